import Synchronization

/// A lock around a state, with Apple's name.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The mutex protects the state; its type need not be sendable, as on Apple's platforms.
    private let mutex = Mutex<Void>(())
    private var state: State

    public init(uncheckedState initialState: State) {
        state = initialState
    }

    public init(initialState: State) where State: Sendable {
        state = initialState
    }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try mutex.withLock { _ in try body(&state) }
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try mutex.withLock { _ in try body(&state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() {
        self.init(uncheckedState: ())
    }

    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLock { _ in try body() }
    }

    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
