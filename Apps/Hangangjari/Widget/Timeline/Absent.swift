import HangangjariModel
import Vitrine
import VitrineWidgets

/// Why there is nothing to load.
struct Absent: Error {
    /// The reason, as it is shown.
    let reason: FreshnessReason
    /// The park that it is about; nil if none could be chosen.
    var parkID: String?

    /// The timeline that shows it: one entry, and another try within the hour.
    func timeline<Content>(from now: Date) -> Timeline<ParkEntry<Content>> {
        let nothing = LoadProvenance(origin: .nowhere, writtenAt: nil, observedAt: nil, now: now)
        let entry = ParkEntry<Content>(
            date: now,
            parkID: parkID,
            isNearby: false,
            result: .unavailable(because: reason, nothing)
        )
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600)))
    }
}
