import BiorhythmCLI
import BiorhythmRender
import Testing

@Suite struct LineEditorTests {
  private func typing(_ keys: Key..., into text: String = "1990-05-15") -> String {
    var editor = LineEditor(text)
    for key in keys { editor.handle(key) }
    return editor.text
  }

  @Test func `backspace and delete remove the characters on both sides of the cursor`() {
    #expect(typing(.backspace) == "1990-05-1")
    #expect(typing(.delete) == "1990-05-15")
    #expect(typing(.left, .left, .backspace) == "1990-0515")
    #expect(typing(.left, .left, .delete) == "1990-05-5")
    #expect(typing(.home, .delete) == "990-05-15")
    #expect(typing(.home, .backspace) == "1990-05-15")
    #expect(typing(.backspace, into: "") == "")
  }

  @Test func `home and end go to the ends and stay there`() {
    #expect(typing(.home, .left, .character("x"), .end, .right, .character("y")) == "x1990-05-15y")
    #expect(typing(.control("a"), .character("x"), .control("e"), .character("y")) == "x1990-05-15y")
  }

  @Test func `control keys remove all before, all behind, and a word`() {
    #expect(typing(.control("u")) == "")
    #expect(typing(.left, .left, .control("u")) == "15")
    #expect(typing(.home, .right, .control("k")) == "1")
    #expect(typing(.control("w"), into: "in two  words ") == "in two  ")
  }

  @Test func `a paste goes in once as one line`() {
    #expect(typing(.control("u"), .paste("  2001-02-03 \nq\n")) == "2001-02-03")
    #expect(typing(.left, .paste("a\tb"), into: "xy") == "xa by")
    #expect(typing(.paste("\n \n"), into: "x") == "x")
  }

  @Test func `a combining mark is one character with its letter`() {
    #expect(typing(.character("e"), .character("\u{301}"), .backspace, into: "a") == "a")
    #expect(typing(.character("e"), .character("\u{301}"), .left, .delete, into: "a") == "a")
  }

  @Test func `keys that edit no line change nothing`() {
    #expect(typing(.tab, .up, .pageDown, .control("g")) == "1990-05-15")
  }

  @Test func `a line has an end`() {
    var editor = LineEditor("x")
    editor.handle(.paste(String(repeating: "a", count: 60_000)))
    editor.handle(.character("b"))
    #expect(editor.text == "x" + String(repeating: "a", count: 255))
  }
}
