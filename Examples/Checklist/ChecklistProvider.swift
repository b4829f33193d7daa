import WidgetKit

struct ChecklistEntry: TimelineEntry {
    let date: Date
    let items: [ChecklistItem]

    var left: Int {
        items.count { !$0.isDone }
    }
}

struct ChecklistItem: Identifiable, Hashable {
    let title: String
    let isDone: Bool

    var id: String { title }
}

struct ChecklistProvider: TimelineProvider {
    func placeholder(in context: Context) -> ChecklistEntry {
        ChecklistEntry(date: .now, items: items(done: []))
    }

    func getSnapshot(in context: Context, completion: @escaping (ChecklistEntry) -> Void) {
        let done = context.isPreview ? ["Passport", "Book"] : ChecklistStore().done
        completion(ChecklistEntry(date: .now, items: items(done: done)))
    }

    /// The list changes only by a tap, and a tap asks for a new timeline by itself.
    func getTimeline(in context: Context, completion: @escaping (Timeline<ChecklistEntry>) -> Void) {
        let entry = ChecklistEntry(date: .now, items: items(done: ChecklistStore().done))
        completion(Timeline(entries: [entry], policy: .never))
    }

    private func items(done: Set<String>) -> [ChecklistItem] {
        ChecklistStore.titles.map { ChecklistItem(title: $0, isDone: done.contains($0)) }
    }
}
