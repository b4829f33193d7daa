import WidgetKit

struct PostcardsEntry: TimelineEntry {
    let date: Date
    let place: String
    let days: Int
}

struct PostcardsProvider: TimelineProvider {
    private let places = ["Busan", "Lisbon", "Hamburg"]

    func placeholder(in context: Context) -> PostcardsEntry {
        PostcardsEntry(date: .now, place: places[0], days: 1)
    }

    func getSnapshot(in context: Context, completion: @escaping (PostcardsEntry) -> Void) {
        completion(PostcardsEntry(date: .now, place: places[0], days: 1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PostcardsEntry>) -> Void) {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        let entries = places.enumerated()
            .compactMap { index, place in
                calendar.date(byAdding: .day, value: index, to: today)
                    .map { PostcardsEntry(date: $0, place: place, days: index + 1) }
            }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
