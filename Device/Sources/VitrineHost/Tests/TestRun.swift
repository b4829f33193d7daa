import Foundation
import Subprocess
public import VitrineDevice

/// Runs built tests, each library's in a process of its own, and ends a test that hangs.
public struct TestRun: Sendable {
    /// The largest output that is read, in bytes.
    private static let outputLimit = 64 << 20

    private let program: TestProgram
    private let project: String
    private let folder: String
    private let limit: Duration
    private let confinement: Confinement?

    /// - Parameters:
    ///   - program: The tests.
    ///   - project: The project's folder, an absolute path; confined tests read it, unless it is around the home
    ///     folder.
    ///   - folder: A folder for what the programs print and for the groups' containers, an absolute path.
    ///   - limit: How long nothing may come of the tests before the one that runs is ended.
    ///   - confinement: How the tests are confined; nil if they are not.
    public init(_ program: TestProgram, of project: String, folder: String, limit: Duration, confinement: Confinement?)
    {
        self.program = program
        self.project = project
        self.folder = folder
        self.limit = limit
        self.confinement = confinement
    }

    /// The folder that the tests may write.
    private var own: String { folder + "/own" }

    /// Runs all tests.
    public func report() async -> TestReport {
        let start = ContinuousClock.now
        var tests = program.leftOut
        if !program.classTests.isEmpty { tests += await classTests() }
        tests += await swiftTests()
        if tests.isEmpty { tests = [TestReport.Test(name: program.target, outcome: .failed("its files have no test"))] }
        return TestReport(target: program.target, tests: tests, duration: .now - start)
    }

    /// The tests of XCTest; after one that hangs, or that ends the program, the others are run.
    private func classTests() async -> [TestReport.Test] {
        var results: [TestReport.Test] = []
        var waiting = program.classTests
        while !waiting.isEmpty {
            let names = waiting.map { "\(program.module).\($0.replacing(".", with: "/", maxReplacements: 1))" }
            let file = "\(folder)/xctest"
            let ending = await run(results.isEmpty ? [] : [names.joined(separator: ",")], output: file)
            let text = text(file)
            let output = TestOutput(xctest: text, originals: program.originals)
            let outcomes = output.ended + output.open.map { TestReport.Test(name: $0, outcome: .failed(ending)) }
            let known = Set(outcomes.map(\.name))
            results += outcomes
            // Without a result, another start would have none either.
            guard !output.open.isEmpty else {
                let isComplete = text.contains("Executed ")
                return results + waiting.filter { !known.contains($0) }.map { notRun($0, isComplete) }
            }
            let rest = waiting.filter { !known.contains($0) }
            // A name that is not among them, which a test printed, brings the run no further.
            guard rest.count < waiting.count else { return results + rest.map { notRun($0, false) } }
            waiting = rest
        }
        return results
    }

    /// A test whose class a condition leaves out, or which a program that ended has not reached.
    private func notRun(_ name: String, _ isComplete: Bool) -> TestReport.Test {
        let reason = isComplete ? "XCTest has not run it" : "the program ended before it"
        return TestReport.Test(name: name, outcome: isComplete ? .skipped(reason) : .failed(reason))
    }

    /// The tests of Swift Testing, in the same way.
    private func swiftTests() async -> [TestReport.Test] {
        var results: [TestReport.Test] = []
        for _ in 0..<Self.runLimit {
            let events = "\(own)/events"
            // What an earlier run wrote says nothing about this one.
            try? FileManager.default.removeItem(atPath: events)
            let options = ["--testing-library", "swift-testing", "--no-parallel", "--event-stream-version", "0"]
            let skipped = results.flatMap { test in
                ["--skip", NSRegularExpression.escapedPattern(for: test.name.replacing(".", with: "/"))]
            }
            let ending = await run(
                options + ["--event-stream-output-path", events] + skipped,
                output: "\(folder)/swift"
            )
            let text = text(events)
            let output = TestOutput(events: text, originals: program.originals)
            results += output.ended + output.open.map { TestReport.Test(name: $0, outcome: .failed(ending)) }
            // A test whose name cannot be left out would hang again.
            let isNew = output.open.allSatisfy { name in results.count { $0.name == name } == 1 }
            guard output.open.isEmpty || !isNew else { continue }
            if !text.contains("\"runEnded\"") {
                results.append(TestReport.Test(name: "Testing", outcome: .failed("the program ended before its tests")))
            }
            return results
        }
        let reason = "its tests ended the program \(Self.runLimit) times; the others were not run"
        return results + [TestReport.Test(name: "Testing", outcome: .failed(reason))]
    }

