import Foundation

/// What a program of tests printed, as outcomes; a test that began and did not end has none.
struct TestOutput {
    private(set) var ended: [TestReport.Test] = []
    /// The tests that began and did not end.
    private(set) var open: [String] = []

    /// Reads what XCTest prints.
    ///
    /// - Parameters:
    ///   - text: What the program printed.
    ///   - originals: The person's files by the paths of the copies that are compiled.
    init(xctest text: String, originals: [String: String] = [:]) {
        var problems: [String: String] = [:]
        var reasons: [String: String] = [:]
        for line in text.split(separator: "\n") {
            if let match = line.wholeMatch(of: #/(.+?):([0-9]+): error: ([A-Za-z0-9_.]+) : (.*)/#) {
                let file = String(match.output.1)
                // What a test throws has no place.
                let place = file == "<EXPR>" ? "" : "\(originals[file] ?? file):\(match.output.2): "
                problems[String(match.output.3)] = problems[String(match.output.3)] ?? place + match.output.4
            } else if let match = line.wholeMatch(of: #/.+?:[0-9]+: ([A-Za-z0-9_.]+) : Test skipped - (.+)/#) {
                reasons[String(match.output.1)] = String(match.output.2)
            } else if let match = line.prefixMatch(of: #/Test Case '([^']+)' (started|passed|failed|skipped)/#) {
                let name = String(match.output.1)
                guard match.output.2 != "started" else {
                    open.append(name)
                    continue
                }
                open.removeAll { $0 == name }
                let outcome: TestReport.Test.Outcome
                switch match.output.2 {
                case "passed": outcome = .passed
                case "failed": outcome = .failed(problems[name] ?? "it failed")
                default: outcome = .skipped(reasons[name] ?? "it skips itself")
                }
                ended.append(TestReport.Test(name: name, outcome: outcome))
            }
        }
    }

    /// Reads the events that Swift Testing writes, a line of JSON for each.
    init(events text: String, originals: [String: String] = [:]) {
        var problems: [String: String] = [:]
        for line in text.split(separator: "\n") {
            // A line that a killed program did not finish is not an event.
            guard let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8)).payload,
                let name = event.name
            else { continue }
            switch event.kind {
            case "testStarted": open.append(name)
            case "issueRecorded" where event.issue?.isKnown != true:
                problems[name] = problems[name] ?? event.problem(originals)
            case "testSkipped":
                ended.append(TestReport.Test(name: name, outcome: .skipped(event.messages?.first?.text ?? "disabled")))
            case "testEnded":
                open.removeAll { $0 == name }
                let outcome = problems[name].map { TestReport.Test.Outcome.failed($0) } ?? .passed
                ended.append(TestReport.Test(name: name, outcome: outcome))
            default: break
            }
        }
    }
}

/// An event of Swift Testing, in version 0 of its stream.
///
/// https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md
private struct TestEvent: Decodable {
    struct Payload: Decodable {
        struct Message: Decodable { var text: String }
        struct Issue: Decodable {
            struct Location: Decodable {
                var _filePath: String?
                var line: Int
            }
            var isKnown: Bool
            var sourceLocation: Location?
        }

        var kind: String
        var testID: String?
        var messages: [Message]?
        var issue: Issue?

        /// Such as `StepsTests.goalIsReached()`; nil for a suite, or what is not an event of a test.
        var name: String? {
            // `Module.Suite/function()/File.swift:3:4`
            guard let id = testID, let module = id.firstIndex(of: ".") else { return nil }
            let parts = id[id.index(after: module)...].split(separator: "/")
            guard let function = parts.firstIndex(where: { $0.hasSuffix(")") }) else { return nil }
            return parts[...function].joined(separator: ".")
        }

        func problem(_ originals: [String: String]) -> String {
            let place =
                issue?.sourceLocation
                .map { own in "\(own._filePath.map { originals[$0] ?? $0 } ?? ""):\(own.line): " } ?? ""
            return place + (messages?.map(\.text).joined(separator: " ") ?? "it failed")
        }
    }
    var payload: Payload
}
