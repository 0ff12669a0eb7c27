/// Letters of other layouts as the Latin ones on the same keys, so that a key does the same without switching over.
enum KeyLayout {
  /// What stands on the keys of the US layout, and on the same keys of the Korean (two-set) and the Russian one.
  private static let rows = [
    ("qwertyuiopasdfghjklzxcvbnm", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ"),
    ("QWERTOP", "ㅃㅉㄸㄲㅆㅒㅖ"),
    ("qwertyuiop[]asdfghjklzxcvbnm,.", "йцукенгшщзхъфывапролдячсмитьбю"),
    ("QWERTYUIOPASDFGHJKLZXCVBNM<>", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬБЮ"),
  ]

  private static let latin = Dictionary(
    uniqueKeysWithValues: rows.flatMap { zip($0.1, $0.0) })

  /// Returns the Latin letter on the key of another layout's letter; any other character is its own.
  static func latin(_ character: Character) -> Character { latin[character] ?? character }
}
