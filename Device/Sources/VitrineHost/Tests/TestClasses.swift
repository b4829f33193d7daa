/// The classes of XCTest in the files of a test target.
///
/// On Apple's platforms XCTest finds them by itself. Here each class gets a list of its tests behind its last brace, so
/// that it may be private and stand within `#if`, and lines keep their numbers.
struct TestClasses: Hashable, Sendable {
    /// The names of the classes that are or inherit from `XCTestCase`, sorted.
    let names: [String]
    /// The tests of each class: its own, those of its extensions and those that it inherits.
    private let tests: [String: [Declaration.Test]]

    /// - Parameter texts: The texts of all files of the target.
    init(_ texts: [String]) {
        let classes = texts.filter { $0.contains("class") }.flatMap { Declaration.all(in: $0) }
        let extensions = texts.filter { $0.contains("extension") }.flatMap { Declaration.all(in: $0, "extension") }
        var found: Set<String> = ["XCTestCase"]
        var count = 0
        while count != found.count {
            count = found.count
            found.formUnion(classes.filter { !found.isDisjoint(with: $0.parents) }.map(\.name))
        }
        names = found.subtracting(["XCTestCase"]).sorted()
        var tests: [String: [Declaration.Test]] = [:]
        /// A class of a cycle, which the compiler refuses, has no tests.
        func all(of name: String, depth: Int = 0) -> [Declaration.Test] {
            guard depth < 20, let own = classes.first(where: { $0.name == name }) else { return [] }
            let more = extensions.filter { $0.name == name }.flatMap(\.tests)
            let inherited = own.parents.sorted().flatMap { all(of: $0, depth: depth + 1) }
            var seen: Set<String> = []
            return (own.tests + more + inherited).filter { seen.insert($0.name).inserted }
        }
        for name in names { tests[name] = all(of: name) }
        self.tests = tests
    }

    /// The type that a class's list of tests has, which the runner asks for by name.
    static func listName(_ name: String) -> String { "VitrineTests_\(name)" }

    /// A file's text with a list behind each of its test classes.
    func adding(to text: String) -> String {
        var result = text.unicodeScalars
        for own in Declaration.all(in: text).reversed() where names.contains(own.name) {
            let end = result.index(result.startIndex, offsetBy: own.end)
            result.insert(contentsOf: "; \(list(of: own))".unicodeScalars, at: end)
        }
        return String(result)
    }

    /// The tests of a file that its lists have, such as `StepsTests.testGoal`.
    func tests(of text: String) -> [String] {
        Declaration.all(in: text).filter { names.contains($0.name) }
            .flatMap { own in run(by: own.name).map { "\(own.name).\($0.name)" } }
    }

    /// The tests of a file that its lists do not have.
    func leftOut(of text: String) -> [TestReport.Test] {
        let known = Set(names + ["XCTestCase"])
        let nested = Declaration.all(in: text, isNested: true).filter { !known.isDisjoint(with: $0.parents) }
        return Declaration.all(in: text).filter { names.contains($0.name) }
            .flatMap { own in
                (tests[own.name] ?? []).filter(\.isConditional)
                    .map { Self.skipped("\(own.name).\($0.name)", "it stands within #if in its class") }
            }
            + nested.map { Self.skipped($0.name, "the class stands within another type; move it out") }
    }

    private static func skipped(_ name: String, _ reason: String) -> TestReport.Test {
        TestReport.Test(name: name, outcome: .skipped(reason))
    }

    private func run(by name: String) -> [Declaration.Test] { (tests[name] ?? []).filter { !$0.isConditional } }

    private func list(of own: Declaration) -> String {
        let entries = run(by: own.name)
            .map { test in
                guard test.isAsync || own.isMainActor else { return "(\"\(test.name)\", \(own.name).\(test.name))" }
                let call = "asyncTest { (own: \(own.name)) in nonisolated(unsafe) let own = own; "
                return "(\"\(test.name)\", \(call)return { try await own.\(test.name)() } })"
            }
        return "nonisolated final class \(Self.listName(own.name)): VitrineTestList { "
            + "override class var entry: XCTestCaseEntry { let tests: [(String, (\(own.name)) -> () throws -> Void)] "
            + "= [\(entries.joined(separator: ", "))]; return testCase(tests) } }"
    }
}

/// A class or an extension, as its text says.
private struct Declaration: Hashable {
    struct Test: Hashable {
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

    static func all(in text: String, _ kind: String = "class", isNested: Bool = false) -> [Declaration] {
        let code = SwiftText.codeOnly(text)
        let pattern = #/(@MainActor\s+)?(?:[a-z]+\s+)*\b(class|extension)\s+([A-Za-z_][A-Za-z0-9_]*)\s*(?::([^{]*))?\{/#
        return code.matches(of: pattern)
            .compactMap { match in
                guard match.output.2 == kind, (depth(of: code[..<match.range.lowerBound]) > 0) == isNested else {
                    return nil
                }
                let body = DeclaredConstants.body(code[match.range.upperBound...])
                return Declaration(
                    name: String(match.output.3),
                    parents: Set(
                        (match.output.4 ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                    ),
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
