import Testing

@testable import VitrineHost

/// What programs of tests print; the texts are those of Swift 6.3.1 on Linux.
struct TestOutputTests {
    @Test func outcomesOfXCTestAreRead() {
        let output = TestOutput(
            xctest: """
                Test Suite 'HangTests' started at 2026-11-26 14:12:47.911
                Test Case 'HangTests.testSkip' started at 2026-11-26 14:12:47.911
                T1.swift:16: HangTests.testSkip : Test skipped - no
                Test Case 'HangTests.testSkip' skipped (0.002 seconds)
                Test Case 'HangTests.testZ' started at 2026-11-26 14:12:47.912
                Test Case 'HangTests.testZ' passed (0.0 seconds)
                Test Case 'OddTests.testFails' started at 2026-11-26 14:12:47.912
                <EXPR>:0: error: HangTests.testThrows : threw error "it is full"
                Test Case 'HangTests.testThrows' failed (0.0 seconds)
                /tmp/T1.swift:12: error: OddTests.testFails : XCTAssertEqual failed: ("1") is not equal to ("2") -\u{20}
                Test Case 'OddTests.testFails' failed (0.0 seconds)
                Test Case 'HangTests.testHang' started at 2026-11-26 14:12:47.951
                """,
            originals: ["/tmp/T1.swift": "/w/Tests/T1.swift"]
        )
        #expect(output.open == ["HangTests.testHang"], "it began and did not end")
        #expect(
            output.ended == [
                .init(name: "HangTests.testSkip", outcome: .skipped("no")),
                .init(name: "HangTests.testZ", outcome: .passed),
                .init(name: "HangTests.testThrows", outcome: .failed("threw error \"it is full\"")),
                .init(
                    name: "OddTests.testFails",
                    outcome: .failed("/w/Tests/T1.swift:12: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ")
                ),
            ]
        )
    }

    @Test func eventsOfSwiftTestingAreRead() {
        let output = TestOutput(
            events: #"""
                {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite Inner started."}],"testID":"T.Outer\/Inner"},"version":0}
                {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"T.Outer\/Inner\/bad()\/Free.swift:2:60"},"version":0}
                {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"_filePath":"Free.swift","column":78,"fileID":"T\/Free.swift","line":2}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"}],"testID":"T.Outer\/Inner\/bad()\/Free.swift:2:60"},"version":0}
                {"kind":"event","payload":{"kind":"testEnded","messages":[],"testID":"T.Outer\/Inner\/bad()\/Free.swift:2:60"},"version":0}
                {"kind":"event","payload":{"kind":"testSkipped","messages":[{"symbol":"skip","text":"Test off() skipped: \"later\""}],"testID":"T.Outer\/Inner\/off()\/Free.swift:2:99"},"version":0}
                {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"T.free()\/Free.swift:3:2"},"version":0}
                {"kind":"event","payl
                """#,
            originals: ["Free.swift": "/w/Tests/Free.swift"]
        )
        #expect(output.open == ["free()"])
        #expect(
            output.ended == [
                .init(name: "Outer.Inner.bad()", outcome: .failed("/w/Tests/Free.swift:2: Expectation failed: 1 == 2")),
                .init(name: "Outer.Inner.off()", outcome: .skipped("Test off() skipped: \"later\"")),
            ]
        )
    }

    @Test func reportCountsAndListsWhatDidNotPass() {
        let report = TestReport(
            target: "StepsTests",
            tests: [
                .init(name: "A.one", outcome: .passed), .init(name: "A.two", outcome: .failed("it is 2")),
                .init(name: "View.swift", outcome: .skipped("it uses Map, which is not here")),
            ],
            duration: .seconds(1)
        )
        #expect(report.hasFailed)
        #expect(
            report.lines == [
                "FAIL  A.two: it is 2", "skip  View.swift: it uses Map, which is not here",
                "StepsTests: 1 passed, 1 failed, 1 not run",
            ]
        )
        let junit = TestReport.junit([report])
        #expect(junit.contains(#"tests="3" failures="1""#) && junit.contains("<skipped/>"))
    }
}
