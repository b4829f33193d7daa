import Foundation
import Testing
import VitrineClient

struct CommandJSONTests {
    /// A terminal reads U+009B as the beginning of a command.
    @Test func textWithCommandsOfATerminalIsEscapedAndReadAsItWas() throws {
        let text = "a\u{9B}31m\u{7F}é\u{A0}\u{1B}"
        let printed = CommandJSON.escaped(CommandJSON.text([text]))
        #expect(!printed.unicodeScalars.contains { ("\u{7F}"..."\u{9F}").contains($0) || $0 == "\u{1B}" })
        #expect(printed.contains(#"a\u009b31m\u007fé"#))
        #expect(try JSONDecoder().decode([String].self, from: Data(printed.utf8)) == [text])
    }
}