    /// How often the program is started again after a test that ended it; a hostile one has a new name each time.
    private static let runLimit = 100

    /// Runs the program.
    /// - Returns: Why a test that has not ended by then did not.
    private func run(_ arguments: [String], output: String) async -> String {
        await withTaskGroup(of: String.self) { group in
            group.addTask {
                do {
                    // Into a file: what an ended program has printed counts.
                    let words = try ["-c", #"exec "$@" >"$0" 2>&1"#, output] + commandLine(arguments)
                    _ = try await ToolProcess.run(.name("sh"), words, environment: environment, limit: 1 << 16)
                    return "the program ended in the test" + (lastWords(in: output).map { ": \($0)" } ?? "")
                } catch {
                    return "the tests cannot be started: \(error)"
                }
            }
            group.addTask { await hangs(output) ? "it did not end within \(limit.components.seconds) s" : "" }
            let ending = await group.next() ?? ""
            group.cancelAll()
            return ending
        }
    }

    /// The program in its sandbox.
    private func commandLine(_ arguments: [String]) throws -> [String] {
        let words = [program.path] + arguments
        try ScratchFolder(path: folder).create(own)
        guard let confinement else { return words }
        let isHome = PackageSandbox.isAroundHome(project)
        return try confinement.commandLine(
            ofBuild: words,
            readable: program.folders + (isHome ? [] : [project]),
            writable: [own],
            hidden: isHome ? [] : [project + "/.git"].filter(FileTree.disk.isFolder),
            usesNetwork: false,
            filters: folder
        )
    }

    private var environment: Environment {
        let variables: [String: String?] = [
            "VITRINE_CONTAINERS": own + "/containers",
            "VITRINE_TESTED_MODULES": program.modules.joined(separator: ","),
            "VITRINE_TESTED_APP": program.app,
            "VITRINE_APP_GROUPS": program.appGroups?.joined(separator: ","),
        ]
        let set = variables.compactMapValues { $0 }
        return confinement == nil ? .inherited(with: set) : PackageSandbox.environment(home: own, set)
    }

    /// What the tests have written; nothing for what is no file, or a huge one: they may put anything there.
    private func text(_ file: String) -> String {
        guard let values = try? FileManager.default.attributesOfItem(atPath: file),
            values[.type] as? FileAttributeType == .typeRegular, let size = values[.size] as? Int,
            size <= Self.outputLimit
        else { return "" }
        return FileTree.disk.text(file) ?? ""
    }

    /// The line with which Swift's runtime ended the program, with the person's file in place of the copy.
    private func lastWords(in output: String) -> String? {
        let lines = text(output).split(separator: "\n")
        guard let line = lines.last(where: { $0.contains(#/(Fatal error|Precondition failed|Assertion failed)\b/#) })
        else { return nil }
        guard let copy = line.prefixMatch(of: #/(.+?):\d+: /#)?.output.1, let own = program.originals[String(copy)]
        else { return String(line) }
        return own + line.dropFirst(copy.count)
    }

    /// Returns once nothing was printed for as long as a test may take; false if the task is cancelled before.
    private func hangs(_ output: String) async -> Bool {
        var before = -1
        while true {
            guard (try? await Task.sleep(for: limit)) != nil else { return false }
            let size = SourceFingerprint.stampOnDisk(output)?.bytes ?? 0
            if size == before { return true }
            before = size
        }
    }
}
