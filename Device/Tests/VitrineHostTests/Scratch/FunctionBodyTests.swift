import Testing

@testable import VitrineHost

/// Functions that end the program in place of what they do.
struct FunctionBodyTests {
    private func ended(_ source: String, at line: Int) -> String {
        FunctionBody.text(source, ending: [line: "why"])
    }

    @Test(arguments: [
        ("func a() { b() }", #"func a() { Swift.fatalError("why") }"#),
        ("init(b: () -> Void = {}) { b() }", #"init(b: () -> Void = {}) { Swift.fatalError("why") }"#),
        ("var a: Int { 3 }", #"var a: Int { Swift.fatalError("why") }"#),
        ("func a() { func b() { c() } }", #"func a() { Swift.fatalError("why") }"#),
        ("struct A { func b() {} }", #"struct A { func b() { Swift.fatalError("why") } }"#),
        ("func a() { let b = \"}\" /* } */ }", #"func a() { Swift.fatalError("why") }"#),
        (
            "var a: Int { get { 3 } set { b() } }",
            #"var a: Int { get { Swift.fatalError("why") } set { Swift.fatalError("why") } }"#
        ),
        ("let a: Int = { b() }()", #"let a: Int = { Swift.fatalError("why") }()"#),
        ("var a = 3 { didSet { b() } }", #"var a = 3 { didSet { Swift.fatalError("why") } }"#),
        ("var body: some View { Text(a) }", #"var body: some View { Swift.fatalError("why"); return EmptyView() }"#),
        (
            "func perform() async throws -> some IntentResult { b() }",
            #"func perform() async throws -> some IntentResult { Swift.fatalError("why"); return .result() }"#
        ),
    ])
    func bodyIsReplaced(_ source: String, _ expected: String) {
        #expect(ended(source, at: 1) == expected)
    }

    @Test(arguments: [
        "var body: some Scene { Window(a) }", "func a() -> some IntentResult & B { .b }",
        "@ViewBuilder func row() -> Text { Text(a) }", "let a = b { c() }",
        "struct A { let b = 3 }", "let a = { 3 }()", "let a: Int = b { 3 }", "let a = b(c: 3) { 4 }",
        "switch a { case .b: break }",
    ])
    func bodyThatDecidesATypeOrIsNoFunctionsIsKept(_ source: String) {
        #expect(ended(source, at: 1) == source)
    }

    @Test func linesKeepTheirNumbers() {
        let source = "func a() {\n    b()\n}\nfunc c() {}\n"
        #expect(ended(source, at: 1) == "func a() { Swift.fatalError(\"why\") \n\n}\nfunc c() {}\n")
    }

    @Test func placesAreThoseBetweenTheBraces() throws {
        let body = try #require(FunctionBody.all(in: "func a(\n  b: Int\n) {\n  c()\n}").first)
        #expect(body.lines == 3...5)
        #expect(!body.contains(line: 2, column: 3))
        #expect(!body.contains(line: 3, column: 1))
        #expect(body.contains(line: 4, column: 3))
    }
}
