extension String {
  /// This text for an element or a quoted attribute of XML 1.0, with what acts unseen made visible.
  ///
  /// A reader of the file gets back the text as ``visible`` has it.
  var xmlText: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // XML 1.0 §2.2: these two are no characters; controls are visible already.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
