import VitrineDevice

/// Counts the charged reloads of each widget from the trace, beside the ledger by which the device decides.
///
/// A reload is charged here by its reasons alone, independently of the device's own verdict.
struct BudgetCheck: InvariantCheck {
    let text = "no widget has more charged reloads in 24 hours than its budget"
    private let profile: DeviceProfile
    private let apps: [AppManifest]
    private var charged: [String: [Duration]] = [:]
    /// The apps with an audio or navigation session, during which reloads are free (documented).
    private var sessions: Set<String> = []

    init(_ profile: DeviceProfile, _ apps: [AppManifest]) {
        self.profile = profile
        self.apps = apps
    }

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        guard device.profile.name == profile.name, profile.limitsReloads.value else { return nil }
        for record in records {
            switch record.event {
            case .action(.session(isRunning: true)): sessions.insert(record.subject)
            case .action(.session(isRunning: false)), .action(.appClosed): sessions.remove(record.subject)
            default: break
            }
            guard case .reload(.started(let reasons, _, _, _)) = record.event, Self.isCharged(reasons),
                let widget = device.widgets.first(where: { $0.id == record.subject })
            else { continue }
            let parts = Set(AppManifest.parts(of: widget.app, among: apps).map(\.id))
            guard parts.isDisjoint(with: sessions), parts.isDisjoint(with: [device.foreground].compactMap(\.self))
            else {
                continue
            }
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
