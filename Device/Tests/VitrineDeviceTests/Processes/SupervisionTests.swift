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
        /// A part of the expected message.
        var says: String
    }

    static let faults = [
        Fault(testDescription: "crash-at-start", code: .crashed, says: "exit status 3"),
        Fault(testDescription: "exit", code: .crashed, says: "exit status 4"),
        Fault(testDescription: "abort", code: .crashed, says: "signal 9"),
        Fault(testDescription: "mid-frame", code: .crashed, says: "before it answered describe"),
        Fault(testDescription: "flood-output", code: .tooLarge, says: "print to standard error instead"),
        Fault(testDescription: "invalidResponse", code: .invalidResponse, says: "not a response"),
        Fault(testDescription: "other-json", code: .invalidResponse, says: "not a response"),
        Fault(testDescription: "wrong-id", code: .invalidResponse, says: "answered request 1001 when 1 was asked"),
        Fault(testDescription: "too-large", code: .tooLarge, says: "exceeds the limit"),
        Fault(testDescription: "fatal-error", code: .crashed, says: "FaultyChild.swift:"),
        Fault(testDescription: "fatal-error", code: .crashed, says: "Fatal error: the store is gone"),
        Fault(testDescription: "grandchild", code: .crashed, says: "exit status 5"),
    ]

    @Test(arguments: faults)
    func faultFailsOnlyTheRequestAndTheErrorNamesTheProgram(_ fault: Fault) async throws {
        try await FaultyProgram(fault.testDescription)
            .supervise { program in
                let error = try #require(await program.answer(1)?.failure)
                #expect(error.code == fault.code)
                #expect(error.message.contains(fault.says), "\(error.message)")
                #expect(error.message.contains("app.faulty/widget"), "the message must name the program")
                // The host continues: the next request starts another process.
                #expect(await program.answer(2)?.failure?.code == fault.code)
                #expect(Set(await program.log.pids).count == 2)
            }
    }

    @Test(arguments: faults)
    func faultInALaterRequestDoesNotAffectEarlierAnswers(_ fault: Fault) async throws {
        guard fault.testDescription != "crash-at-start" else { return }
        try await FaultyProgram("\(fault.testDescription):options")
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                program.ask(1_000, .sceneBecame(active: true))
                #expect(
                    await program.answer(2, .options(intent: "", parameter: "", search: nil))?.failure?.code
                        == fault.code
                )
                #expect(await program.answer(3)?.failure == nil, "the next request must go to a new process")
                #expect(await program.log.answer(to: 1_000)?.failure == nil)
            }
    }

    @Test(arguments: ["hang", "stubborn", "spin", "deaf"])
    func unresponsiveProgramIsKilledAtItsDeadline(_ behaviour: String) async throws {
        let clock = ManualHostClock()
        try await FaultyProgram(behaviour, host: clock.host)
            .supervise { program in
                program.ask(1)
                // A program that closed its output fails at once and is killed after the grace period.
                await clock.sleeper(of: behaviour == "deaf" ? .seconds(2) : .seconds(30))
                await clock.advance(by: .seconds(30))
                let error = try #require(await program.log.answer(to: 1)?.failure)
                #expect(error.code == (behaviour == "deaf" ? .crashed : .deadline))
                #expect(await program.log.endings(1) == [.signalled(9)])
                #expect(await program.log.kills.count == 1)
                try await waitUntilGone(program.log.pids)
            }
    }

    @Test(arguments: ["hang", "spin"])
    func killedProgramReportsItsPeakMemory(_ behaviour: String) async throws {
        let clock = ManualHostClock()
        try await FaultyProgram(behaviour, host: clock.host)
            .supervise { program in
                program.ask(1)
                await clock.sleeper(of: .seconds(30))
                await clock.advance(by: .seconds(30))
                #expect(await program.log.endings(1) == [.signalled(9)])
                let peak = try #require(await program.log.peaks.first)
                #expect(peak > 0)
            }
    }

    @Test func programThatEndedByItselfHasNoPeakInsteadOfZero() async throws {
        try await FaultyProgram("exit")
            .supervise { program in
                _ = await program.answer(1)
                _ = await program.log.endings(1)
                #expect(await program.log.peaks.isEmpty)
            }
    }

    @Test func withdrawnRequestIsNotSentToTheProgram() async throws {
        let clock = ManualHostClock()
        try await FaultyProgram("hang:options", host: clock.host)
            .supervise { program in
                program.ask(1, .options(intent: "", parameter: "", search: nil))
                program.ask(2, .options(intent: "", parameter: "", search: nil))
                program.ask(3)
                program.host.withdraw(2)
                await clock.sleeper(of: .seconds(30))
                await clock.advance(by: .seconds(30))
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
        try await FaultyProgram("gated", [gate])
            .supervise { program in
                program.ask(1)
                // Opening the pipe waits until the program has opened it, and lets the program continue.
                let opened = await Task.detached { open(gate, O_WRONLY) }.value
                close(opened)
                #expect(await program.log.answer(to: 1)?.failure == nil)
            }
    }

    @Test func floodOfErrorsIsLimitedAndDoesNotFailTheRequest() async throws {
        // On a busy machine, 100 MB of lines take longer than an answer may take on a device.
        let limits = ProgramLimits(
            answerDeadline: .seconds(240),
            endGrace: .seconds(60),
            lineBurst: 20,
            linesPerSecond: 0
        )
        try await FaultyProgram("flood-errors", limits: limits)
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                program.host.post(.stop)
                #expect(await program.log.endings(1) == [.exited(0)])
                #expect(await program.log.lines.count == 20)
                #expect(await program.log.silencedBytes > 90_000_000)
            }
    }

    @Test func unrequestedAnswerFailsTheNextRequest() async throws {
        try await FaultyProgram("twice")
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                let error = try #require(await program.answer(2)?.failure)
                #expect(error.message.contains("answered request 1 when 2 was asked"))
            }
    }

    @Test func reportedFailureKeepsTheProgramRunning() async throws {
        try await FaultyProgram("failing")
            .supervise { program in
                for token in 1...3 { _ = await program.answer(token) }
                #expect(await program.log.pids.count == 1)
            }
    }

    @Test func requestsAreAnsweredInOrder() async throws {
        try await FaultyProgram("good")
            .supervise { program in
                for token in 1...50 { program.ask(token) }
                _ = await program.log.answer(to: 50)
                let tokens = await program.log.reports.compactMap { report in
                    if case .answered(let token, _) = report { token } else { nil }
                }
                #expect(tokens == Array(1...50))
                #expect(await program.log.pids.count == 1)
            }
    }

    @Test func idleProgramEndsAndTheNextRequestStartsAnother() async throws {
        let clock = ManualHostClock()
        try await FaultyProgram("good", host: clock.host)
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                await clock.sleeper(of: .seconds(2))
                await clock.advance(by: .seconds(2))
                #expect(await program.log.endings(1) == [.exited(0)])
                #expect(await program.answer(2)?.failure == nil)
                #expect(Set(await program.log.pids).count == 2)
            }
    }

    @Test func programThatIsKeptAliveDoesNotEndWhenIdle() async throws {
        let clock = ManualHostClock()
        try await FaultyProgram("good", host: clock.host)
            .supervise { program in
                program.host.post(.keepAlive(true))
                #expect(await program.answer(1)?.failure == nil)
                await clock.advance(by: .seconds(3_600))
                #expect(await program.answer(2)?.failure == nil)
                #expect(await program.log.pids.count == 1)
                program.host.post(.keepAlive(false))
                await clock.sleeper(of: .seconds(2))
                await clock.advance(by: .seconds(2))
                #expect(await program.log.endings(1) == [.exited(0)])
            }
    }

    @Test func programEndsWhenItsIdleTimePassedOnTheDeviceUnlessItIsKeptAlive() async throws {
        try await FaultyProgram("good", limits: ProgramLimits(idle: nil))
            .supervise { program in
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
        try await FaultyProgram("lingering", limits: limits, host: clock.host)
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                program.host.post(.stop)
                await clock.sleeper(of: .seconds(7))
                await clock.advance(by: .seconds(7))
                #expect(await program.log.endings(1) == [.signalled(9)])
            }
    }

    @Test func programThatEndsWhileIdleIsReplaced() async throws {
        let limits = ProgramLimits(idle: nil)
        try await FaultyProgram("good", limits: limits)
            .supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                kill(pid_t(try #require(await program.log.pids.first)), SIGKILL)
                #expect(await program.log.endings(1) == [.signalled(9)])
                #expect(await program.answer(2)?.failure == nil)
            }
    }

    @Test func childrenOfAProgramEndWithIt() async throws {
        try await FaultyProgram("grandchild")
            .supervise { program in
                _ = await program.answer(1)
                let line = try #require(await program.log.lines.first { $0.hasPrefix("grandchild ") })
                try await waitUntilGone([try #require(Int(line.dropFirst("grandchild ".count)))])
            }
    }

    @Test func everyProcessEndsWithTheDevice() async throws {
        let log = try await { () async throws -> ReportLog in
            let program = FaultyProgram("hang:options")
            try await program.supervise { program in
                #expect(await program.answer(1)?.failure == nil)
                program.ask(2, .options(intent: "", parameter: "", search: nil))
            }
            return program.log
        }()
        try await waitUntilGone(log.pids)
    }

    @Test(arguments: ["/nowhere/program", "/etc/passwd", "/tmp"])
    func errorNamesAProgramThatCannotBeStarted(path: String) async throws {
        try await FaultyProgram("good", path: path)
            .supervise { program in
                let error = try #require(await program.answer(1)?.failure)
                #expect(error.code == .cannotStart)
                #expect(error.message.contains(path))
            }
    }

    @Test func restartDelayGrowsWithEveryFailure() async throws {
        let clock = ManualHostClock()
        let limits = ProgramLimits(restartDelay: .milliseconds(100), longestRestartDelay: .milliseconds(400))
        try await FaultyProgram("exit", limits: limits, host: clock.host)
            .supervise { program in
                #expect(await program.answer(1)?.failure?.code == .crashed)
                for (token, delay) in [(2, 100), (3, 200), (4, 400), (5, 400)] {
                    program.ask(token)
                    await clock.sleeper(of: .milliseconds(delay))
                    await clock.advance(by: .milliseconds(delay))
                    #expect(await program.log.answer(to: token)?.failure?.code == .crashed)
                }
            }
    }

    @Test func programGetsOnlyTheDevicesEnvironment() async throws {
        try await FaultyProgram("environment", environment: ["EXTRA": "yes", "HOME": "/elsewhere"])
            .supervise { program in
                _ = await program.answer(1)
                program.host.post(.stop)
                _ = await program.log.endings(1)
                #expect(
                    await program.log.lines == [
                        "VITRINE_WIRE=1", "VITRINE_CONTAINERS=/nowhere", "HOME=/tmp", "USER=none", "EXTRA=yes",
                    ]
                )
            }
    }

    @Test func programInheritsOnlyTheStandardDescriptors() async throws {
        // For example, a server's socket without close-on-exec: a child must not hold its port.
        let forgotten = open("/dev/null", O_RDONLY)
        defer { close(forgotten) }
        try await FaultyProgram("descriptors")
            .supervise { program in
                _ = await program.answer(1)
                program.host.post(.stop)
                _ = await program.log.endings(1)
                #expect(await program.log.lines.isEmpty)
            }
    }

    @Test func peakMemoryIsMeasured() async throws {
        try await FaultyProgram("good")
            .supervise { program in
                _ = await program.answer(1)
                program.host.post(.stop)
                _ = await program.log.endings(1)
                let peak = try #require(await program.log.peaks.first)
                #expect((1 << 20...1 << 30).contains(peak), "\(peak) bytes")
            }
    }

    @Test func descriptorsAndProcessesAreNotLeaked() async throws {
        func round() async throws {
            for behaviour in ["good", "exit", "grandchild", "invalidResponse", "flood-output"] {
                try await FaultyProgram(behaviour)
                    .supervise { program in
                        for token in 1...3 { _ = await program.answer(token) }
                        program.host.post(.stop)
                    }
            }
        }
        // The first round opens the descriptors that the library keeps.
        try await round()
        let before = try openDescriptors()
        for _ in 0..<10 { try await round() }
        // One leaked descriptor at each of the 50 starts would exceed this margin. Other suites that run at the same
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
