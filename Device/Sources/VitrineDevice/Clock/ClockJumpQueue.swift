import Foundation

/// The jumps that a device carries out one after another, even if no call waits for them any more.
///
/// A jump carries out every reload on its way, so its length in real time depends on the programs. The call that asked
/// for it waits for a limited time.
struct ClockJumpQueue {
    /// A jump to a date.
    struct Trip: Sendable {
        var number: Int
        var date: Date
        /// The change of which it is a part; nil if it is a change of its own.
        var change: Int?
    }

    /// The jumps in order.
    let stream: AsyncStream<Trip>
    private let door: AsyncStream<Trip>.Continuation
    private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var lastNumber = 0
    private var cancelledThrough = 0
    private var givenUp: Set<Int> = []

    init() {
        (stream, door) = AsyncStream.makeStream(of: Trip.self)
    }

    /// A number for another jump.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Adds a jump; the continuation is resumed when the jump ends, or earlier by ``release(_:hasEnded:)``.
    mutating func start(_ trip: Trip, _ continuation: CheckedContinuation<Bool, Never>) {
        guard isWanted(trip.number) else { return continuation.resume(returning: false) }
        waiting[trip.number] = continuation
        door.yield(trip)
    }

    /// Resumes the call that waits for a jump, if one still does.
    mutating func release(_ number: Int, hasEnded: Bool) {
        waiting.removeValue(forKey: number)?.resume(returning: hasEnded)
    }

    /// Resumes all waiting calls, because no jump will end any more.
    mutating func releaseAll() {
        for number in waiting.keys.sorted() { release(number, hasEnded: false) }
    }

    /// Cancels the jumps so far; the present one ends after its present step.
    mutating func cancelAll() { cancelledThrough = lastNumber }

    /// Cancels a jump whose caller waits no longer; one of no length waits for those before it, which it cancels.
    mutating func giveUp(_ number: Int, hasLength: Bool) {
        if hasLength { givenUp.insert(number) } else { cancelledThrough = max(cancelledThrough, number) }
        release(number, hasEnded: false)
    }

    /// Whether a jump was not cancelled.
    func isWanted(_ number: Int) -> Bool { number > cancelledThrough && !givenUp.contains(number) }
}
