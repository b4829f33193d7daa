/// A fault of a program's processes, which the device injects.
public struct ProgramFault: Codable, Hashable, Sendable {
    /// What happens to a process.
    public enum Kind: Codable, Hashable, Sendable {
        /// A system call kills it, or fails.
        case systemCall(SystemCallFault)
        /// It never answers, and is killed at the profile's deadline.
        case hang
        /// It does nothing for that time after its start, which counts against the deadline.
        case slowStart(Duration)
        /// It is killed before it answers, and so is the next one.
        case crashLoop
        /// It is killed as soon as its anonymous memory has exceeded so many bytes.
        case memoryCap(bytes: Int)
    }

    public var kind: Kind
    /// Which of the processes have the fault.
    public var rate: FaultRate

    public init(_ kind: Kind, rate: FaultRate = .always) {
        self.kind = kind
        self.rate = rate
    }

    /// Creates a fault at a system call.
    /// - Throws: ``DeviceError`` with code `badValue`, as ``SystemCallFault/init(call:effect:number:)``.
    public init(call: String, effect: SystemCallFault.Effect, number: Int = 1) throws(DeviceError) {
        self.init(.systemCall(try SystemCallFault(call: call, effect: effect, number: number)))
    }

    /// A disk without space: files can be made and not filled.
    ///
    /// The library and SQLite fill files with this call; answers to the device are written with another one.
    public static let fullDisk = ProgramFault(
        .systemCall(SystemCallFault(unchecked: "pwrite64", .failure("ENOSPC")))
    )

    /// Whether the fault needs `strace`.
    var needsTracer: Bool {
        if case .systemCall = kind { true } else { false }
    }
}

extension ProgramFault {
    /// The faults that have a name and need no further choice, by that name.
    ///
    /// A start is slow beyond every profile's deadline here, and the memory is less than any program needs, so that
    /// each of them certainly happens.
    public static let predefined: KeyValuePairs<String, ProgramFault> = [
        "hang": ProgramFault(.hang),
        "slowStart": ProgramFault(.slowStart(.seconds(60))),
        "crashLoop": ProgramFault(.crashLoop),
        "memoryCap": ProgramFault(.memoryCap(bytes: 1 << 20)),
        "fullDisk": .fullDisk,
    ]

    /// The fault with a name; nil if there is none.
    public static func named(_ name: String) -> ProgramFault? {
        predefined.first { $0.key == name }?.value
    }

    /// The name of the fault's kind, as a script writes it; a fault at a system call has none.
    public var name: String? {
        switch kind {
        case .systemCall: nil
        case .hang: "hang"
        case .slowStart: "slowStart"
        case .crashLoop: "crashLoop"
        case .memoryCap: "memoryCap"
        }
    }
}

extension ProgramFault: CustomStringConvertible {
    public var description: String {
        let text =
            switch kind {
            case .systemCall(let call): "\(call)"
            case .hang: "they hang"
            case .slowStart(let time): "they start \(time.words) late"
            case .crashLoop: "they are killed before they answer"
            case .memoryCap(let bytes): "they are killed above \(bytes >> 20) MiB"
            }
        return rate == .always ? text : "\(text), \(rate)"
    }
}
