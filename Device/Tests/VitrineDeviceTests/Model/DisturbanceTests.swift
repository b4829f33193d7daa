import Testing

@testable import VitrineDevice

/// Restarts, updates and faults.
struct DisturbanceTests {
    @Test func restartLocksTheFilesUntilTheFirstUnlock() {
        var script = Script.loaded()
        script.command(.reboot)
        #expect(script.model.isBeforeFirstUnlock)
        #expect(script.model.settings.isLocked)
        #expect(script.effects.contains(.protect(true)))
        script.command(.set(\.isLocked, to: false))
        #expect(!script.model.isBeforeFirstUnlock)
        #expect(script.effects.last == .protect(false))
    }

    @Test func laterUnlockChangesNoFiles() {
        var script = Script.loaded()
        script.command(.set(\.isLocked, to: true))
        script.command(.set(\.isLocked, to: false))
        #expect(!script.effects.contains(.protect(false)))
    }

    /// A process makes its widgets once, with the families of its device.
    @Test(arguments: [(DeviceCommand.setScreen("820x1180"), "describe"), (.reboot, "timeline")])
    func anotherScreenAndARestartEndEveryProcessBeforeTheyAskAnything(command: DeviceCommand, first: String) throws {
        var script = Script.inFront()
        _ = script.takeTimelines()
        script.command(command)
        #expect(script.model.phase(of: Script.app) == .closed && script.model.foreground == nil)
        #expect(script.effects.contains(.stop(Script.appProgram)))
        let stop = try #require(script.effects.firstIndex(of: .stop(Script.extensionProgram)))
        let send = script.effects.firstIndex { if case .send(let sent) = $0 { sent.body.name == first } else { false } }
        #expect(try stop < #require(send))
    }

    @Test func oldViewStaysUntilTheUpdatedProgramAnswers() throws {
        var script = Script.loaded()
        let old = try script.widget.timeline
        script.command(.update(app: Script.app))
        #expect(try script.widget.timeline == old)
        #expect(script.takeTimelines().isEmpty, "the new program must describe itself first")
        script.answerDescriptions()
        #expect(script.takeTimelines().count == 1)
        #expect(try script.widget.ledger.entries.last?.reason == "its app was updated")
    }

    @Test func updateThatRenamesTheKindOrphansTheWidget() throws {
        var script = Script.loaded()
        script.command(.update(app: Script.app))
        script.answerDescriptions(kinds: ["renamed"])
        script.pass(60)
        #expect(script.takeTimelines().isEmpty)
        #expect(try script.model.explanation(of: "w1").problem?.cause == .orphaned)
    }

    @Test func faultAppliesToFurtherProcessesOnly() throws {
        var script = Script.loaded()
        script.command(.setFault(Script.extensionProgram, .fullDisk))
        #expect(
            script.effects.suffix(2) == [.fault(Script.extensionProgram, .fullDisk), .stop(Script.extensionProgram)]
        )
        let unknown = ProgramReference(app: "app.other", role: .app)
        #expect(script.command(.setFault(unknown, nil))?.refusal == .notFound)
    }

    @Test(arguments: ["", "fsync,write", "fsync:signal=KILL", "FSYNC", "fsink", String(repeating: "x", count: 41)])
    func impossibleSystemCallIsRefused(call: String) {
        #expect(throws: DeviceError.self) { try ProgramFault(call: call, effect: .kill) }
    }

    @Test(arguments: ["", "ENO,SPC", "enospc", "28", "EFOO"])
    func impossibleErrorIsRefused(error: String) {
        #expect(throws: DeviceError.self) { try ProgramFault(call: "fsync", effect: .failure(error)) }
    }

    @Test(arguments: [0, 65_536])
    func callThatTheTracerDoesNotCountIsRefused(number: Int) {
        #expect(throws: DeviceError.self) { try ProgramFault(call: "fsync", effect: .kill, number: number) }
    }

    @Test func fullDiskLetsWritingFailAndNotMaking() {
        let plain = ProgramCommandLine(program: Script.appProgram, path: "/bin/app")
        let line = ProgramLaunch(fault: .fullDisk).commandLine(plain, isRoot: false)
        #expect(line.arguments.filter { $0.hasPrefix("inject=") } == ["inject=pwrite64:error=ENOSPC:when=1+"])
    }

    @Test func commandLineWithAFaultRunsTheTracer() throws {
        let plain = ProgramCommandLine(program: Script.appProgram, path: "/bin/app", arguments: ["a"])
        let fault = try ProgramFault(call: "fsync", effect: .failure("EIO"), number: 2)
        var launch = ProgramLaunch(fault: fault, obeysModes: true)
        let user = launch.commandLine(plain, isRoot: false)
        #expect(user.path == "/usr/bin/strace")
        #expect(user.arguments.suffix(4) == ["inject=fsync:error=EIO:when=2+", "--", "/bin/app", "a"])
        #expect(launch.commandLine(plain, isRoot: true).path == "/usr/bin/setpriv")
        launch = ProgramLaunch()
        #expect(launch.commandLine(plain, isRoot: true) == plain)
    }
}
