import WidgetKit

struct TidesEntry: TimelineEntry {
    let date: Date
    let height: Double
    let isRising: Bool
    let nextTurn: Date
}

struct TidesProvider: TimelineProvider {
    func placeholder(in context: Context) -> TidesEntry {
        entry(at: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (TidesEntry) -> Void) {
        completion(entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TidesEntry>) -> Void) {
        let entries = stride(from: 0, to: 12 * 3600, by: 20 * 60).map { entry(at: .now + TimeInterval($0)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    private func entry(at date: Date) -> TidesEntry {
        TidesEntry(
            date: date,
            height: Tide.height(at: date),
            isRising: Tide.isRising(at: date),
            nextTurn: Tide.nextTurn(after: date)
        )
    }
}
