import Foundation
import Testing
import Vitrine
import VitrineDevice
import VitrineTesting

@testable import VitrineHost

/// Runs of a script that prints what a program of tests prints.
@Suite(.hangGuard)
struct TestRunTests {
    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    private func report(
        _ script: String,
        tests: [String],
        limit: Duration = .seconds(60),
        confinement: Confinement? = nil
    ) async throws -> TestReport {
        let path = folder.directory.path + "/tests"
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let program = TestProgram(
            target: "StepsTests",
            path: path,
            modules: ["Steps"],
            module: "StepsTests",
            classTests: tests,
            leftOut: [],
            originals: ["/copy/A.swift": "/w/A.swift"]
        )
        return await TestRun(
            program,
            of: path,
            folder: folder.directory.path,
            limit: limit,
            confinement: confinement
        )
        .report()
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
        let report = try await report(script, tests: ["A.one", "A.two", "A.three"], limit: .seconds(1))
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

    @Test func whatARunTimeErrorSaysIsToldWithThePersonsFile() async throws {
        let script = """
            case "$1" in
            --testing-library) echo '"runEnded"' >"$7" ;;
            *) echo "Test Case 'A.one' started at x"; echo "/copy/A.swift:7: Fatal error: boom"; echo "stack"; kill -9 $$ ;;
            esac
            """
        let report = try await report(script, tests: ["A.one"])
        let reason = "the program ended in the test: /w/A.swift:7: Fatal error: boom"
        #expect(report.tests == [.init(name: "A.one", outcome: .failed(reason))])
    }

    @Test func targetWithoutATestHasFailed() async throws {
        let report = try await report(#"echo '"runEnded"' >"$7""#, tests: [])
        #expect(report.tests == [.init(name: "StepsTests", outcome: .failed("its files have no test"))])
    }

    @Test(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
    func hostileTestsGetThroughNowhere() async throws {
        let secret = try TemporaryContainers()
        try Data("secret".utf8).write(to: URL(filePath: secret.path + "/secret"))
        setenv("VITRINE_HOSTILE_SECRET", "secret", 1)
        let script = """
            [ "$1" = --testing-library ] && { ln -s \(secret.path)/secret "$7"; exit; }
            try() { name=$1; shift; echo "Test Case '$name' started at x"
                if ("$@") >/dev/null 2>&1; then echo "$0:1: error: $name : through"; word=failed; else word=passed; fi
                echo "Test Case '$name' $word (0.0 seconds)"; }
            try A.readsTheHome cat \(secret.path)/secret
            try A.writesOutside touch \(secret.path)/written
            try A.writesTheProject touch "$0.new"
            try A.readsASecretVariable printenv VITRINE_HOSTILE_SECRET
            try A.signalsTheDevice kill -0 \(getpid())
            try A.seesOthers test -e /proc/\(getpid())
            try A.usesTheNetwork grep -qv "^ *lo:\\|^Inter\\|^ face" /proc/net/dev
            try A.readsThePasswords cat /etc/shadow
            echo "Executed 8 tests"
            """
        let report = try await report(script, tests: ["A.readsTheHome"], confinement: await means())
        let through = report.tests.filter { $0.outcome != .passed && $0.name != "Testing" }
        print("hostile tests: \(report.tests.count - 1) attempts, \(through.count) through")
        #expect(through == [])
        #expect(report.tests.count == 9)
        // The link in place of what the tests write is not followed.
        #expect(report.tests.last?.outcome == .failed("the program ended before its tests"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: secret.path) == ["secret"])
    }
}
