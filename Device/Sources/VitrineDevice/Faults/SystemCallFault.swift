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
    /// The number of the call in its process, from 1; a failure also affects every later call.
    public var number: Int

    /// Creates a fault.
    /// - Throws: ``DeviceError`` with code `badValue` for a name that no system call or error has, or a number below 1.
    public init(call: String, effect: Effect, number: Int = 1) throws(DeviceError) {
        guard number >= 1, Self.isName(call, of: "abcdefghijklmnopqrstuvwxyz0123456789_") else {
            throw DeviceError(
                .badValue,
                "\(TraceText.quoted(call)) number \(number) is not a system call; use one such as fsync"
            )
        }
        if case .failure(let error) = effect {
            guard error.hasPrefix("E"), Self.isName(error, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") else {
                throw DeviceError(
                    .badValue,
                    "\(TraceText.quoted(error)) is not an error's name; use one such as ENOSPC"
                )
            }
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

    private static func isName(_ text: String, of characters: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40 && text.allSatisfy(characters.contains)
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
