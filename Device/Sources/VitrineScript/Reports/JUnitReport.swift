import Foundation
import VitrineDevice

/// Results in the XML that build servers read.
public struct JUnitReport: Sendable {
    /// Cases that belong together, such as the expectations of a script.
    public struct Suite: Sendable {
        public var name: String
        public var duration: Duration
        public var cases: [Case]

        public init(name: String, duration: Duration, cases: [Case]) {
            self.name = name
            self.duration = duration
            self.cases = cases
        }

        /// The suite of a script: one case for each expectation.
        public init(_ result: ScriptResult) {
            let cases = result.findings.map { finding in
                Case(
                    className: result.file,
                    name: "\(finding.text) (\(finding.position))",
                    failure: finding.failure.map { Failure(message: $0.message, details: $0.before) }
                )
            }
            self.init(name: result.script.name, duration: result.duration, cases: cases)
        }
    }

    public struct Case: Sendable {
        /// What is tested, such as a file's name.
        public var className: String
        public var name: String
        /// Why the case failed; nil if it passed.
        public var failure: Failure?
        /// Whether the case was not run.
        public var isSkipped = false
        /// Remarks of a case, which do not make it fail.
        public var output: [String]

        public init(className: String, name: String, failure: Failure? = nil, output: [String] = []) {
            self.className = className
            self.name = name
            self.failure = failure
            self.output = output
        }
    }

    public struct Failure: Sendable {
        public var message: String
        public var details: [String]

        public init(message: String, details: [String] = []) {
            self.message = message
            self.details = details
        }
    }

    private let suites: [Suite]

    /// Suites of one name are numbered from the second on: a server would take them for one.
    public init(suites: [Suite]) {
        var names: Set<String> = []
        self.suites = suites.map { suite in
            var own = suite
            var number = 1
            while !names.insert(own.name).inserted {
                number += 1
                own.name = "\(suite.name) (\(number))"
            }
            return own
        }
    }

    /// The report of scripts: one suite for each.
    public init(_ results: [ScriptResult]) {
        self.init(suites: results.map(Suite.init))
    }

    public var xml: String {
        let suites = suites.map(Self.text).joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
    }

    private static func text(_ suite: Suite) -> String {
        let failed = suite.cases.count { $0.failure != nil }
        let time = String(format: "%.3f", suite.duration.seconds)
        return "  <testsuite name=\"\(suite.name.escapedForMarkup)\" tests=\"\(suite.cases.count)\" "
            + "failures=\"\(failed)\" time=\"\(time)\">\n\(suite.cases.map(text).joined())  </testsuite>\n"
    }

    private static func text(_ own: Case) -> String {
        let opening =
            "    <testcase classname=\"\(own.className.escapedForMarkup)\" name=\"\(own.name.escapedForMarkup)\""
        let failure = own.failure.map {
            "<failure message=\"\($0.message.escapedForMarkup)\">\($0.details.joined(separator: "\n").escapedForMarkup)</failure>"
        }
        let output =
            own.output.isEmpty ? nil : "<system-out>\(own.output.joined(separator: "\n").escapedForMarkup)</system-out>"
        // An attribute with the reason is not in each server's schema.
        let content = [failure, own.isSkipped ? "<skipped/>" : nil, output].compactMap(\.self).joined()
        return content.isEmpty ? opening + "/>\n" : "\(opening)>\(content)</testcase>\n"
    }
}
