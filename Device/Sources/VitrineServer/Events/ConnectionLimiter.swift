import Synchronization

/// The number of event streams that can be open at once.
///
/// Each open page holds a descriptor for as long as it is open. A process has a limited number of them, and the device
/// needs some for its programs.
final class ConnectionLimiter: Sendable {
    /// A place for one stream; it is free again when the object is gone.
    final class Seat: Sendable {
        private let seats: ConnectionLimiter

        fileprivate init(_ seats: ConnectionLimiter) { self.seats = seats }

        deinit { seats.taken.withLock { $0 -= 1 } }
    }

    let count: Int
    private let taken = Mutex(0)

    init(count: Int) {
        self.count = count
    }

    /// Takes a seat; nil if all are taken.
    func take() -> Seat? {
        let isFree = taken.withLock { taken in
            guard taken < count else { return false }
            taken += 1
            return true
        }
        return isFree ? Seat(self) : nil
    }
}
