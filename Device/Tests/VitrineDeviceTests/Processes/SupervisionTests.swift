import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// Real processes that fail in many ways.
///
/// The tests run one after another, because one of them counts this process's descriptors.
@Suite(.serialized, .hangGuard)
struct SupervisionTests {
    struct Fault: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var code: DeviceError.Code
        /// Parts of the expected message.
        var says: [String]

        init(_ behaviour: String, _ code: DeviceError.Code, _ says: String...) {
            (testDescription, self.code, self.says) = (behaviour, code, says)
        }
    }

    static let faults = [
        Fault("exit", .crashed, "exit status 4"), Fault("abort", .crashed, "signal 9"),
        Fault("mid-frame", .crashed, "before it answered options"),
        Fault("flood-output", .tooLarge, "print to standard error instead"),
        Fault("invalidResponse", .invalidResponse, "not a response"),
        Fault("other-json", .invalidResponse, "not a response"),
        Fault("wrong-id", .invalidResponse, "answered request 1002 when 2 was asked"),
        Fault("too-large", .tooLarge, "exceeds the limit"),
        Fault("fatal-error", .crashed, "FaultyChild.swift:", "Fatal error: the store is gone"),
        Fault("grandchild", .crashed, "exit status 5"),
    ]

    @Test(arguments: faults) func faultFailsOnlyItsRequestAndTheErrorNamesTheProgram(_ fault: Fault) async throws {
        try await supervise(FaultyProgram("\(fault.testDescription):options")) { program in
            #expect(await program.answer(1)?.failure == nil)
            program.ask(1_000, .sceneBecame(active: true))
            let error = try #require(await program.answer(2, .anyOptions)?.failure)
            #expect(error.code == fault.code)
            for part in fault.says { #expect(error.message.contains(part), "\(error.message)") }
            #expect(error.message.contains("app.faulty/widget"), "the message must name the program")
            #expect(await program.answer(3)?.failure == nil, "the next request must go to a new process")
            #expect(await program.log.answer(to: 1_000)?.failure == nil)
            #expect(Set(await program.log.pids).count == 2)
        }
    }

    @Test func programThatCrashesAtItsStartIsStartedAgainForTheNextRequest() async throws {
        try await supervise(FaultyProgram("crash-at-start")) { program in
            for token in 1...2 {
                let error = try #require(await program.answer(token)?.failure)
                #expect(error.code == .crashed)
                #expect(error.message.contains("app.faulty/widget"), "the message must name the program")
                #expect(error.message.contains("exit status 3"), "\(error.message)")
            }
            #expect(Set(await program.log.pids).count == 2)
        }
    }

    @Test(arguments: ["hang", "stubborn", "spin", "deaf"])
    func unresponsiveProgramIsKilledAtItsDeadlineAndItsPeakMemoryReported(_ behaviour: String) async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram(behaviour, host: clock.host)) { program in
            program.ask(1)
            // A program that closed its output fails at once and is killed after the grace period.
            await clock.sleeper(of: behaviour == "deaf" ? .seconds(2) : .seconds(30))
            await clock.advance(by: .seconds(30))
            let error = try #require(await program.log.answer(to: 1)?.failure)
            #expect(error.code == (behaviour == "deaf" ? .crashed : .deadline))
            #expect(await program.log.endings(1) == [.signalled(9)])
            #expect(await program.log.kills.count == 1)
            if behaviour != "deaf" { #expect(try #require(await program.log.peaks.first) > 0) }
            try await waitUntilGone(program.log.pids)
        }
    }

    @Test func programThatEndedByItselfHasNoPeakInsteadOfZero() async throws {
        try await supervise(FaultyProgram("exit")) { program in
            _ = await program.answer(1)
            _ = await program.log.endings(1)
            #expect(await program.log.peaks.isEmpty)
        }
    }

    @Test func withdrawnRequestIsNotSentToTheProgram() async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram("hang:options", host: clock.host)) { program in
            program.ask(1, .anyOptions)
            program.ask(2, .anyOptions)
            program.ask(3)
            program.host.withdraw(2)
            await clock.pass(.seconds(30))
            #expect(await program.log.answer(to: 1)?.failure?.code == .deadline)
            // The request between them would have held the program until its deadline.
            #expect(await program.log.answer(to: 3)?.failure == nil)
            let answered = await program.log.reports.contains {
                if case .answered(2, _) = $0 { true } else { false }
            }
            #expect(!answered)
        }
    }

    @Test func hostWaitsForASlowStart() async throws {
        let folder = try TemporaryFolder()
        let gate = folder.path + "/gate"
        try #require(mkfifo(gate, 0o600) == 0)
        try await supervise(FaultyProgram("gated", [gate])) { program in
            program.ask(1)
            // Opening the pipe waits until the program has opened it, and lets the program continue.
            let opened = await Task.detached { open(gate, O_WRONLY) }.value
            close(opened)
            #expect(await program.log.answer(to: 1)?.failure == nil)
        }
    }

    @Test func floodOfErrorsIsLimitedAndDoesNotFailTheRequest() async throws {
        // On a busy machine, 20 MB of lines take longer than an answer may take on a device.
        let limits = ProgramLimits(
            answerDeadline: .seconds(240),
            endGrace: .seconds(60),
            lineBurst: 20,
            linesPerSecond: 0
        )
        try await supervise(FaultyProgram("flood-errors", limits: limits)) { program in
            #expect(await program.answer(1)?.failure == nil)
            program.host.post(.stop)
            #expect(await program.log.endings(1) == [.exited(0)])
            #expect(await program.log.lines.count == 20)
            #expect(await program.log.silencedBytes > 18_000_000)
        }
    }

    @Test func unrequestedAnswerFailsTheNextRequest() async throws {
        try await supervise(FaultyProgram("twice")) { program in
            #expect(await program.answer(1)?.failure == nil)
            let error = try #require(await program.answer(2)?.failure)
            #expect(error.message.contains("answered request 1 when 2 was asked"))
        }
    }

    @Test func reportedFailureKeepsTheProgramRunning() async throws {
        try await supervise(FaultyProgram("failing")) { program in
            for token in 1...3 { _ = await program.answer(token) }
            #expect(await program.log.pids.count == 1)
        }
    }

    @Test func requestsAreAnsweredInOrder() async throws {
        try await supervise(FaultyProgram("good")) { program in
            for token in 1...50 { program.ask(token) }
            _ = await program.log.answer(to: 50)
            let tokens = await program.log.reports.compactMap { report in
                if case .answered(let token, _) = report { token } else { nil }
            }
            #expect(tokens == Array(1...50))
            #expect(await program.log.pids.count == 1)
        }
    }

    @Test func idleProgramEndsUnlessItIsKeptAliveAndTheNextRequestStartsAnother() async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram("good", host: clock.host)) { program in
            program.host.post(.keepAlive(true))
            #expect(await program.answer(1)?.failure == nil)
            await clock.advance(by: .seconds(3_600))
            #expect(await program.answer(2)?.failure == nil)
            #expect(await program.log.pids.count == 1)
            program.host.post(.keepAlive(false))
            await clock.pass(.seconds(2))
            #expect(await program.log.endings(1) == [.exited(0)])
            #expect(await program.answer(3)?.failure == nil)
            #expect(Set(await program.log.pids).count == 2)
        }
    }

    @Test func programEndsWhenItsIdleTimePassedOnTheDeviceUnlessItIsKeptAlive() async throws {
        try await supervise(FaultyProgram("good", limits: ProgramLimits(idle: nil))) { program in
            program.host.post(.keepAlive(true))
            #expect(await program.answer(1)?.failure == nil)
            program.host.post(.rested)
            #expect(await program.answer(2)?.failure == nil)
            #expect(await program.log.pids.count == 1)
            program.host.post(.keepAlive(false))
            program.host.post(.rested)
            #expect(await program.answer(3)?.failure == nil)
            #expect(await program.log.endings(1) == [.exited(0)])
            #expect(await program.log.pids.count == 2)
        }
    }

    @Test func programThatIgnoresTheEndOfItsInputIsKilled() async throws {
        let clock = ManualHostClock()
        let limits = ProgramLimits(idle: .seconds(2), endGrace: .seconds(7))
        try await supervise(FaultyProgram("lingering", limits: limits, host: clock.host)) { program in
            #expect(await program.answer(1)?.failure == nil)
            program.host.post(.stop)
            await clock.pass(.seconds(7))
            #expect(await program.log.endings(1) == [.signalled(9)])
        }
    }

    @Test func programThatEndsWhileIdleIsReplaced() async throws {
        let limits = ProgramLimits(idle: nil)
        try await supervise(FaultyProgram("good", limits: limits)) { program in
            #expect(await program.answer(1)?.failure == nil)
            kill(pid_t(try #require(await program.log.pids.first)), SIGKILL)
            #expect(await program.log.endings(1) == [.signalled(9)])
            #expect(await program.answer(2)?.failure == nil)
        }
    }

    @Test func childrenOfAProgramEndWithIt() async throws {
        try await supervise(FaultyProgram("grandchild")) { program in
            _ = await program.answer(1)
            let line = try #require(await program.log.lines.first { $0.hasPrefix("grandchild ") })
            try await waitUntilGone([try #require(Int(line.dropFirst("grandchild ".count)))])
        }
    }

    @Test func everyProcessEndsWithTheDevice() async throws {
        let log = try await { () async throws -> ReportLog in
            let program = FaultyProgram("hang:options")
            try await supervise(program) { program in
                #expect(await program.answer(1)?.failure == nil)
                program.ask(2, .anyOptions)
            }
            return program.log
        }()
        try await waitUntilGone(log.pids)
    }

    @Test(arguments: ["/nowhere/program", "/etc/passwd", "/tmp"])
    func errorNamesAProgramThatCannotBeStarted(path: String) async throws {
        try await supervise(FaultyProgram("good", path: path)) { program in
            let error = try #require(await program.answer(1)?.failure)
            #expect(error.code == .cannotStart)
            #expect(error.message.contains(path))
        }
    }

    @Test func restartDelayGrowsWithEveryFailure() async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram("exit", limits: ProgramLimits(), host: clock.host)) { program in
            #expect(await program.answer(1)?.failure?.code == .crashed)
            for (token, delay) in [(2, 100), (3, 200)] {
                program.ask(token)
                await clock.pass(.milliseconds(delay))
                #expect(await program.log.answer(to: token)?.failure?.code == .crashed)
            }
        }
        #expect(ProgramLimits().restartDelay(afterFailures: 9) == .seconds(5), "the delay has an upper bound")
    }

    @Test func programGetsOnlyTheDevicesEnvironmentAndItsPeakMemoryIsMeasured() async throws {
        let program = FaultyProgram("environment", environment: ["EXTRA": "yes", "HOME": "/elsewhere"])
        try await supervise(program) { program in
            _ = await program.answer(1)
            program.host.post(.stop)
            _ = await program.log.endings(1)
            #expect(
                await program.log.lines == [
                    "VITRINE_WIRE=1", "VITRINE_CONTAINERS=/nowhere", "HOME=/tmp", "USER=none", "EXTRA=yes",
                ]
            )
            let peak = try #require(await program.log.peaks.first)
            #expect((1 << 20...1 << 30).contains(peak), "\(peak) bytes")
        }
    }

    @Test func programInheritsOnlyTheStandardDescriptors() async throws {
        // For example, a server's socket without close-on-exec: a child must not hold its port.
        let forgotten = open("/dev/null", O_RDONLY)
        defer { close(forgotten) }
        try await supervise(FaultyProgram("descriptors")) { program in
            _ = await program.answer(1)
            program.host.post(.stop)
            _ = await program.log.endings(1)
            #expect(await program.log.lines.isEmpty)
        }
    }

    @Test func descriptorsAndProcessesAreNotLeaked() async throws {
        func round() async throws {
            for behaviour in ["good", "exit", "grandchild", "invalidResponse", "flood-output"] {
                try await supervise(FaultyProgram(behaviour)) { program in
                    for token in 1...3 { _ = await program.answer(token) }
                    program.host.post(.stop)
                }
            }
        }
        // The first round opens the descriptors that the library keeps.
        try await round()
        let before = try openDescriptors()
        for _ in 0..<3 { try await round() }
        // One leaked descriptor at each of the 39 starts would exceed this margin. Other suites that run at the same
        // time may hold some dozen descriptors.
        #expect(try openDescriptors() <= before + 25)
        #expect(try zombies() == 0)
    }

    /// Waits until processes have ended or are zombies; the suite's time limit ends the wait.
    private func waitUntilGone(_ pids: [Int]) async throws {
        // The kernel delivers signals asynchronously, and only children can be waited for, so this polls.
        for pid in pids {
            while isRunning(pid) { try await Task.sleep(for: .milliseconds(1)) }
            #expect(!isRunning(pid))
        }
    }

    private func isRunning(_ pid: Int) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8) else { return false }
        return !status.contains("State:\tZ")
    }

    private func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    private func zombies() throws -> Int {
        let own = "PPid:\t\(getpid())\n"
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
            .count { pid in
                guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8) else {
                    return false
                }
                return status.contains(own) && status.contains("State:\tZ")
            }
    }
}
