import Foundation
import Testing
import VitrineTesting

@testable import WeekQueue

@Suite("The program that plays a seed", .hangGuard)
final class WeekProgramTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path
    private let seed = LeasedSeed(
        seed: 7,
        run: WeekRun(commit: "aaaa", options: ["--days", "2"]),
        runNumber: "1",
        lease: "1"
    )

    deinit {
        // A file that stays in the temporary folder does not make the test fail.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A shell script in place of `vitrine`; it finds the file for the results in `$7`.
    private func program(_ script: String, limit: Duration = .seconds(60)) throws -> WeekProgram {
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return WeekProgram(path, options: ["--no-sandbox"], limit: limit)
    }

    @Test(
        "is given the seed's options, the machine's and a file in a folder of its own, and its line is the result",
        arguments: [0, 1]
    )
    func played(_ status: Int) async throws {
        let result = try QueueFixture.week(7)
        let words = "simulate --seeds 7 --commit aaaa --results $7 --ends-with-input --days 2 --no-sandbox"
        let program = try program(
            """
            [ "$*" = "\(words)" ] || exit 64
            [ "$(stat -c %a "$(dirname "$7")")" = 700 ] || exit 64
            head -c 200000 /dev/zero >&2
            echo '\(result.line)' >$7
            exit \(status)
            """
        )
        guard case .played(let played) = try await program.play(seed) else {
            Issue.record("it has no result")
            return
        }
        #expect(played.line == result.line && played.report == result.report)
    }

    @Test(
        "has no result where a signal, an error of its own or the time limit ends it, and says which",
        arguments: [
            (
                "printf 'No sandbox: …\nFatal error: no cups\n0: main\n' >&2; kill -SEGV $$",
                "signal 11 ended the program: Fatal error: no cups"
            ),
            ("echo 'No sandbox: …' >&2; kill -KILL $$", "signal 9 ended the program"),
            ("exit 70", "the program ended with status 70"),
            ("echo 'there is no script' >&2; exit 65", "the program ended with status 65: there is no script"),
            ("exec sleep 600", "the program took longer than --limit-seconds 0.1"),
        ]
    )
    func crashed(script: String, reason: String) async throws {
        let limit: Duration = script.contains("sleep") ? .milliseconds(100) : .seconds(60)
        guard case .failed(let why) = try await program(script, limit: limit).play(seed) else {
            Issue.record("it has a result")
            return
        }
        #expect(why == reason)
    }

    @Test("has an input that stays open while this process runs, so that it can end with it")
    func input() async throws {
        guard case .failed(let why) = try await program("exec cat", limit: .milliseconds(300)).play(seed) else {
            Issue.record("it has a result")
            return
        }
        #expect(why.contains("took longer"))
    }

    @Test("cannot be used where it is missing, lacks what every seed needs or leaves the result of another seed")
    func refused() async throws {
        let other = try QueueFixture.week(8).line
        for (script, message) in [
            ("echo 'there is no script' >&2; exit 69", "cannot play seed 7: there is no script"),
            ("exit 0", "left no result of seed 7"), ("echo '\(other)' >$7", "left no result of seed 7"),
        ] {
            let program = try program(script)
            let error = await #expect(throws: QueueError.self) { try await program.play(seed) }
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains(message) == true, "\(message)")
        }
        // This machine's option is not known, or names a file that is not there: other seeds would end so too.
        for status in [64, 66, 74] {
            let program = try program("echo 'unknown option' >&2; exit \(status)")
            let error = await #expect(throws: QueueError.self) { try await program.play(seed) }
            #expect(error?.message.contains("with --no-sandbox: unknown option") == true)
        }
        let missing = WeekProgram("/nowhere/vitrine", options: [], limit: .seconds(60))
        let error = await #expect(throws: QueueError.self) { try await missing.play(seed) }
        #expect(error?.message.contains("install vitrine beside this program") == true)
    }
}
