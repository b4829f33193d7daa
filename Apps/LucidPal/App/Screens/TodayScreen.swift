import AppScreens
import LucidPalModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The habits of today: a summary, and a button for each habit.
package struct TodayScreen: View {
    let content: ScreenContent
    let marked: String?

    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if content.habits.active.isEmpty {
                EmptyNotice("No habits yet", button: "Add Habit", tint: .indigo, add: AddHabit())
            } else {
                SummaryCard(summary: content.habits.summary(on: content.moment.today, in: content.moment.days))
                Card {
                    ForEach(content.habits.active) { habit in
                        HabitRow(
                            habit: habit,
                            day: content.moment.today,
                            value: content.habits.entry(of: habit.id, on: content.moment.today)?.value,
                            streak: content.habits.streak(
                                of: habit,
                                until: content.moment.today,
                                in: content.moment.days
                            ),
                            week: week(of: habit),
                            isMarked: habit.id == marked
                        )
                        if habit.id != content.habits.active.last?.id { Divider() }
                    }
                }
            }
        }
    }

    /// Whether the habit was done on each of the last seven days that the zone has; today is last.
    private func week(of habit: Habit) -> [Bool] {
        Streak.window(until: content.moment.today, in: content.moment.days).prefix(7).reversed()
            .map { content.habits.isDone(habit, on: $0) }
    }
}

/// The number of habits done today, and the longest streak.
struct SummaryCard: View {
    let summary: HabitSummary

    var body: some View {
        Card {
            HStack(spacing: 16) {
                ZStack {
                    Circle().stroke(color.opacity(0.18), lineWidth: 9)
                    Circle()
                        .trim(from: 0, to: fraction)
                        .stroke(color, style: StrokeStyle(lineWidth: 9, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                    Text("\(summary.done)").font(.system(.title, design: .rounded, weight: .bold)).monospacedDigit()
                }
                .padding(4.5)
                .frame(width: 76, height: 76)
                VStack(alignment: .leading, spacing: 4) {
                    Text(title).font(.system(.title3, design: .rounded, weight: .semibold))
                    if let name = summary.topStreakName {
                        ColoredLabel(text: "\(DisplayName.shown(name)), \(days)", symbol: "flame.fill", color: .orange)
                            .font(.subheadline)
                            .lineLimit(3)
                    }
                }
            }
            .accessibilityElement(children: .combine)
        }
    }

    private var fraction: Double { Double(min(summary.done, summary.total)) / Double(max(1, summary.total)) }
    private var color: Color { summary.done >= summary.total ? .green : .indigo }
    private var title: String {
        summary.done >= summary.total ? "All habits done" : "\(summary.done) of \(summary.total) habits done"
    }
    private var days: String { summary.topStreakDays == 1 ? "1 day" : "\(summary.topStreakDays) days" }
}

/// One habit with its progress and buttons.
struct HabitRow: View {
    let habit: Habit
    /// The day that the screen shows; after midnight a button of a screen of the day before still means that day.
    let day: LocalDay
    let value: Double?
    let streak: Streak
    let week: [Bool]
    let isMarked: Bool

    var body: some View {
        ButtonRow {
            HStack(spacing: 12) {
                Image(systemName: habit.symbol)
                    .font(.system(size: 17, weight: .semibold))
                    .foregroundStyle(color)
                    .frame(width: 28)
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: DisplayName.shown(habit.name))
                        .font(.system(.body, weight: isMarked ? .bold : .medium))
                        .lineLimit(3)
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 8) { details }
                        VStack(alignment: .leading, spacing: 2) { details }
                    }
                    .lineLimit(1)
                    WeekDots(days: week, color: color)
                }
            }
        } buttons: {
            buttons
        }
    }

    @ViewBuilder private var details: some View {
        Text(verbatim: progress).font(.caption).foregroundStyle(Color.quiet).monospacedDigit()
        if streak.count > 0 {
            ColoredLabel(text: streakText, symbol: "flame.fill", color: .orange).font(.caption)
        }
    }

    private var isDone: Bool { value.map(habit.isDone) ?? false }

    @ViewBuilder private var buttons: some View {
        HStack(spacing: 8) {
            if value != nil {
                Button(intent: UndoLog(habit, on: day)) { SymbolButton("arrow.counterclockwise", .gray) }
                    .accessibilityLabel("Undo \(DisplayName.shown(habit.name))")
            }
            if isDone {
                SymbolButton("checkmark", .green).accessibilityLabel("Done")
            } else {
                Button(intent: LogHabit(habit, value: next, on: day)) {
                    SymbolButton(habit.unit == .boolean ? "checkmark" : "plus", color)
                }
                .accessibilityLabel("Log \(DisplayName.shown(habit.name))")
            }
        }
        .buttonStyle(.plain)
    }

    /// The value after one more tap: done, one more, or about a quarter of the target in minutes more.
    private var next: Double {
        let now = value ?? 0
        switch habit.unit {
        case .boolean: return 1
        case .count: return now + 1
        case .duration: return now + max(5, (habit.target / 20).rounded() * 5)
        }
    }

    private var progress: String {
        switch habit.unit {
        case .boolean: isDone ? "Done" : habit.frequency == .weekly ? "Weekly" : "Not yet"
        case .count: "\(Self.text(value ?? 0)) of \(Self.text(habit.target))"
        case .duration: "\(Self.text(value ?? 0)) of \(Self.text(habit.target)) min"
        }
    }

    private var streakText: String { "\(streak.count)\(habit.frequency == .weekly ? " wk" : " d")" }

    private var color: Color {
        switch habit.color {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .teal: .teal
        case .blue: .blue
        case .indigo: .indigo
        case .pink: .pink
        }
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}

/// The last seven days of a habit, today last.
struct WeekDots: View {
    let days: [Bool]
    let color: Color

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Array(days.enumerated()), id: \.offset) { day in
                Capsule().fill(day.element ? color : Color.gray.opacity(0.25)).frame(width: 14, height: 4)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Last seven days")
        .accessibilityValue("\(days.count { $0 }) of 7 done")
    }
}
