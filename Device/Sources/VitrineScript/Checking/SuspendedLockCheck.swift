import VitrineDevice

/// Finds programs that were killed because they held a lock in the shared container when they were suspended.
struct SuspendedLockCheck: StandingCheck {
    let text = "no program is suspended while it holds a lock"

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        records.first { $0.kind == .processKilled && $0.message.contains("0xDEAD10CC") }
            .map { "\($0.subject) \($0.message)" }
    }
}
