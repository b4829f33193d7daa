/// Measures parts of a program for Instruments, which is not here: nothing is noted.
public struct OSSignposter: Sendable {
    public static let disabled = OSSignposter()

    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}

    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    public func withIntervalSignpost<Result>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// The identity of a measured part.
public struct OSSignpostID: Hashable, Sendable {
    private let number: UInt64

    public static let exclusive = OSSignpostID(number: 1)
    public static let invalid = OSSignpostID(number: 0)
    public static let null = OSSignpostID(number: 2)

    private init(number: UInt64) {
        self.number = number
    }

    public init(log: OSLog) {
        number = 1
    }
}

/// A part that is being measured.
public final class OSSignpostIntervalState: Sendable {}

/// Whether a part begins or ends.
public enum OSSignpostType: Sendable {
    case begin, end, event
}

/// Notes nothing; see ``OSSignposter``.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
