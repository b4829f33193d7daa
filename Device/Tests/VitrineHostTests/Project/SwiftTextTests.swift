import Testing

@testable import VitrineHost

/// Swift source without comments and texts.
struct SwiftTextTests {
    struct Source: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: String
        var hasMain: Bool
    }

    static let sources = [
        Source(testDescription: "code", text: "@main struct B: WidgetBundle {", hasMain: true),
        Source(testDescription: "comment", text: "// @main\nstruct B {}", hasMain: false),
        Source(testDescription: "nested comment", text: "/* a /* @main */ @main */ struct B {}", hasMain: false),
        Source(testDescription: "after a comment", text: "/* a */ @main struct B: Widget {", hasMain: true),
        Source(testDescription: "text", text: "let a = \"@main \\\" @main\"", hasMain: false),
        Source(testDescription: "raw text", text: "let a = #\"@main \"@main\"#", hasMain: false),
        Source(testDescription: "long text", text: "let a = \"\"\"\n@main \"x\"\n\"\"\"", hasMain: false),
        Source(testDescription: "after a text", text: "let a = \"//\"\n@main struct B {", hasMain: true),
        Source(testDescription: "another attribute", text: "@mainland struct B {", hasMain: false),
    ]

    @Test(arguments: sources)
    func onlyCodeCounts(_ source: Source) {
        #expect(MainType.all(in: source.text, file: "/a.swift").isEmpty != source.hasMain)
    }

    @Test(arguments: [("", false), ("o", false), ("os(iOS)", true), ("#if os(iOS)\r\n// 날씨", true), ("os(iOЅ)", false)])
    func aWordIsMentionedByItsBytes(_ text: String, isMentioned: Bool) {
        #expect(text.mentions("os(iOS)") == isMentioned)
        #expect("a \(text)".dropFirst(2).mentions("os(iOS)") == isMentioned)
        #expect(!text.prefix(3).mentions("os(iOS)"))
    }

    @Test
    func whatIsNoCodeIsOneSpaceForEachScalar() {
        let source = "let 조 = \"갈\\é\" // 물\r\n/* é\n */ b # \"\\\"\"\n"
        let code = SwiftText.codeOnly(source)
        #expect(code == "let 조 =           \r\n    \n    b #     \n")
        #expect(code.unicodeScalars.count == source.unicodeScalars.count)
    }

    @Test
    func aMainTypeHasItsLineAndDeclaration() throws {
        let found = MainType.all(in: "import A\n\n@main\nstruct B:\n  WidgetBundle\n{ }", file: "/a.swift")
        let main = try #require(found.first)
        #expect(main.line == 3)
        #expect(main.declaration == "struct B: WidgetBundle")
        #expect(main.isWidget)
    }
}
