import AppTestSupport
import Testing
import VitrineTesting

/// The trait that names the rows of the requirements.
struct ProvedRowsTests {
    private func scope(_ rows: ProvedRows, _ body: @Sendable @concurrent () async throws -> Void) async throws {
        try await rows.provideScope(for: try #require(Test.current), testCase: nil, performing: body)
    }

    @Test func testThatSaysProcessAndStartsNoProgramFails() async throws {
        await withKnownIssue { try await scope(.process("a row")) {} }
    }

    @Test func testThatStartsAProgramAndTestOfAModelPass() async throws {
        try await scope(.process("a row")) { try Program(name: "true", at: "/bin").run([]) }
        try await scope(.model("a row")) {}
    }
}
