import WidgetKit

struct LedgerEntry: TimelineEntry {
    let date: Date
    /// Nil where nothing is stored yet.
    let ledger: Ledger?
}

struct LedgerProvider: TimelineProvider {
    func placeholder(in context: Context) -> LedgerEntry {
        LedgerEntry(date: .now, ledger: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (LedgerEntry) -> Void) {
        completion(LedgerEntry(date: .now, ledger: context.isPreview ? .sample : LedgerFile.read()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LedgerEntry>) -> Void) {
        let entry = LedgerEntry(date: .now, ledger: LedgerFile.read())
        completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
    }
}

extension Ledger {
    static let sample = Ledger(
        budget: 400,
        expenses: [
            Expense(id: UUID(), title: "Groceries", amount: 62.4, paidAt: .now),
            Expense(id: UUID(), title: "Train", amount: 19, paidAt: .now - 86_400),
        ]
    )
}
