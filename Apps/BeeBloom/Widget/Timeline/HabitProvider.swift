import BeeBloomModel
import Vitrine
package import VitrineWidgets

/// Makes the timelines of the widget from the app's own store.
///
/// Holds nothing between requests: every request opens the store anew and closes it.
package struct HabitProvider: TimelineProvider {
    /// Makes a provider.
    package init() {}

    /// A sample, drawn redacted.
    package func placeholder(in context: Context) -> HabitEntry {
        .sample(at: DeviceMoment.current.now, size: WidgetSize(context.family))
    }

    /// How things stand; in the gallery a sample as long as there is no habit.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (HabitEntry) -> Void) {
        let moment = DeviceMoment.current
        let size = WidgetSize(context.family)
        let picture = Self.stored(at: moment).picture(at: moment.now, size: size)
        switch picture {
        case .noHabits where context.isPreview, .unavailable where context.isPreview:
            completion(.sample(at: moment.now, size: size))
        default: completion(HabitEntry(date: moment.now, picture: picture))
        }
    }

    /// How things stand, and how they will at the next local midnight.
    package func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HabitEntry>) -> Void) {
        let moment = DeviceMoment.current
        let (entries, reloadDate) = Self.stored(at: moment).timeline(from: moment.now, size: WidgetSize(context.family))
        completion(Timeline(entries: entries, policy: .after(reloadDate)))
    }

    private static func stored(at moment: DeviceMoment) -> StoredHabits {
        let container = container(at: moment)
        let days: DayCalendar
        do throws(VitrineError) {
            days = DayCalendar(try ZoneDatabase.system.rules(of: moment.timeZoneIdentifier))
        } catch {
            // Which day it is cannot be told, so nothing may be called done or open.
            ExtensionLog.write("\(error)")
            return StoredHabits(nil, at: Moment(now: moment.now, days: DayCalendar(.utc)), log: ExtensionLog.write)
        }
        return StoredHabits(container, at: Moment(now: moment.now, days: days), log: ExtensionLog.write)
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
