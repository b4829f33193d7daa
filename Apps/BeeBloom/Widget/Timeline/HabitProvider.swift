import BeeBloomModel
import Vitrine
package import VitrineWidgets

/// Builds the widget's timelines from the app's own store.
///
/// It keeps no state between requests; every request opens and closes the store.
package struct HabitProvider: TimelineProvider {
    package init() {}

    /// A sample entry, which the system renders redacted.
    package func placeholder(in context: Context) -> HabitEntry {
        .sample(at: DeviceMoment.current.now, size: WidgetSize(context.family))
    }

    /// The current entry; in the gallery, a sample if there are no habits.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (HabitEntry) -> Void) {
        let moment = DeviceMoment.current
        let size = WidgetSize(context.family)
        let entry =
            Self.stored(at: moment)?.entry(at: moment.now, size: size)
            ?? HabitEntry(date: moment.now, .failure(.unknownDay))
        let hasHabits = (try? entry.habits.get())?.viewState.hasHabits ?? false
        let isSample = context.isPreview && (entry.problem != nil || !hasHabits)
        completion(isSample ? .sample(at: moment.now, size: size) : entry)
    }

    /// The current entry, and the one for the next local midnight.
    package func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HabitEntry>) -> Void) {
        let moment = DeviceMoment.current
        guard let stored = Self.stored(at: moment) else {
            // A device whose zone becomes known requests a new timeline itself; otherwise an hourly check is enough.
            let entry = HabitEntry(date: moment.now, .failure(.unknownDay))
            return completion(Timeline(entries: [entry], policy: .after(moment.now.addingTimeInterval(3600))))
        }
        completion(stored.timeline(from: moment.now, size: WidgetSize(context.family)))
    }

    /// Reads the store; returns nil if the current day is unknown, because no habit can then be called done, open or
    /// missing.
    private static func stored(at moment: DeviceMoment) -> StoredHabits? {
        do throws(VitrineError) {
            return StoredHabits(
                container(at: moment),
                at: Moment(now: moment.now, days: try moment.days),
                log: ExtensionLog.write
            )
        } catch {
            ExtensionLog.write("\(error)")
            return nil
        }
    }

    private static func container(at moment: DeviceMoment) -> GroupContainer? {
        do throws(VitrineError) {
            return try moment.container(of: .beeBloom)
        } catch {
            ExtensionLog.write("\(error)")
            return nil
        }
    }
}

extension WidgetSize {
    /// The size of a family; the widget supports no others.
    init(_ family: WidgetFamily) {
        switch family {
        case .systemSmall: self = .small
        case .systemLarge: self = .large
        default: self = .medium
        }
    }
}
