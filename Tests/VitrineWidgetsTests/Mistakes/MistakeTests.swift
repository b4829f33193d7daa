import Foundation
import Testing
import VitrineTesting

/// What a failing test says and attaches: ``NewcomerTests`` with their mistakes, in a process of their own.
struct MistakeTests {
    /// The run of the mistaken tests, once for all tests here.
    private static let run = Result { try FailingRun() }

    /// Each test with its mistake, and what its failure says.
    @Test(arguments: [
        ("family", ["the widget count has no family systemLarge; it has: systemSmall"]),
        ("kind", ["there is no widget Count; there are: count"]),
        ("program", ["/sample-extensions is missing; build the product first"]),
        ("group", ["nothing yet", "the test's containers hold no file; write with SnapshotStore and the widget's"]),
        (
            "reload",
            [
                "group.count/count.json was written after the last timeline of count was asked for; ask the host for",
                "the test's containers hold group.count/count.json",
            ]
        ),
        (
            "size",
            ["(timeline.entries[0] → 2026-06-03T09:41:00Z  nothing yet", "    truncated: \"nothing yet\" does not fit"]
        ),
        ("zone", ["no zone Asia/Soul in /usr/share/zoneinfo; check its spelling"]),
        ("start", ["'3 June, 9:41' is not a time; write an ISO 8601 time with a zone, such as"]),
    ])
    func mistakeIsExplainedByItsFailure(test: String, says: [String]) throws {
        let report = try Self.run.get().report(of: test)
        for words in says { #expect(report.contains(words)) }
    }

    @Test func failureAttachesTheTimelineThePictureAndTheTrace() throws {
        let attached = try Self.run.get().attachments
        let timeline = try #require(attached["timeline-count-systemSmall"])
        #expect(timeline.contains { $0 == "2026-06-03T09:41:00Z  nothing yet\npolicy: never\n" })
        let picture = try #require(attached["picture-count-systemSmall"])
        #expect(picture.contains { $0.hasPrefix("2026-06-03T09:41:00Z\n╭─") && $0.contains("nothing yet") })
        let trace = try #require(attached["trace"])
        let line = "2026-06-03T09:41:00Z  timeline of count, systemSmall → 1 entries\n"
        #expect(trace.contains { $0.hasPrefix(line) && $0.contains("hold group.count/count.json") })
        #expect(trace.contains { $0.contains("→ failed: there is no widget Count; there are: count") })
    }
}

/// A run of the mistaken tests by this program.
private struct FailingRun {
    private let output: String
    /// The contents of the attached files, by the name without what the test library adds to tell equal names apart.
    private(set) var attachments: [String: [String]] = [:]

    init() throws {
        let folder = try TemporaryContainers()
        // The folder of the products has this program too.
        let program = Program(name: URL(filePath: ProcessInfo.processInfo.arguments[0]).lastPathComponent)
        let ending = try program.run(
            [
                "--testing-library", "swift-testing", "--filter", "VitrineWidgetsTests.NewcomerTests",
                "--attachments-path", folder.path,
            ],
            environment: ["VITRINE_MISTAKES": "1", "NO_COLOR": "1"]
        )
        output = ending.output + ending.errors
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let name = String(file.split(separator: ".")[0].replacing(/-[0-9a-z]{10,}$/, with: ""))
            attachments[name, default: []].append(try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8))
        }
    }

    /// What the run says about a test, from its first issue on.
    func report(of test: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines.drop { !$0.contains("Test \(test)() recorded an issue") }
        return own.prefix { !$0.contains("Test \(test)() failed") }.joined(separator: "\n")
    }
}
