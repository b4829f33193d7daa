import Foundation

/// The newest records of what happened on a device: a ring buffer with record numbers without gaps.
public struct DeviceTrace: Hashable, Sendable {
    /// The maximum number of records that are kept.
    public let capacity: Int
    /// The number of the newest record; 0 before the first.
    public private(set) var lastNumber = 0
    private var ring: [TraceRecord] = []
    private var oldest = 0

    /// Creates a trace.
    /// - Parameters:
    ///   - capacity: The maximum number of records.
    ///   - records: Records of an earlier run, oldest first; their numbers are continued.
    /// - Precondition: `capacity` is at least 1.
    public init(capacity: Int = 2_000, records: [TraceRecord] = []) {
        precondition(capacity > 0, "a trace keeps at least one record, got \(capacity)")
        self.capacity = capacity
        ring = Array(records.suffix(capacity))
        lastNumber = ring.last?.number ?? 0
    }

    /// The records in the ring, oldest first.
    public var records: [TraceRecord] {
        tail(ring.count)
    }

    /// The newest records, oldest first.
    /// - Complexity: linear in `count`.
    public func tail(_ count: Int) -> [TraceRecord] {
        let length = min(max(count, 0), ring.count)
        // While the ring is not full, the oldest record is at index 0.
        return (ring.count - length..<ring.count).map { ring[(oldest + $0) % ring.count] }
    }

    /// Appends a record and returns its kind.
    mutating func append(_ event: TraceEvent, about subject: String, at date: Date) -> TraceKind {
        lastNumber += 1
        // Names may come from programs and files; they must not look like another record's line.
        let subject = TraceText.escaped(subject)
        let record = TraceRecord(number: lastNumber, date: date, subject: subject, event: event)
        if ring.count < capacity {
            ring.append(record)
        } else {
            ring[oldest] = record
            oldest = (oldest + 1) % capacity
        }
        return record.kind
    }
}
