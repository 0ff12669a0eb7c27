import BiorhythmTables
import Testing

struct JSONWriterTests {
  private func text(isPretty: Bool = false, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(isPretty: isPretty)
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func writeSample(_ json: inout JSONWriter) {
    json.beginObject()
    json.key("a")
    json.write("x\"y")
    json.key("b")
    json.beginArray()
    json.write(1)
    json.write(0.5)
    json.write(nil as String?)
    json.beginObject()
    json.endObject()
    json.beginArray()
    json.endArray()
    json.endArray()
    json.key("c")
    json.beginObject()
    json.key("d")
    json.write(nil as Int?)
    json.endObject()
    json.endObject()
  }

  @Test func `commas stand between members and elements alone`() {
    #expect(text(writeSample) == #"{"a":"x\"y","b":[1,0.5,null,{},[]],"c":{"d":null}}"#)
  }

  @Test func `pretty text has a line for each of them`() {
    #expect(
      text(isPretty: true, writeSample) == """
        {
          "a" : "x\\"y",
          "b" : [
            1,
            0.5,
            null,
            {},
            []
          ],
          "c" : {
            "d" : null
          }
        }
        """)
  }

  @Test func `a long line is broken before a key`() {
    let json = text { json in
      json.beginObject()
      json.key("a")
      json.write(1)
      json.key("b", isOnNewLine: true)
      json.write(2)
      json.endObject()
    }
    #expect(json == "{\"a\":1,\n \"b\":2}")
  }
}
