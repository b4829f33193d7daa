import VitrineScript

/// What became of the tests of a target.
public struct TestReport: Hashable, Sendable {
    public struct Test: Hashable, Sendable {
        public enum Outcome: Hashable, Sendable {
            case passed
            /// The first thing that was wrong, with file and line if they are known.
            case failed(String)
            /// It was not run, for a reason.
            case skipped(String)
        }

        /// Such as `StepsTests.testGoal`.
        public var name: String
        public var outcome: Outcome
    }

    /// The name of the target.
    public var target: String
    public var tests: [Test]
    public var duration: Duration

    /// The report of a target that cannot be built.
    public init(target: String, failed reason: String) {
        self.init(target: target, tests: [Test(name: target, outcome: .failed(reason))], duration: .zero)
    }

    init(target: String, tests: [Test], duration: Duration) {
        self.target = target
        self.tests = tests
        self.duration = duration
    }

    public var hasFailed: Bool { failed > 0 }

    /// Whether a test was run.
    public var hasRun: Bool { tests.count > skipped }

    private var failed: Int { tests.count { if case .failed = $0.outcome { true } else { false } } }
    private var skipped: Int { tests.count { if case .skipped = $0.outcome { true } else { false } } }

    /// A line for each test that did not pass, and one for all.
    public var lines: [String] {
        let own = tests.compactMap { test -> String? in
            switch test.outcome {
            case .passed: nil
            case .failed(let reason): "FAIL  \(test.name): \(reason)"
            case .skipped(let reason): "skip  \(test.name): \(reason)"
            }
        }
        let passed = tests.count - failed - skipped
        return own + ["\(target): \(passed) passed, \(failed) failed, \(skipped) not run"]
    }

    /// The report in the XML that build servers read; a test that was not run has the reason as output.
    public static func junit(_ reports: [TestReport]) -> String {
        JUnitReport(
            suites: reports.map { report in
                JUnitReport.Suite(name: report.target, duration: report.duration, cases: report.tests.map(\.junit))
            }
        )
        .xml
    }
}

extension TestReport.Test {
    fileprivate var junit: JUnitReport.Case {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        var own = JUnitReport.Case(className: parts.first ?? name, name: parts.last ?? name)
        switch outcome {
        case .passed: break
        case .failed(let reason): own.failure = JUnitReport.Failure(message: reason)
        case .skipped(let reason):
            own.isSkipped = true
            own.output = [reason]
        }
        return own
    }
}
