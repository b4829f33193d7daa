/// The classes of XCTest in the files of a test target.
///
/// On Apple's platforms XCTest finds them by itself. Here each class gets a list of its tests behind its last brace, so
/// that it may be private and stand within `#if`, and lines keep their numbers.
struct TestClasses: Hashable, Sendable {
    /// The names of the classes that are or inherit from `XCTestCase`, sorted.
    let names: [String]

    /// - Parameter texts: The texts of all files of the target.
    init(_ texts: [String]) {
        let classes = texts.filter { $0.contains("class") }.flatMap { Declaration.all(in: $0) }
        var found: Set<String> = ["XCTestCase"]
        var count = 0
        while count != found.count {
            count = found.count
            found.formUnion(classes.filter { !found.isDisjoint(with: $0.parents) }.map(\.name))
        }
        names = found.subtracting(["XCTestCase"]).sorted()
    }

    /// The type that a class's list of tests has, which the runner asks for by name.
    static func listName(_ name: String) -> String { "VitrineTests_\(name)" }

    /// A file's text with a list behind each of its test classes.
    func adding(to text: String) -> String {
        var result = text.unicodeScalars
        for own in Declaration.all(in: text).reversed() where names.contains(own.name) {
            let end = result.index(result.startIndex, offsetBy: own.end)
            result.insert(contentsOf: "; \(Self.list(of: own))".unicodeScalars, at: end)
        }
        return String(result)
    }

    /// The tests of a file that its lists have, such as `StepsTests.testGoal`.
    func tests(of text: String) -> [String] {
        Declaration.all(in: text).filter { names.contains($0.name) }
            .flatMap { own in own.tests.filter { !$0.isConditional }.map { "\(own.name).\($0.name)" } }
    }

    /// The tests of a file that its lists do not have.
    func leftOut(of text: String) -> [TestReport.Test] {
        Declaration.all(in: text).filter { names.contains($0.name) }
            .flatMap { own in
                own.tests.filter(\.isConditional)
                    .map { test in
                        let reason = "it stands within #if in its class"
                        return TestReport.Test(name: "\(own.name).\(test.name)", outcome: .skipped(reason))
                    }
            }
    }

    private static func list(of own: Declaration) -> String {
        let entries = own.tests.filter { !$0.isConditional }
            .map { test in
                guard test.isAsync || own.isMainActor else { return "(\"\(test.name)\", \(own.name).\(test.name))" }
                let call = "asyncTest { (own: \(own.name)) in nonisolated(unsafe) let own = own; "
                return "(\"\(test.name)\", \(call)return { try await own.\(test.name)() } })"
            }
        return "nonisolated final class \(listName(own.name)): VitrineTestList { "
            + "override class var entry: XCTestCaseEntry { let tests: [(String, (\(own.name)) -> () throws -> Void)] "
            + "= [\(entries.joined(separator: ", "))]; return testCase(tests) } }"
    }
}

/// A class outside of others, as its text says.
private struct Declaration {
    struct Test {
        var name: String
        var isAsync: Bool
        var isConditional: Bool
    }

    var name: String
    var parents: Set<String>
    var isMainActor: Bool
    var tests: [Test]
    /// How many scalars of the text stand before the end of the declaration.
    var end: Int

    static func all(in text: String) -> [Declaration] {
        let code = SwiftText.codeOnly(text)
        let pattern = #/(@MainActor\s+)?(?:[a-z]+\s+)*\bclass\s+([A-Za-z_][A-Za-z0-9_]*)\s*:([^{]*)\{/#
        return code.matches(of: pattern)
            .compactMap { match in
                guard depth(of: code[..<match.range.lowerBound]) == 0 else { return nil }
                let body = DeclaredConstants.body(code[match.range.upperBound...])
                return Declaration(
                    name: String(match.output.2),
                    parents: Set(match.output.3.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)),
                    isMainActor: match.output.1 != nil,
                    tests: tests(in: body),
                    end: code.unicodeScalars.distance(from: code.startIndex, to: body.endIndex) + 1
                )
            }
    }

    private static func tests(in body: Substring) -> [Test] {
        let pattern = #/\bfunc\s+(test[A-Za-z0-9_]*)\s*\(\s*\)\s*(async\b)?/#
        return body.matches(of: pattern)
            .compactMap { match in
                let before = body[..<match.range.lowerBound]
                guard depth(of: before) == 0 else { return nil }
                let open = before.matches(of: #/#if\b/#).count - before.matches(of: #/#endif\b/#).count
                return Test(
                    name: String(match.output.1),
                    isAsync: match.output.2 != nil,
                    isConditional: open > 0
                )
            }
    }

    private static func depth(of text: Substring) -> Int {
        text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }
}
