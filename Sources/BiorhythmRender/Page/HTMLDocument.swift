internal import BiorhythmLocalization
internal import BiorhythmTables

/// A self-contained page around its parts: HTML 5 in UTF-8, which asks nothing of any network and runs and styles
/// itself with nothing but its own script and sheet.
struct HTMLDocument {
  /// What tells the style sheet which kind of page it is.
  enum Kind: String {
    case report, year, comparison, people, evidence
  }

  let kind: Kind
  let title: String
  /// Stands below the heading.
  let subtitle: String
  let catalog: Catalog

  private static let policy =
    "default-src 'none'; img-src data:; style-src 'sha256-\(SHA256.base64(of: PageStyle.text))'; "
    + "script-src 'sha256-\(SHA256.base64(of: PageScript.text))'; base-uri 'none'; form-action 'none'"

  /// Writes the page with its main part; a line feed ends it.
  func write(
    to out: inout ByteWriter, _ main: (inout ByteWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try out.append(
      """
      <!DOCTYPE html>
      <html lang="\(catalog.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\("\(title) \u{B7} \(subtitle)".xmlText)</title>
      <link rel="icon" href="data:,">
      <style>\(PageStyle.text)</style>
      </head>
      <body class="\(kind.rawValue)">
      <header>
      <h1>\(title.xmlText)</h1>
      <p>\(subtitle.xmlText)</p>
      </header>
      <main>

      """)
    try main(&out)
    try out.append(
      """
      </main>
      <footer><p>\(catalog.help.disclaimer.xmlText)</p></footer>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """)
  }

  /// Writes a picture with the place where its days are read out.
  func writeFigure(
    to out: inout ByteWriter, _ picture: (inout ByteWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try out.append("<figure>\n<div id=\"picture\">\n")
    try picture(&out)
    try out.append(
      """
      </div>
      <p id="readout"></p>
      <p id="hint" hidden>\(catalog.reports.pictureHint.xmlText)</p>
      </figure>

      """)
  }
}
