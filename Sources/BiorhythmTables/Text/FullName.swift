/// Joins the two parts of a name as their script does.
///
///     fullName(given: "Ana", family: "Rossi")      // "Ana Rossi"
///     fullName(given: "하늘", family: "김")          // "김하늘"
///
/// - Returns: The given name before the family name; in Chinese, Japanese and Korean writing behind it, without a space.
package func fullName(given: String, family: String) -> String {
  let (given, family) = (given.trimmed(), family.trimmed())
  if given.isEmpty || family.isEmpty { return given + family }
  let isEastAsian = (given + family).unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    // Kana; characters; syllables of Korean; characters beyond the first plane.
    case 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
  return isEastAsian ? family + given : "\(given) \(family)"
}
