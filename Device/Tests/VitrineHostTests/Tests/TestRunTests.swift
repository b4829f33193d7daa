import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import VitrineHost

/// Runs of a script that prints what a program of tests prints.
@Suite(.hangGuard)
struct TestRunTests {
    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    private func report(_ script: String, tests: [String]) async throws -> TestReport {
        let path = folder.directory.path + "/tests"
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let program = TestProgram(
            target: "StepsTests",
            path: path,
            modules: ["Steps"],
            module: "StepsTests",
            classTests: tests,
            leftOut: []
        )
        return await TestRun(program, folder: folder.directory.path, limit: .seconds(1)).report()
    }

    @Test func testThatHangsIsEndedAndTheOthersAreRun() async throws {
        let script = """
            case "$1" in
            --testing-library) echo '"runEnded"' >"$7" ;;
            "") echo "Test Case 'A.one' started at x"; echo "Test Case 'A.one' passed (0.0 seconds)"
                echo "Test Case 'A.two' started at x"; exec sleep 1000 ;;
            StepsTests.A/three) echo "Test Case 'A.three' started at x"; echo "Test Case 'A.three' passed (0.0 seconds)" ;;
            esac
            """
        let report = try await report(script, tests: ["A.one", "A.two", "A.three"])
        #expect(
            report.tests == [
                .init(name: "A.one", outcome: .passed),
                .init(name: "A.two", outcome: .failed("it did not end within 1 s")),
                .init(name: "A.three", outcome: .passed),
            ]
        )
    }

    @Test func testThatEndsTheProgramHasFailed() async throws {
        let script = """
            case "$1" in
            --testing-library) ;;
            "") echo "Test Case 'A.one' started at x"; kill -9 $$ ;;
            esac
            """
        let report = try await report(script, tests: ["A.one", "A.two"])
        #expect(
            report.tests == [
                .init(name: "A.one", outcome: .failed("the program ended in the test")),
                .init(name: "A.two", outcome: .failed("the program ended before it")),
                .init(name: "Testing", outcome: .failed("the program ended before its tests")),
            ]
        )
        #expect(report.hasFailed)
    }
}
