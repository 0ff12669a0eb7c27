import BiorhythmCore
import BiorhythmTables
import TestSupport
import Testing

@Suite struct SettingsTests {
  private func settings(_ text: String) throws -> Settings { try Settings(parsing: Array(text.utf8)) }
  private func text(_ settings: Settings) throws -> String {
    String(decoding: settings.formatted(), as: UTF8.self)
  }

  @Test func `a birthday and a person are written as the manual shows`() throws {
    var settings = Settings()
    settings.owner = Birth(on: try date("1990-05-15"))
    settings.people["Minji"] = Birth(on: try date("1992-09-20"))
    #expect(
      try text(settings) == """
        {
          "birthday" : "1990-05-15",
          "people" : {
            "Minji" : {
              "birthday" : "1992-09-20"
            }
          },
          "version" : 1
        }

        """)
    #expect(try self.settings(text(settings)).owner == settings.owner)
  }

  @Test func `keys that are not known survive, numbers and nesting included`() throws {
    var settings = try settings(
      #"{"futureOption":{"a":[1,2.50,null,true],"long":9007199254740993,"small":1e-9},"people":{"A":{"birthday":"2000-01-01","note":"x/y"}}}"#
    )
    settings.owner = Birth(on: try date("1990-05-15"))
    let written = try text(settings)
    for kept in [
      "9007199254740993", "2.5", "null", "true", #""note" : "x/y""#, #""birthday" : "1990-05-15""#,
    ] {
      #expect(written.contains(kept), "\(kept) in \(written)")
    }
    settings.owner = nil
    #expect(try self.settings(text(settings)).people == settings.people)
  }

  @Test(arguments: [
    ("", SettingsError.Content.notJSON(JSONFault(line: 1, column: 1, .expected(.value)))),
    (#"{"birthday":"1990-"#, .notJSON(JSONFault(line: 1, column: 19, .expected(.oneOf("\""))))),
    ("[]", .notAnObject),
    ("null", .notAnObject), ("3", .notAnObject),
    (#"{"birthday":"1990-05-15","birthday":"1991-05-15"}"#, .repeatedKey("birthday")),
    (#"{"birthday":"1990-05-15","b\u0069rthday":"1991-05-15"}"#, .repeatedKey("birthday")),
    (#"{"a":[{"x":1},{"x":1,"y":{"x":2},"x":":"}]}"#, .repeatedKey("x")),
    (#"{"version":2}"#, .wrongVersion("2")), (#"{"version":"1"}"#, .wrongValue(key: "version", value: "1")),
    (#"{"birthday":"15/05/1990"}"#, .wrongValue(key: "birthday", value: "15/05/1990")),
    (#"{"birthday":5}"#, .wrongValue(key: "birthday", value: "5")),
    (#"{"people":[]}"#, .wrongValue(key: "people", value: "[]")),
    (#"{"people":{"A":{}}}"#, .wrongValue(key: "people.A.birthday", value: "{}")),
    (#"{"color":"blue"}"#, .wrongValue(key: "color", value: "blue")),
    (#"{"cycles":[]}"#, .wrongValue(key: "cycles", value: "[]")),
    (#"{"customCycles":{"moon":1}}"#, .wrongValue(key: "customCycles", value: #"{"moon":1}"#)),
  ])
  func `a file that cannot be right says what is wrong`(text: String, error: SettingsError.Content) {
    #expect(throws: error) { try settings(text) }
  }

  @Test func `a key repeated in another object or a value is fine`() throws {
    _ = try settings(#"{"a":{"x":1},"b":{"x":1},"c":"x\":","d":["x","x"]}"#)
  }

  @Test func `deep nesting ends in an error, not in a crash`() {
    #expect(throws: SettingsError.Content.notJSON(JSONFault(line: 1, column: 321, .tooDeep(limit: 64)))) {
      try settings(String(repeating: #"{"a":"#, count: 100_000))
    }
  }

  @Test func `names are compared by canonical equivalence and kept as written`() throws {
    var settings = Settings()
    let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1107}\u{1167}\u{11AF}"
    settings.people[decomposed] = Birth(on: try date("2001-01-01"))
    #expect(settings.people["한별"] != nil)
    #expect(
      settings.person(named: "한별")?.name.map { Array($0.unicodeScalars) } == Array(decomposed.unicodeScalars))
    #expect(settings.person(named: "한별이")?.name == nil)
  }

  @Test(arguments: [
    (Preference.language, "ko", "ko"), (.language, "zh-hant", "zh-Hant"), (.color, "never", "never"),
    (.cycles, "physical, moon", "physical,moon"), (.customCycles, "moon:29,work:7", "moon:29,work:7"),
  ])
  func `a preference reads from text and prints as it reads`(
    preference: Preference, text: String, printed: String
  ) throws {
    let value = try #require(Preference.Value(parsing: text, for: preference))
    #expect(value.text == printed)
    var settings = Settings()
    settings.preferences[preference] = value
    #expect(try Settings(parsing: settings.formatted()).preferences == settings.preferences)
  }

  @Test(arguments: [
    (Preference.language, "fr"), (.color, ""), (.charset, "utf8"), (.cycles, ""), (.cycles, "physical,,"),
    (.customCycles, "moon"), (.customCycles, "moon:1"), (.customCycles, "moon:36501"),
    (.customCycles, "moon:29,moon:30"),
    (.customCycles, "moon:9223372036854775808"), (.customCycles, "physical:23"), (.customCycles, ""),
  ])
  func `a preference that cannot be is none`(preference: Preference, text: String) {
    #expect(Preference.Value(parsing: text, for: preference) == nil)
  }

  @Test(arguments: ["/home", "/\u{301}"])
  func `an absolute path begins with a slash, whatever follows it`(path: String) {
    #expect(SettingsFile(configHome: path, home: nil)?.path == path + "/biorhythm/settings.json")
  }
}
