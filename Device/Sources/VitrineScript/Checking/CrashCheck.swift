import VitrineDevice

/// Finds programs that crash, hang or answer nonsense although no fault was injected into them.
struct CrashCheck: InvariantCheck {
    private static let codes: Set<DeviceError.Code> = [
        .crashed, .deadline, .memoryCap, .invalidResponse, .tooLarge, .cannotStart, .emptyTimeline, .neverCompleted,
    ]

    let text = "no program fails without a fault"
    private var faulty: Set<String> = []

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        for record in records {
            switch record.event {
            case .program(.fault(nil)), .program(.fileFault(_, nil)), .program(.pushFault(nil)):
                faulty.remove(record.subject)
            case .program(.fault), .program(.fileFault), .program(.pushFault):
                faulty.insert(record.subject)
            case .program(.failed(_, let code, _)), .program(.placeholderFailed(let code, _)),
                .reload(.failed(let code, _, _, _)), .action(.intentFailed(let code, _)),
                .action(.refused(let code, _)):
                guard Self.codes.contains(code), !hasFault(record.subject, device) else { continue }
                return "\(record.subject): \(record.message)"
            default: break
            }
        }
        return nil
    }

    /// Whether a fault was injected into the program that a record is about; its subject is a program, a widget or an
    /// app.
    private func hasFault(_ subject: String, _ device: DeviceSnapshot) -> Bool {
        let widget = device.widgets.first { $0.id == subject }.map { "\($0.app)/widget" }
        return faulty.contains { $0 == widget ?? subject || $0 == subject + "/app" }
    }
}
