import Testing

@testable import VitrineDevice

@Suite("The end of a message about an unknown name")
struct SpellingTests {
    @Test("names the closest known name, else all of them in order")
    func names() {
        #expect(Spelling.hint(for: "texSize", of: ["locale", "textSize"]) == "did you mean textSize?")
        #expect(Spelling.hint(for: "network", of: ["textSize", "locale"]) == "known are locale, textSize")
        #expect(Spelling.hint(for: "network", of: []) == "there are none")
    }

    @Test("counts more than eight names that begin alike, and lists fewer")
    func counts() {
        let files = (0..<9).map { "file.app.one/\($0).json" }
        #expect(Spelling.hint(for: "network", of: ["locale"] + files) == "known are file.… (9 names), locale")
        #expect(!Spelling.hint(for: "network", of: Array(files.dropLast())).contains("names"))
    }
}
