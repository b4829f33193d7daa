import SwiftUI
import WidgetKit

struct LedgerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ledger", provider: LedgerProvider()) { entry in
            LedgerView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ledger")
        .description("What is left of this month's budget.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct LedgerView: View {
    let entry: LedgerEntry

    var body: some View {
        if let ledger = entry.ledger {
            VStack(alignment: .leading, spacing: 4) {
                Text("Left this month")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Text(ledger.left, format: .currency(code: "EUR"))
                    .font(.title2.bold())
                    .foregroundStyle(ledger.left < 0 ? .red : .primary)
                    .minimumScaleFactor(0.6)
                    .lineLimit(1)
                    .privacySensitive()
                Spacer()
                ForEach(ledger.expenses.prefix(2)) { expense in
                    ExpenseRow(expense: expense)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            VStack(spacing: 6) {
                Image(systemName: "tray")
                    .font(.title)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Text("No ledger yet")
                    .font(.headline)
            }
        }
    }
}

struct ExpenseRow: View {
    let expense: Ledger.Expense

    var body: some View {
        HStack {
            Text(expense.title)
                .lineLimit(1)
            Spacer(minLength: 8)
            Text(expense.amount, format: .currency(code: "EUR"))
                .foregroundStyle(.secondary)
                .monospacedDigit()
                .privacySensitive()
        }
        .font(.caption)
    }
}

#Preview("Small") {
    LedgerView(entry: LedgerEntry(date: .now, ledger: .sample))
}
