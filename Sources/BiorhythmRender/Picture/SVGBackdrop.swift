internal import BiorhythmCore

/// What lies behind the curves: the plot with its weekends, scale and days.
struct SVGBackdrop {
  let layout: SVGLayout
  let axis: SVGAxis

  var text: String { plot + weekends + boundaries + scale + labels }

  private var plot: String { rectangle("plot", x: SVGLayout.left, width: layout.right - SVGLayout.left) }

  private var weekends: String {
    guard layout.window.count <= SVGAxis.longestByWeek else { return "" }
    return layout.window.filter { $0.weekday.isWeekend }
      .map { rectangle("weekend", x: layout.edge(of: $0), width: layout.step) }.joined()
  }

  private func rectangle(_ kind: String, x: Double, width: Double) -> String {
    """
    <rect class="\(kind)" x="\(coordinate(x))" y="\(coordinate(SVGLayout.top))" width="\(coordinate(width))" \
    height="\(coordinate(SVGLayout.bottom - SVGLayout.top))"/>

    """
  }

  /// Lines where a month begins.
  private var boundaries: String {
    axis.boundaries.map { date in
      let x = coordinate(layout.edge(of: date))
      return
        "<path class=\"grid\" d=\"M\(x),\(coordinate(SVGLayout.top))V\(coordinate(SVGLayout.bottom))\"/>\n"
    }.joined()
  }

  private var scale: String {
    [(1, "+100%"), (0.5, "+50%"), (0, "0%"), (-0.5, "\u{2212}50%"), (-1, "\u{2212}100%")].map {
      value, label in
      let y = layout.y(of: value)
      return """
        <path class="\(value == 0 ? "zero" : "grid")" d="M\(coordinate(SVGLayout.left)),\(coordinate(y))\
        H\(coordinate(layout.right))"/>
        <text class="axis scale" x="\(coordinate(SVGLayout.left - 10))" y="\(coordinate(y + 4))">\(label)</text>

        """
    }.joined()
  }

  private var labels: String {
    let ticks = axis.ticks.map { label in
      let x = coordinate(layout.x(of: label.date))
      return
        "<text class=\"axis tick\" x=\"\(x)\" y=\"\(coordinate(SVGAxis.tickHeight))\">\(label.text.xmlText)</text>\n"
    }
    let spans = axis.spans.map { label in
      let x = coordinate(layout.edge(of: label.date) + 2)
      return
        "<text class=\"axis\" x=\"\(x)\" y=\"\(coordinate(SVGAxis.spanHeight))\">\(label.text.xmlText)</text>\n"
    }
    return (ticks + spans).joined()
  }
}
