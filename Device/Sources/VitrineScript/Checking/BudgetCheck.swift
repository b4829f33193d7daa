import VitrineDevice

/// Counts the charged reloads of each widget from the trace, beside the ledger by which the device decides.
///
/// A reload is charged here by its reasons alone, independently of the device's own verdict.
struct BudgetCheck: InvariantCheck {
    let text = "no widget has more charged reloads in 24 hours than its budget"
    private let profile: DeviceProfile
    private var charged: [String: [Duration]] = [:]

    init(_ profile: DeviceProfile) {
        self.profile = profile
    }

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        guard device.profile.name == profile.name, profile.limitsReloads.value else { return nil }
        for record in records {
            guard case .reload(.started(let reasons, _, _, _)) = record.event, Self.isCharged(reasons),
                let widget = device.widgets.first(where: { $0.id == record.subject }),
                device.foreground != widget.app
            else { continue }
            let recent = charged[widget.id, default: []].filter { widget.uptime - $0 < ReloadLedger.window }
            charged[widget.id] = recent + [widget.uptime]
            if recent.count >= profile.chargedReloads.value {
                return
                    "\(widget.id) had \(recent.count + 1) charged reloads, its budget is \(profile.chargedReloads.value)"
            }
        }
        return nil
    }

    /// Whether the budget pays for a reload that has no other reasons than these (documented).
    private static func isCharged(_ reasons: [ReloadReason]) -> Bool {
        reasons.allSatisfy { $0 == .policy || $0 == .asked || $0 == .pushed || $0 == .retry }
    }
}
