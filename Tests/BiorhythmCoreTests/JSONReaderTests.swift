import BiorhythmCore
import BiorhythmTables
import TestSupport
import Testing

/// JSON as the settings read it and write it back.
@Suite struct JSONReaderTests {
  private func settings(_ text: String) throws -> Settings { try Settings(parsing: Array(text.utf8)) }
  /// What is wrong with a text that is not JSON.
  private func fault(in bytes: [UInt8]) -> JSONFault? {
    do throws(SettingsError.Content) {
      _ = try Settings(parsing: bytes)
      return nil
    } catch {
      if case .notJSON(let fault) = error { return fault }
      return nil
    }
  }

  @Test(arguments: [
    ("{\n  \"a\": 1,\n}", JSONFault(line: 2, column: 9, .trailingComma)),
    ("[1, ]", .init(line: 1, column: 3, .trailingComma)),
    ("{ // mine\n}", .init(line: 1, column: 3, .comment)),
    ("{\r\n\r\n  /* x */}", .init(line: 3, column: 3, .comment)),
    ("{\"가\" /**/: 1}", .init(line: 1, column: 6, .comment)),
    ("{} # x", .init(line: 1, column: 4, .expected(.end))),
    ("", .init(line: 1, column: 1, .expected(.value))),
    ("{a: 1}", .init(line: 1, column: 2, .expected(.key))),
    ("{\"a\" 1}", .init(line: 1, column: 6, .expected(.oneOf(":")))),
    ("{\"😀\": }", .init(line: 1, column: 7, .expected(.value))),
    ("{\"a\": 1\r\"b\": 2}", .init(line: 2, column: 1, .expected(.oneOf(",}")))),
    ("[1 2]", .init(line: 1, column: 4, .expected(.oneOf(",]")))),
    ("{\"a\": 1.}", .init(line: 1, column: 9, .expected(.digit))),
    (#"{"a": "\x"}"#, .init(line: 1, column: 9, .expected(.escape))),
    ("{\"a\": \"b", .init(line: 1, column: 9, .expected(.oneOf("\"")))),
    ("{\n'a': 1}", .init(line: 2, column: 1, .expected(.key))),
  ])
  func `a fault is told with its line, its column and what was expected there`(text: String, fault: JSONFault)
  {
    #expect(self.fault(in: Array(text.utf8)) == fault)
  }

  @Test func `bytes that are not UTF-8 are told by their place`() {
    #expect(fault(in: Array("{\n  \"é".utf8) + [0xFF]) == JSONFault(line: 2, column: 5, .notUTF8))
    #expect(fault(in: [0xEF, 0xBB, 0xBF, 0x7B, 0x80]) == JSONFault(line: 1, column: 2, .notUTF8))
  }

  private func text(_ settings: Settings) -> String { String(decoding: settings.formatted(), as: UTF8.self) }

  // Case 24: Unknown values survive to the letter.
  @Test(arguments: [
    "0", "-0", "1.0", "2.50", "1e-9", "1E400", "-1e+5", "9007199254740993", "-9223372036854775808",
    "9223372036854775808",
    "0.1234567890123456789012345678901234567890123456789", "null", "true", "false", #""x/y""#, "[]", "{}",
  ])
  func `a value that is not known survives to the letter`(value: String) throws {
    #expect(try text(settings(#"{"a":[\#(value)]}"#)).contains("\n    \(value)\n"))
  }

  @Test(arguments: [
    #"{"a":[1,]}"#, #"{"a":1,}"#, #"{"a":01}"#, #"{"a":+1}"#, #"{"a":1.}"#, #"{"a":.5}"#, #"{"a":1e}"#,
    #"{"a":-}"#, #"{"a":"\ud800"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#, #"{"a":"\u+123"}"#,
    #"{"a":"\u12"#, #"{"a":"\x"}"#, "{\"a\":\"\n\"}", #"{"a"#, #"{"a":"#, #"{"a":1"#, "{} {}", #"{"a" 1}"#,
    "{a:1}", "nul", "{\"a\":nan}", "\u{FEFF}\u{FEFF}{}", "{}\u{0}", "\u{A0}{}",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(fault(in: Array(text.utf8)) != nil)
  }

  @Test func `every escape is read, and what acts unseen is written as one`() throws {
    let name = "\"\\/\u{8}\u{C}\n\r\té😀\u{202E}\u{7F}"
    let escaped = #""\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00\u202e\u007F""#
    let written = #""\"\\/\u0008\u000C\u000A\u000D\u0009é😀\u202E\u007F""#
    var settings = try settings(#"{"people":{\#(escaped):{"birthday":"2000-01-01"}}}"#)
    #expect(settings.people.keys.first == name)
    #expect(text(settings).contains(written))
    settings = try self.settings(text(settings))
    #expect(settings.people.keys.first == name)
  }

  /// UTF-16 whose bytes look like brackets and quotation marks, and bytes that no UTF-8 has.
  @Test(arguments: [
    "7B00220061002200 3A002200 0022 7D7D 7D7D 22007D00", "7B0022 C3 22", "FFFE", "7B22 61 C0AF",
  ])
  func `only UTF-8 is read`(digits: String) throws {
    let digits = digits.filter { $0 != " " }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    #expect(fault(in: bytes) != nil)
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try settings("\u{FEFF}{\"birthday\":\"1990-05-15\"}").owner?.date == date("1990-05-15"))
  }

  @Test func `nesting is read 64 deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      #"{"a":"# + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    _ = try settings(text(settings(nested(64))))
    #expect(fault(in: Array(nested(65).utf8)) == JSONFault(line: 1, column: 69, .tooDeep(limit: 64)))
  }

  @Test(arguments: [
    (#"{"a":"#, "[", ""), (#"{"a":["#, "[],", "0]}"), (#"{"a":"#, "1", "}"), (#"{"a":""#, #"\n"#, #""}"#),
  ])
  func `a full megabyte is read and written in linear time`(before: String, part: String, after: String) {
    let start = ContinuousClock.now
    _ = try? settings(before + String(repeating: part, count: (1 << 20) / part.utf8.count) + after)
      .formatted()
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
