import VitrineDevice

/// Finds programs that were killed because they held a lock in the shared container when they were suspended.
struct SuspendedLockCheck: InvariantCheck {
    let text = "no program is suspended while it holds a lock"

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        for record in records {
            if case .program(.killed(_, holdsLock: true)) = record.event {
                return "\(record.subject) \(record.message)"
            }
        }
        return nil
    }
}
