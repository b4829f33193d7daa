import LucidPalModel
import Vitrine

/// How soon LucidPal's widgets request the next timeline.
///
/// The entries show by themselves what the stored files say about later moments, and the app requests a reload for what
/// it writes. A request of the widget's own serves what neither knows of. Every 15 minutes, as the design says, is 96
/// reloads a day, and Apple lets an app rely on 40 ("Keeping a widget up to date"): by noon the budget would be spent,
/// and nothing would be reloaded until the next morning. So there are 15 minutes around events and after the app was
/// used, an hour otherwise, and none at night.
struct ReloadSchedule: Hashable {
    /// The hours of the day without requests, from 23:00 to 6:00.
    private static let morning = 6, night = 23
    /// The interval around events and after a use of the app, and the one in between, in seconds.
    private static let quick: Double = 15 * 60, slow: Double = 60 * 60
    /// The largest number of quick requests that the events of a day may cause; with more events each has half as many.
    private static let quickLimit = 12

    private let now: Date
    private let days: DayCalendar
    private let isUsed: Bool
    /// The moments around the beginnings of the events to come.
    private let near: [ClosedRange<Date>]

    /// Creates the pace at a moment.
    ///
    /// - Parameters:
    ///   - now: The moment.
    ///   - used: When the app last wrote something; nil if it never did.
    ///   - starts: When the timed events to come begin.
    ///   - days: The device's days.
    init(at now: Date, used: Date?, starts: [Date], days: DayCalendar) {
        self.now = now
        self.days = days
        isUsed = used.map { (0..<2 * Self.quick).contains(now.timeIntervalSince($0)) } ?? false
        near = starts.map { $0.addingTimeInterval(-2 * Self.quick)...$0.addingTimeInterval(Self.quick) }
    }

    /// The time until the next request.
    var interval: Duration {
        let hour = days.wallTime(at: now).hour
        guard (Self.morning..<Self.night).contains(hour) else { return .seconds(nextMorning.timeIntervalSince(now)) }
        guard isUsed || isNear(now) else { return .seconds(nextQuick.timeIntervalSince(now)) }
        let isFull = isNear(now) && quickRequests > Self.quickLimit
        return .seconds(isFull ? 2 * Self.quick : Self.quick)
    }

    private var nextMorning: Date {
        let today = days.day(of: now)
        let mornings = [today, today.adding(days: 1)]
            .map { days.moment(of: WallTime(day: $0, secondOfDay: Self.morning * 3600)) }
        return mornings[0] > now ? mornings[0] : mornings[1]
    }

    /// In an hour, or sooner where the time around an event begins.
    private var nextQuick: Date {
        let next = near.map(\.lowerBound).filter { $0 > now }.min()
        return min(next ?? .distantFuture, now.addingTimeInterval(Self.slow))
    }

    private func isNear(_ date: Date) -> Bool { near.contains { $0.contains(date) } }

    /// How many quick requests the events cause until the next morning.
    private var quickRequests: Int {
        let length = nextMorning.timeIntervalSince(now)
        return stride(from: 0, to: length, by: Self.quick).count { isNear(now.addingTimeInterval($0)) }
    }
}
