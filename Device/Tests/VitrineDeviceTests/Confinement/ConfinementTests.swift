import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// Real programs in a sandbox; a machine on which there is none skips them.
@Suite(.serialized, .hangGuard, .enabled("bubblewrap cannot confine programs here", { await Confined.means() != nil }))
struct ConfinementTests {
    @Test func hostileProgramGetsThroughNowhere() async throws {
        let place = try HostilePlace()
        let lines = try await place.attack()
        let through = lines.filter { $0.hasSuffix(": THROUGH") }
        // The gate adds them up.
        print("hostile program: \(lines.count - 1) attempts, \(through.count) through")
        #expect(through == [])
        #expect(lines.count >= 67, "\(lines)")
        #expect(lines.last == "end")
        for attempt in ["fork", "fork by vfork", "mount", "trace", "use the keyring", "open a raw socket"] {
            #expect(lines.contains("\(attempt): refused: EPERM"), "\(attempt) must be refused by the filter")
        }
        // Its own files are its own.
        #expect(FileManager.default.contents(atPath: place.own + "/kept") == Data("kept".utf8))
    }

    /// A device with one app shows its program the folder of all containers.
    @Test func onlyProgramCannotPutALinkInPlaceOfItsContainer() async throws {
        let folder = try TemporaryFolder()
        let script = """
            import os, sys
            try: os.rename(sys.argv[1], sys.argv[1] + "-old")
            except OSError as error: print(error.errno)
            """
        let app = Confined.python("alone", ["-c", script, folder.path + "/containers/group.alone"])
        let lines = try await Confined.output(of: Confined.host(app, others: [], in: folder))
        #expect(lines == ["\(EBUSY)"])
    }

    @Test func programReachesItsServiceAndNothingElse() async throws {
        let place = try HostilePlace()
        let folder = try TemporaryFolder()
        let app = Confined.python(
            "served",
            ["-c", Self.client, "\(place.port)"],
            environment: ["SERVICE": "{port}"],
            service: ServiceManifest(program: "/usr/bin/python3", arguments: ["-c", Self.service, "{port}"])
        )
        let folders = try await Confined.folders([app], in: folder)
        let services = try folders.services()
        let service = try #require(services[app.id])
        let host = try Confined.host(app, of: folders, services)
        let lines = try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await service.run { _ in } }
            defer { group.cancelAll() }
            await service.listening()
            return try await Confined.output(of: host)
        }
        #expect(lines == ["served", "refused"])
    }

    /// Asks the service, and then another port of the machine.
    private static let client = """
        import os, socket, sys
        for port in (os.environ["SERVICE"], sys.argv[1]):
            try:
                print(socket.create_connection(("127.0.0.1", int(port)), 5).recv(6).decode())
            except OSError:
                print("refused")
        """

    /// Says that it listens, and answers until its input ends.
    private static let service = """
        import socket, sys, threading
        listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
        def serve():
            while True:
                listener.accept()[0].sendall(b"served")
        threading.Thread(target=serve, daemon=True).start()
        print("{}", flush=True)
        sys.stdin.read()
        """

    @Test(arguments: ["fatal-error", "abort", "exit", "crash-at-start"])
    func endingIsThatOfTheProgramAndNotOfTheSandbox(_ behaviour: String) async throws {
        let program = try await Confined.program(behaviour, in: TemporaryFolder())
        let plain = FaultyProgram(behaviour)
        for program in [program, plain] {
            try await supervise(program) { #expect(await $0.answer(1)?.failure?.code == .crashed) }
        }
        #expect(await program.log.endings(1) == plain.log.endings(1))
    }

    @Test func memoryIsThatOfTheProgram() async throws {
        let program = try await Confined.program("good", in: TemporaryFolder())
        try await supervise(program) { program in
            #expect(await program.answer(1)?.failure == nil)
            program.host.post(.stop)
            #expect(await program.log.endings(1) == [.exited(0)])
            let peak = try #require(await program.log.peaks.first)
            #expect(peak > 1 << 20, "bubblewrap itself has much less")
        }
    }

    @Test func lockThatTheProgramHoldsIsFound() async throws {
        let folder = try TemporaryFolder()
        let program = try await Confined.program(
            "holds-lock",
            in: folder,
            [folder.path + "/containers/group.faulty/lock"]
        )
        try await supervise(program) { program in
            #expect(await program.answer(1)?.failure == nil)
            #expect(await program.log.endings(1) == [.signalled(9)])
            #expect(await program.log.kills.contains { $0.contains("0xDEAD10CC") })
        }
    }

    @Test func programThatAFaultHasStoppedGoesOn() async throws {
        let folder = try TemporaryFolder()
        let program = try await Confined.program("threads:describe", in: folder)
        let stop = try SystemCallFault(call: "kill", effect: .stop)
        program.host.setFault(ProgramFault(.systemCall(stop)))
        try await supervise(program) { program in
            program.ask(1)
            await program.log.stop(at: 1)
            program.host.setFault(nil)
            #expect(await program.log.answer(to: 1)?.failure == nil)
            #expect(await program.log.stops == [1])
        }
    }

    @Test func everythingInTheSandboxEndsWithIt() async throws {
        let program = try await Confined.program("good", in: TemporaryFolder())
        try await supervise(program) { program in
            #expect(await program.answer(1)?.failure == nil)
            let pid = try #require(await program.log.pids.first)
            let all = ProcessTable.descendants(of: pid)
            #expect(all.count == 2, "one that reaps, and the program")
            // As if the device were killed: no signal reaches the others.
            kill(pid_t(pid), SIGKILL)
            #expect(await program.log.endings(1) == [.signalled(9)])
            // The kernel ends them on its own time.
            while all.contains(where: { FileManager.default.fileExists(atPath: "/proc/\($0)") }) {
                try await Task.sleep(for: .milliseconds(1))
            }
        }
    }
}
