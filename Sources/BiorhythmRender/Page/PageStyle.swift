internal import BiorhythmLocalization

/// The style sheet of every page: from a phone to a wide screen, light and dark, and paper.
enum PageStyle {
  static let text: String = base + inks + SVGStyle.text + print

  /// The colors of the cycles, for bars and marks.
  private static var inks: String {
    func rules(_ color: (SVGStroke) -> String) -> String {
      SVGStroke.all.map { ".ink-\($0.name){--ink:\(color($0.stroke))}\n" }.joined()
    }
    return rules(\.light) + "@media screen and (prefers-color-scheme:dark){\n" + rules(\.dark) + "}\n"
  }

  private static let base = """
    :root{color-scheme:light dark;--paper:#fff;--text:#272b33;--quiet:#565d69;--rule:#dadee5;--weekend:#f0f2f6;\
    --day:#ffe994;--double:#ffd84a;--triple:#ff9d2e;--on:#332600;--cursor:#272b33}
    @media screen and (prefers-color-scheme:dark){:root{--paper:#14171c;--text:#e8eaee;--quiet:#aab1bd;\
    --rule:#323944;--weekend:#1f242c;--day:#574500;--cursor:#e8eaee}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0 auto;max-width:80rem;padding:1rem;background:var(--paper);color:var(--text);\
    font:1rem/1.4 \(SVGStyle.fontFamily(nil));overflow-wrap:break-word}
    h1{font-size:1.6rem;line-height:1.2;margin:0}
    h2{font-size:1.1rem;margin:1.4rem 0 .4rem}
    h3{font-size:1rem;margin:0 0 .2rem}
    header p,footer,.quiet{color:var(--quiet)}
    header p{margin:.2rem 0 0}
    footer{font-size:.85rem;margin-top:1.5rem}
    figure{margin:1rem 0 0}
    #picture{border-radius:8px}
    #picture:focus-visible,.scroll:focus-visible{outline:3px solid #1b74e4;outline-offset:2px}
    #picture svg{display:block;width:100%;height:auto;touch-action:pan-y}
    #readout{margin:.3rem 0 0;min-height:2.8em;font-weight:700;font-variant-numeric:tabular-nums}
    #hint{margin:.2rem 0 0;font-size:.85rem;color:var(--quiet)}
    .evidence svg{display:block;width:100%;height:auto}
    .cursor{fill:none;stroke:var(--cursor);stroke-width:1.5;stroke-dasharray:3 2;pointer-events:none}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{text-align:start;padding:.2rem .4rem;border-bottom:1px solid var(--rule);vertical-align:top}
    th{font-weight:600}
    tbody th{white-space:nowrap}
    thead th,thead .number{white-space:normal}
    .name,thead .name{white-space:normal;overflow-wrap:anywhere}
    .life{display:block;font-weight:400;font-size:.85rem;color:var(--quiet)}
    body.people,body.evidence{max-width:56rem}
    thead th{color:var(--quiet);font-size:.85rem}
    .number{text-align:end;white-space:nowrap}
    .scroll{overflow-x:auto}
    .weekend{background:var(--weekend)}
    .selected{background:var(--day);outline:2px solid #b98900;outline-offset:-2px}
    .double{background:var(--double);color:var(--on)}
    .triple{background:var(--triple);color:var(--on)}
    .date{white-space:nowrap}
    tbody .name{min-width:7em}
    .ink{border-inline-start:.5em solid var(--ink);padding-inline-start:.4em}
    .bar{display:block;width:100%;min-width:2.5rem;height:.45rem;margin-top:.1rem}
    .bar rect{fill:var(--ink)}
    .bar path{stroke:var(--quiet);stroke-width:1;vector-effect:non-scaling-stroke}
    ul{margin:0;padding:0;list-style:none}
    li{padding:.15rem .4rem;border-bottom:1px solid var(--rule)}
    .badge{display:inline-block;padding:0 .4em;border-radius:4px;font-weight:600}
    .mark{font-style:normal}
    .months{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1.2rem}
    .months th,.months td{width:14.28%;text-align:center;padding:.1rem 0;height:2.7em;font-size:.9rem;line-height:1.25}
    .months thead th{height:auto}
    .months b{display:inline-block;font-weight:700;border-bottom:3px solid var(--ink);line-height:1;margin:0 1px}
    .facts thead th:first-child{white-space:nowrap}
    .facts td:nth-child(2){width:22%}
    .facts td:last-child,.facts th:last-child{padding-inline-start:.9em}
    @media screen and (max-width:34rem){
    .days,.people,.facts,.pair{font-size:.875rem}
    .days thead th,.pair thead th{font-size:.7rem}
    .slash{display:none}
    .other{display:block}
    .days th,.days td,.people th,.people td,.facts th,.facts td{padding:.2rem .15rem}
    .bar{min-width:1.5rem}
    }
    @media (min-width:34.01rem),print{.days .bar{display:inline-block;width:3.5rem;margin:0 0 0 .5rem;vertical-align:middle}}
    @media (min-width:64rem){
    .two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 2.5rem}
    .two>:first-child{position:sticky;top:1rem;align-self:start}
    .two>:last-child h2:first-child{margin-top:1rem}
    }

    """

  private static let print = """
    @media print{
    .two>:first-child{position:static}
    @page{margin:9mm}
    :root{color-scheme:light}
    html{font-size:8pt}
    body{padding:0;max-width:none;line-height:1.2}
    h1{font-size:17pt}
    h2{margin:2mm 0 .6mm;font-size:10pt}
    h2,thead,h3{break-after:avoid}
    figure{margin:2mm 0 0}
    #readout,#hint{display:none}
    #picture svg{width:auto;max-width:100%;height:92mm;margin:0 auto}
    th,td{padding:.35mm 1mm}
    .days td,.days th{font-size:7.5pt}
    .bar{height:1.1mm;margin-top:.2mm}
    .days .bar{width:9mm}
    tr,li{break-inside:avoid}
    li{padding:.25mm 1mm}
    .scroll{overflow:visible}
    footer{margin-top:2mm;font-size:7pt}
    .weekend,.selected,.double,.triple,.ink,.months b,svg{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    .columns{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:0 6mm}
    .year .overview{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 6mm}
    .year #picture svg{height:118mm;width:auto}
    .months{grid-template-columns:repeat(4,minmax(0,1fr));gap:1.5mm 4mm}
    .months th,.months td{padding:0;height:4.1mm;font-size:6.5pt;line-height:1}
    .months h3{font-size:8pt;margin:0}
    .months b{border-bottom-width:1.5px;font-size:5.5pt}
    .months section{break-inside:avoid}
    .comparison #picture svg{height:100mm}
    .evidence svg{width:auto;max-width:100%;max-height:190mm}
    }

    """
}
