import Foundation

/// The ledgers of the widgets, removed ones too, as a device stores them: `ledgers.json` in its state folder.
struct StoredLedgers: Codable, Hashable, Sendable {
    /// The date on the clock when they were stored.
    var date: Date
    /// The ledgers by the widgets' identifiers, as if the uptime had been zero then.
    var ledgers: [String: ReloadLedger]

    /// The ledgers of a device at a moment.
    init(_ ledgers: [String: ReloadLedger], at moment: DeviceInstant) {
        date = moment.date
        self.ledgers = ledgers.mapValues { $0.continued(after: moment.uptime, off: .zero) }
    }

    /// The ledgers of a device that starts at a date.
    ///
    /// A date before the stored one, after a clock that was set ahead, counts as the same moment: no charge leaves
    /// early.
    func ledgers(startingAt date: Date) -> [String: ReloadLedger] {
        let off = min(max(date.timeIntervalSince(self.date), 0), 10 * 86_400)
        return ledgers.mapValues { $0.continued(after: .zero, off: .seconds(off)) }
    }
}

extension StateFile<StoredLedgers> {
    /// The file of the widgets' ledgers: `ledgers.json`.
    init(folder: String) {
        self.init(folder: folder, name: "ledgers") { stored in
            stored.ledgers.values.allSatisfy(\.isPossible) ? nil : "a reload is at an uptime that no device has"
        }
    }
}
