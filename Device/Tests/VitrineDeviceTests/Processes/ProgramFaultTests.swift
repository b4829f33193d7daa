import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// Faults that the device injects into real processes of a program without faults of its own.
@Suite(.serialized, .hangGuard)
struct ProgramFaultTests {
    /// The test program never gives a lock back, so that nothing need be waited for.
    private static let limits = ProgramLimits(lockGrace: .zero, restartDelay: .zero)

    @Test func programThatHangsIsKilledAtTheDeadline() async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram("good", host: clock.host)) { program in
            program.host.setFault(ProgramFault(.hang))
            program.ask(1)
            await clock.pass(.seconds(30))
            #expect(await program.log.answer(to: 1)?.failure?.code == .deadline)
            program.host.setFault(nil)
            #expect(await program.answer(2)?.failure == nil)
        }
    }

    @Test(arguments: [ProgramFault.Kind.hang, .slowStart(.seconds(30))])
    func whereTimeStandsStillNothingIsWaitedFor(_ kind: ProgramFault.Kind) async throws {
        // A deadline that the test would not live to see.
        let program = FaultyProgram(
            "good",
            limits: ProgramLimits(answerDeadline: .seconds(30), deadlineFactor: 100),
            host: .still
        )
        try await supervise(program) { program in
            program.host.setFault(ProgramFault(kind))
            let error = try #require(await program.answer(1)?.failure)
            #expect(error.code == .deadline)
            #expect(error.message.contains("within 30 seconds"), "\(error.message)")
        }
    }

    /// The tracer counts the calls of each thread, and stops the process again at the same call of another one.
    @Test func processIsStoppedOnceWhicheverThreadsReachTheCall() async throws {
        let home = try TemporaryFolder()
        try await supervise(FaultyProgram("threads:describe", host: .still, home: home.path)) { program in
            let stop = try SystemCallFault(call: "kill", effect: .stop)
            program.host.setFault(ProgramFault(.systemCall(stop)))
            program.ask(1)
            await program.log.stop(at: 1)
            program.host.setFault(nil)
            #expect(await program.log.answer(to: 1)?.failure == nil)
            #expect(await program.log.stops == [1])
        }
    }

    @Test func programKnowsWhetherTimeStandsStillAndTheManifestCannotSaySo() {
        func clock(isManual: Bool) -> String? {
            ProgramCommandLine.environment(
                home: "/h",
                containers: "/c",
                isManual: isManual,
                own: [ClockVariable.name: "still", "EXTRA": "yes"]
            )[ClockVariable.name]
        }
        #expect(clock(isManual: true) == ClockVariable.still)
        #expect(clock(isManual: false) == nil)
    }

    @Test func slowStartBelowTheDeadlineIsAnswered() async throws {
        let clock = ManualHostClock()
        try await supervise(FaultyProgram("good", host: clock.host)) { program in
            program.host.setFault(ProgramFault(.slowStart(.seconds(20))))
            program.ask(1)
            await clock.sleeper(of: .seconds(20))
            #expect(await program.log.reports.allSatisfy { if case .answered = $0 { false } else { true } })
            await clock.advance(by: .seconds(20))
            #expect(await program.log.answer(to: 1)?.failure == nil)
        }
    }

    /// Which processes a rate strikes is its own matter, and always the same.
    @Test func crashLoopKillsTheProcessesThatItsRateStrikes() async throws {
        let rate = try FaultRate(percent: 50, seed: 3)
        try await supervise(FaultyProgram("good")) { program in
            program.host.setFault(ProgramFault(.crashLoop, rate: rate))
            for token in 1...5 {
                let code = await program.answer(token)?.failure?.code
                #expect(code == (rate.strikes(token) ? .crashed : nil))
                program.host.post(.stop)
            }
            #expect(Set(await program.log.pids).count == 5)
        }
        #expect(Set((1...5).map(rate.strikes)) == [true, false])
    }

    @Test func programAboveItsMemoryCapIsKilledAndItsPeakIsReported() async throws {
        try await supervise(FaultyProgram("good")) { program in
            let cap = 1 << 20
            program.host.setFault(ProgramFault(.memoryCap(bytes: cap)))
            let error = try #require(await program.answer(1)?.failure)
            #expect(error.code == .memoryCap)
            #expect(error.message.contains("more than 1 MiB"), "\(error.message)")
            #expect(await program.log.endings(1) == [.signalled(9)])
            let peak = try #require(await program.log.peaks.first)
            #expect(peak > cap)
        }
    }

    @Test func programAboveItsMemoryCapBeforehandCarriesNothingOut() async throws {
        let folder = try TemporaryFolder()
        try await supervise(FaultyProgram("writes-snapshot", [folder.path])) { program in
            program.host.setFault(ProgramFault(.memoryCap(bytes: 0)))
            for token in 1...8 {
                #expect(await program.answer(token)?.failure?.code == .memoryCap)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func programBelowItsMemoryCapIsNotKilled() async throws {
        try await supervise(FaultyProgram("good")) { program in
            program.host.setFault(ProgramFault(.memoryCap(bytes: 4_096 << 20)))
            #expect(await program.answer(1)?.failure == nil)
            #expect(await program.answer(2)?.failure == nil)
            #expect(Set(await program.log.pids).count == 1)
        }
    }

    @Test func lockThatIsHeldWhileSuspendedKillsTheProgram() async throws {
        let folder = try TemporaryFolder()
        let program = FaultyProgram(
            "holds-lock",
            [folder.path + "/store.lock"],
            limits: Self.limits,
            sharedFolder: folder.path
        )
        try await supervise(program) { program in
            #expect(await program.answer(1)?.failure == nil, "what it answered counts")
            #expect(await program.log.endings(1) == [.signalled(9)])
            let reason = try #require(await program.log.kills.first)
            #expect(reason.hasPrefix("0xDEAD10CC: it held a lock on \"store.lock\""), "\(reason)")
        }
    }

    @Test func writesOfTheLibraryHoldNoLockWhenTheyReturn() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        let program = FaultyProgram("writes-snapshot", [path], limits: Self.limits, sharedFolder: path)
        try await supervise(program) { program in
            for request in 1...3 { #expect(await program.answer(request)?.failure == nil) }
            #expect(await program.log.kills.isEmpty)
            #expect(Set(await program.log.pids).count == 1, "it was never ended for a lock")
            let count = try String(contentsOfFile: folder.path + "/count.json", encoding: .utf8)
            #expect(count.contains("\"visits\":3"), "\(count)")
        }
    }

    @Test func lockOfAnAppInFrontAndLockElsewhereAreAllowed() async throws {
        let (shared, own) = (try TemporaryFolder(), try TemporaryFolder())
        func program(locks file: String) -> FaultyProgram {
            FaultyProgram("holds-lock:options", [file], limits: Self.limits, sharedFolder: shared.path)
        }
        try await supervise(program(locks: own.path + "/own.lock")) { program in
            #expect(await program.answer(1, .anyOptions)?.failure == nil)
            #expect(await program.answer(2)?.failure == nil)
            #expect(Set(await program.log.pids).count == 1)
        }
        try await supervise(program(locks: shared.path + "/store.lock")) { program in
            #expect(await program.answer(1, .sceneBecame(active: true))?.failure == nil)
            #expect(await program.answer(2, .anyOptions)?.failure == nil)
            #expect(await program.log.kills.isEmpty)
            #expect(await program.answer(3, .sceneBecame(active: false))?.failure == nil)
            #expect(await program.log.endings(1) == [.signalled(9)])
        }
    }
}
