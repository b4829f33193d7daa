import LucidPalModel
import Vitrine
package import VitrineWidgets

/// Builds the timelines of LucidPal's widgets from the files in the group's container.
///
/// It keeps no state between requests; every request reads the container again.
package struct LucidPalProvider: TimelineProvider {
    package init() {}

    /// A sample entry, which the system renders redacted.
    package func placeholder(in context: Context) -> LucidPalEntry {
        .sample(at: DeviceMoment.current.now)
    }

    /// The current entry; in the gallery, a sample if nothing was ever stored.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (LucidPalEntry) -> Void) {
        let moment = DeviceMoment.current
        switch Self.content(at: moment) {
        case .success(let content) where context.isPreview && content.isEmpty: completion(.sample(at: moment.now))
        case .success(let content): completion(content.entry(at: moment.now))
        case .failure(let error): completion(Self.failed(error, at: moment.now))
        }
    }

    /// The current and future entries, assuming that the app writes nothing more.
    package func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<LucidPalEntry>) -> Void) {
        let moment = DeviceMoment.current
        switch Self.content(at: moment) {
        case .success(let content):
            completion(content.timeline(from: moment.now))
        case .failure(let error):
            let retry = moment.now.addingTimeInterval(15 * 60)
            completion(Timeline(entries: [Self.failed(error, at: moment.now)], policy: .after(retry)))
        }
    }

    private static func content(at moment: DeviceMoment) -> Result<StoredContent, VitrineError> {
        Result { () throws(VitrineError) in
            StoredContent(try moment.container(of: .lucidPal), days: try moment.days)
        }
    }

    private static func failed(_ error: VitrineError, at now: Date) -> LucidPalEntry {
        let absence: Absence = error.code == .containerMissing ? .nothingYet : .unknownZone
        return LucidPalEntry(date: now, habits: .absent(absence), note: .absent(absence), agenda: .absent(absence))
    }
}
