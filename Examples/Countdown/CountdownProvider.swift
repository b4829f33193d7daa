import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let daysLeft: Int
    let holiday: Date
}

/// One entry for today and one for each of the next six midnights: the number changes at midnight without a reload.
struct CountdownProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: .now, daysLeft: 42, holiday: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
        completion(entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        let midnights = (1...6).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
        completion(Timeline(entries: ([.now] + midnights).map(entry), policy: .atEnd))
    }

    private func entry(at date: Date) -> CountdownEntry {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: date)
        let holiday = nextHoliday(after: today, in: calendar)
        let days = calendar.dateComponents([.day], from: today, to: holiday).day ?? 0
        return CountdownEntry(date: date, daysLeft: days, holiday: holiday)
    }

    /// The first of July, this year's or the next.
    private func nextHoliday(after today: Date, in calendar: Calendar) -> Date {
        calendar.nextDate(
            after: today.addingTimeInterval(-1),
            matching: DateComponents(month: 7, day: 1, hour: 0),
            matchingPolicy: .nextTime
        ) ?? today
    }
}
