/// The page's own script: moving over the picture reads out a day.
///
/// The picture says how its days lie (`data-grid`, `data-rows`); the elements with `data-readout` say, in order, what
/// is read out of each. Without the script everything is still in the page.
enum PageScript {
  static let text = """
    (() => {
    "use strict";
    const svg = document.querySelector("svg[data-grid]");
    const days = [...document.querySelectorAll("[data-readout]")];
    const box = document.getElementById("picture");
    const line = document.getElementById("readout");
    const hint = document.getElementById("hint");
    if (!svg || !days.length || !box || !line || !hint) return;
    const [left, top, step, pitch] = svg.dataset.grid.split(" ").map(Number);
    const rows = svg.dataset.rows.split(" ").map(Number);
    const mark = document.createElementNS(svg.namespaceURI, "path");
    mark.setAttribute("class", "cursor");
    const selected = days.findIndex(day => day.hasAttribute("data-selected"));
    let now = Math.max(0, selected);
    hint.hidden = false;
    for (const [name, value] of [["role", "slider"], ["tabindex", "0"], ["aria-labelledby", "hint"],
      ["aria-valuemin", "0"], ["aria-valuemax", String(days.length - 1)]]) box.setAttribute(name, value);
    const tell = () => {
      box.setAttribute("aria-valuenow", String(now));
      box.setAttribute("aria-valuetext", days[now].dataset.readout);
    };
    const show = day => {
      now = Math.min(Math.max(day, 0), days.length - 1);
      let row = 0, column = now;
      while (row < rows.length - 1 && column >= rows[row]) column -= rows[row++];
      mark.setAttribute("d", `M${left + (column + 0.5) * step},${top + row * pitch}v${pitch}`);
      if (!mark.parentNode) svg.append(mark);
      line.textContent = days[now].dataset.readout;
      tell();
    };
    tell();
    if (selected >= 0) line.textContent = days[now].dataset.readout;
    const point = event => {
      const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      const row = Math.min(Math.max(Math.floor((place.y - top) / pitch), 0), rows.length - 1);
      const column = Math.min(Math.max(Math.floor((place.x - left) / step), 0), rows[row] - 1);
      show(rows.slice(0, row).reduce((sum, length) => sum + length, 0) + column);
    };
    svg.addEventListener("pointerdown", point);
    svg.addEventListener("pointermove", point);
    const steps = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -28, PageDown: 28,
      Home: -Infinity, End: Infinity};
    box.addEventListener("keydown", event => {
      if (!(event.key in steps) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      show(now + steps[event.key]);
    });
    })();
    """
}
