import VitrinePlatform

/// A zone's clocks as Foundation knows them.
///
/// They are used on Apple's platforms, where Foundation is loaded anyway and a sandbox need not show the zone files.
package struct FoundationZone: Hashable, Sendable {
    /// The name as it was asked for; Foundation calls UTC GMT.
    let name: String
    private let zone: TimeZone

    /// Asks Foundation for a zone.
    ///
    /// - Throws: ``VitrineError``: `invalidName`, or `unknownZone` if Foundation has no such zone.
    package init(_ name: String) throws(VitrineError) {
        try ZoneName.check(name)
        guard let zone = TimeZone(identifier: name) else {
            throw VitrineError(.unknownZone, "the system has no zone \(name); check its spelling")
        }
        self.name = name
        self.zone = zone
    }

    /// Returns the seconds to add to UTC at a moment.
    package func offset(at moment: Int) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
    }

    /// Returns the first moment after `moment` at which the clocks change; nil if they never change again.
    package func nextTransition(after moment: Int) -> Int? {
        var last = moment
        // A transition may change the abbreviation only.
        while let date = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: Double(last))) {
            let next = Int(date.timeIntervalSince1970.rounded(.up))
            guard next > last else { return nil }
            if offset(at: next) != offset(at: next - 1) { return next }
            last = next
        }
        return nil
    }
}
