import VitrineDevice

/// Finds programs that ask for reloads while they answer one, and widgets whose reloads never end.
struct ReloadLoopCheck: InvariantCheck {
    /// More reloads of a widget than this within an hour, without a person who caused them, are a loop.
    ///
    /// A policy can ask every five minutes, and an app once in the two seconds in which requests join, while it is in
    /// front.
    static let limit = 60

    let text = "no widget is reloaded in a loop"
    private var reloads: [String: [Duration]] = [:]

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        for record in records {
            if case .reload(.refusedLoop) = record.event { return "\(record.subject) \(record.message)" }
            guard case .reload(.started(let reasons, _, _, _)) = record.event,
                let widget = device.widgets.first(where: { $0.id == record.subject }),
                reasons.allSatisfy({ $0 == .policy || $0 == .asked || $0 == .retry })
            else { continue }
            let recent = reloads[widget.id, default: []].filter { widget.uptime - $0 < .seconds(3_600) }
            reloads[widget.id] = recent + [widget.uptime]
            if recent.count >= Self.limit {
                return "\(widget.id) was reloaded \(recent.count + 1) times within an hour"
            }
        }
        return nil
    }
}
