import Testing

@testable import VitrineHost

/// Swift source without comments and texts.
struct SwiftTextTests {
    /// Each with where the mark stands.
    @Test(arguments: [
        ("code", "@main struct B: WidgetBundle {", true), ("comment", "// @main\nstruct B {}", false),
        ("nested comment", "/* a /* @main */ @main */ struct B {}", false),
        ("after a comment", "/* a */ @main struct B: Widget {", true), ("text", "let a = \"@main \\\" @main\"", false),
        ("raw text", "let a = #\"@main \"@main\"#", false), ("long text", "let a = \"\"\"\n@main \"x\"\n\"\"\"", false),
        ("after a text", "let a = \"//\"\n@main struct B {", true),
        ("another attribute", "@mainland struct B {", false),
    ])
    func onlyCodeCounts(_ place: String, _ source: String, hasMain: Bool) {
        #expect(MainType.all(in: source, file: "/a.swift").isEmpty != hasMain)
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
