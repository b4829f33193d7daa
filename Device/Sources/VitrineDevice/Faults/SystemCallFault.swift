/// A fault at a process's system calls, which the device injects with `strace`.
public struct SystemCallFault: Codable, Hashable, Sendable {
    /// What happens at the call.
    public enum Effect: Codable, Hashable, Sendable {
        /// The process is killed when it enters the call.
        case kill
        /// The process stops after the call, with every lock that it holds, until the fault is removed.
        case stop
        /// The call fails with an error, by its name, such as `ENOSPC`.
        case failure(String)
    }

    /// The system call's name, such as `renameat2`.
    public var call: String
    public var effect: Effect
    /// The number of the call in its process, one of ``numbers``; a failure also affects every later call.
    public var number: Int

    /// The numbers of calls at which a fault can happen: `strace` counts no further.
    public static let numbers = 1...65_535

    /// Creates a fault.
    /// - Throws: ``DeviceError`` with code `badValue` for a name that no system call or error has, or a number that
    ///   is not one of ``numbers``.
    public init(call: String, effect: Effect, number: Int = 1) throws(DeviceError) {
        guard Self.numbers.contains(number) else {
            throw DeviceError(.badValue, "calls count from 1 to \(Self.numbers.upperBound), not \(number)")
        }
        try Self.require(call, in: SystemCallNames.calls, "a system call", such: "fsync")
        if case .failure(let error) = effect {
            try Self.require(error, in: SystemCallNames.errors, "an error's name", such: "ENOSPC")
        }
        self.call = call
        self.effect = effect
        self.number = number
    }

    /// A fault whose names are known to be right.
    init(unchecked call: String, _ effect: Effect) {
        self.call = call
        self.effect = effect
        number = 1
    }

    private static func require(
        _ name: String,
        in known: [String],
        _ what: String,
        such example: String
    ) throws(DeviceError) {
        guard !known.contains(name) else { return }
        let hint = name.utf8.count > 40 ? nil : Spelling.closest(to: name, of: known)
        let remedy = hint.map { "did you mean \($0)?" } ?? "use one such as \(example)"
        throw DeviceError(.badValue, "\(TraceText.quoted(name)) is not \(what); \(remedy)")
    }
}

extension SystemCallFault: CustomStringConvertible {
    public var description: String {
        switch effect {
        case .kill: "killed at \(call) \(number)"
        case .stop: "stopped after \(call) \(number)"
        case .failure(let error): "\(call) fails with \(error) from number \(number) on"
        }
    }
}

extension SystemCallFault {
    /// The options of strace, which notes the calls and stops in a file; the tracer is a grandchild, so that the
    /// program keeps the process that the device started.
    func options(log: String) -> [String] {
        let common = ["-D", "-f", "-qq", "-o", log, "-e", "trace=\(call)", "-e"]
        return switch effect {
        case .kill: common + ["inject=\(call):signal=KILL:when=\(number)"]
        // The call itself is carried out: the signal is delivered when it returns.
        case .stop: common + ["inject=\(call):signal=STOP:when=\(number)"]
        // The filter makes all other calls fast; with it, strace delivers no signals.
        case .failure(let error): ["--seccomp-bpf"] + common + ["inject=\(call):error=\(error):when=\(number)+"]
        }
    }
}
