import HangangjariModel
import Vitrine
import VitrineWidgets

/// An error that states why no snapshot can be loaded.
struct Absent: Error {
    /// The reason that the widget shows.
    let reason: UnavailabilityReason
    /// The selected park; nil if none could be determined.
    var parkID: String?

    /// Returns the timeline for the reason: one entry, with a reload after an hour.
    func timeline<Content>(from now: Date) -> Timeline<ParkEntry<Content>> {
        let nothing = LoadProvenance(origin: .nowhere, writtenAt: nil, observedAt: nil, now: now)
        let entry = ParkEntry<Content>(
            date: now,
            plannedAt: now,
            parkID: parkID,
            isNearby: false,
            result: .unavailable(because: reason, nothing)
        )
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600)))
    }
}
