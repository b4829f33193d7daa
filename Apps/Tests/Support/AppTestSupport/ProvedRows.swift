#if canImport(Testing)
import Foundation
public import Testing
import VitrineTesting

/// The rows of `docs/requirements.md` that a test proves, and where: with the real programs, or within the test's
/// process.
///
/// ```swift
/// @Test(.process("L01", "L02")) func habitOfTheAppIsShownByTheWidget() throws { … }
/// ```
///
/// `Scripts/checks/requirements` reads the trait in the source, and the test's result in the log. A test that says
/// `process` and starts no program fails.
public struct ProvedRows: TestTrait, TestScoping {
    fileprivate enum Place {
        case model, process
    }

    fileprivate let rows: [String]
    fileprivate let place: Place

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let before = Self.workOfEndedPrograms
        try await function()
        guard place == .process else { return }
        // A host collects a program shortly after it has closed the connection.
        let limit = ContinuousClock.now + Patience.limit
        while Self.workOfEndedPrograms == before, Self.hasPrograms, ContinuousClock.now < limit {
            try await Task.sleep(for: .milliseconds(5))
        }
        guard Self.workOfEndedPrograms == before else { return }
        let names = rows.joined(separator: ", ")
        Issue.record("\(names): the test says `process`, and started no program", sourceLocation: test.sourceLocation)
    }

    /// Whether programs that this process has started run, or are not collected yet.
    private static var hasPrograms: Bool {
        var ended = siginfo_t()
        return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    /// The page faults of all programs that this process has started and that have ended: each program has some.
    private static var workOfEndedPrograms: Int {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return usage.ru_minflt
    }
}

extension Trait where Self == ProvedRows {
    /// The test proves rows with the programs of app and widget, as processes of their own.
    public static func process(_ rows: String...) -> Self { ProvedRows(rows: rows, place: .process) }

    /// The test proves rows within its own process.
    public static func model(_ rows: String...) -> Self { ProvedRows(rows: rows, place: .model) }
}
#endif
