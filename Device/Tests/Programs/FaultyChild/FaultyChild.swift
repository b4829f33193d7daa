import Foundation
import VitrineWire
import WidgetArchive

struct FaultyChild {
    private let behaviour: Behaviour
    private let gate: String?

    init(_ behaviour: Behaviour, gate: String?) {
        self.behaviour = behaviour
        self.gate = gate
    }

    /// Reads requests until the input ends, and answers each request or fails as the behaviour requires.
    func run() throws {
        if behaviour.kind == .crashAtStart { Self.leave(3) }
        if behaviour.kind == .stubborn { signal(SIGTERM, SIG_IGN) }
        // Some faults write directly to standard output, so the channel must not redirect it.
        let channel = ChildChannel(input: STDIN_FILENO, output: STDOUT_FILENO)
        while let request = try channel.receive() {
            if behaviour.request == nil || behaviour.request == request.body.word {
                try misbehave(request, channel)
            } else {
                try channel.send(GoodAnswer.to(request))
            }
        }
        if behaviour.kind == .lingering { Self.waitForever() }
    }

    private func misbehave(_ request: WireRequest, _ channel: ChildChannel) throws {
        var answer = GoodAnswer.to(request)
        switch behaviour.kind {
        case .good, .lingering: break
        case .crashAtStart, .exit: Self.leave(4)
        case .abort: raise(SIGKILL)
        case .fatalError:
            Self.say("opening the store")
            fatalError("the store is gone")
        case .midFrame: try writeHalf(of: answer)
        case .hang, .stubborn:
            // The gate has a reader for as long as the process lives.
            if let gate { _ = open(gate, O_RDONLY) }
            Self.waitForever()
        case .spin: Self.spin()
        case .dice: answer = GoodAnswer.ofDice(request)
        case .far: answer = GoodAnswer.far(request)
        case .laterFinding: answer = GoodAnswer.withLaterFinding(request)
        case .floodOutput:
            return flood(STDOUT_FILENO, line: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n")
        case .floodErrors:
            flood(STDERR_FILENO, line: "the same line again and again, twenty megabytes of it in all\n")
        case .invalidResponse: return Self.write(STDOUT_FILENO, [0, 0, 0, 5] + Array("hello".utf8))
        case .otherJSON: return Self.write(STDOUT_FILENO, [0, 0, 0, 2] + Array("{}".utf8))
        case .wrongID: answer.id += 1_000
        case .tooLarge: return Self.write(STDOUT_FILENO, [0x7f, 0xff, 0xff, 0xff])
        case .twice: try channel.send(answer)
        case .gated: passGate()
        case .holdsLock: lockFile()
        case .writesSnapshot: try Visit.record(in: gate ?? "")
        case .grandchild:
            startGrandchild()
            Self.leave(5)
        case .deaf:
            close(STDOUT_FILENO)
            Self.waitForever()
        case .failing:
            answer.body = .failed(WireFailure(code: "performFailed", message: "the store is locked; try again"))
        case .moment:
            let now = request.context.now.ISO8601Format()
            answer.body = .failed(WireFailure(code: "performFailed", message: now))
        case .empty: answer.body = .timeline(ArchivedTimeline(entries: [], policy: .never))
        case .activities:
            let finding = ArchiveFinding(.undefined, "the device shows no live activities of Steps")
            answer.body = .description(ChildDescription(findings: [finding]))
        case .nothing: answer.body = .description(ChildDescription())
        case .loop: answer.reloads = [ReloadRequest()]
        case .threads: for _ in 0..<2 { signalInAThread() }
        case .descriptors:
            for descriptor in CInt(3)..<1_024 where fcntl(descriptor, F_GETFD) >= 0 {
                Self.say("descriptor \(descriptor)")
            }
        case .environment:
            for variable in ["VITRINE_WIRE", "VITRINE_CONTAINERS", "HOME", "USER", "EXTRA"] {
                Self.say("\(variable)=\(getenv(variable).map { String(cString: $0) } ?? "none")")
            }
        }
        try channel.send(answer)
    }

    private func writeHalf(of response: WireResponse) throws {
        let frame = try WireWriter().frame(WireMessage.encode(response))
        Self.write(STDOUT_FILENO, Array(frame.prefix(frame.count / 2)))
        Self.leave(0)
    }

    private func flood(_ descriptor: CInt, line: String) {
        let piece = Array(String(repeating: line, count: 1_000).utf8)
        for _ in 0..<(20_000_000 / piece.count) { Self.write(descriptor, piece) }
    }

    private func passGate() {
        guard let gate else { return }
        // Opening a named pipe for reading waits until another process opens it for writing.
        close(open(gate, O_RDONLY))
    }

    private func lockFile() {
        guard let gate else { return }
        // The descriptor is never closed, so that the lock stays.
        _ = flock(open(gate, O_RDWR | O_CREAT, 0o600), LOCK_EX)
    }

    /// Asks in a new thread whether a signal could be sent to this process, which is the system call `kill`.
    private func signalInAThread() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            kill(getpid(), 0)
            done.signal()
        }
        done.wait()
    }

    private func startGrandchild() {
        var pid = pid_t()
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("600"), nil]
        posix_spawn(&pid, "/bin/sleep", nil, nil, words, environ)
        Self.say("grandchild \(pid)")
    }

    static func say(_ line: String) {
        write(STDERR_FILENO, Array("\(line)\n".utf8))
    }

    /// Ends the process without cleanup.
    static func leave(_ status: CInt) -> Never {
        _exit(status)
    }

    private static func waitForever() -> Never {
        while true { pause() }
    }

    private static func spin() -> Never {
        var number = 0
        while true { number &+= 1 }
    }

    private static func write(_ descriptor: CInt, _ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { leave(6) }
            sent += count
        }
    }
}
