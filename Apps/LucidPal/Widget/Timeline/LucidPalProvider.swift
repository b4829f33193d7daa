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

    /// The current entry; in the gallery, a sample if there is no snapshot to show.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (LucidPalEntry) -> Void) {
        let moment = DeviceMoment.current
        let isSample = context.isPreview && WidgetSnapshotReader.read() == nil
        completion(isSample ? .sample(at: moment.now) : StoredContent(at: moment).entry(at: moment.now))
    }

    /// The current and future entries, assuming that the app writes nothing more.
    package func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<LucidPalEntry>) -> Void) {
        completion(StoredContent.timeline(at: .current))
    }
}
