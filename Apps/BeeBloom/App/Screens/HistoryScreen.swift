import AppScreens
import BeeBloomModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The last weeks of each habit, one square per day.
package struct HistoryScreen: View {
    let board: HabitBoard
    let content: ScreenContent

    /// The totals of the weeks, then the habits in the order of the Today screen.
    package var body: some View {
        if board.habits.isEmpty {
            NoHabitsCard(hasHabits: board.hasHabits)
        } else {
            VStack(alignment: .leading, spacing: 16) {
                Card {
                    ForEach(Array(weeks.enumerated()), id: \.offset) {
                        WeekSum(board: board, week: $0.element, back: $0.offset)
                    }
                }
                Card {
                    ForEach(board.habits) { habit in
                        HabitHistory(board: board, habit: habit, weeks: weeks.reversed(), today: content.moment.today)
                    }
                }
            }
        }
    }

    /// The Mondays of the weeks, the current week first.
    private var weeks: [LocalDay] {
        (0..<ScreenContent.weeks).map { content.moment.today.weekStart.adding(days: -7 * $0) }
    }
}

/// The number of checks in a week.
struct WeekSum: View {
    let board: HabitBoard
    let week: LocalDay
    let back: Int

    var body: some View {
        let days = week...week.adding(days: 6)
        let done = board.habits.reduce(0) { $0 + board.checkedDays(of: $1.id, in: days) }
        let target = board.habits.reduce(0) { $0 + $1.weeklyTarget }
        TitledRow {
            Text(name).font(.subheadline)
        } value: {
            Text("\(done) of \(target)").font(.system(.subheadline, weight: .semibold)).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
    }

    private var name: String {
        switch back {
        case 0: "This week"
        case 1: "Last week"
        default: "Week of \(week.monthAndDay)"
        }
    }
}

/// One habit's days, oldest first.
struct HabitHistory: View {
    let board: HabitBoard
    let habit: Habit
    let weeks: [LocalDay]
    let today: LocalDay

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    title.lineLimit(1)
                    Spacer(minLength: 8)
                    total
                }
                VStack(alignment: .leading, spacing: 2) {
                    title.lineLimit(2)
                    total
                }
            }
            HStack(spacing: 8) {
                ForEach(weeks, id: \.self) { week in
                    HStack(spacing: 2) {
                        ForEach(0..<7, id: \.self) { offset in square(week.adding(days: offset)) }
                    }
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(DisplayTitle.shown(habit.title))
        .accessibilityValue("\(days) checked in \(weeks.count) weeks")
    }

    private var title: Text {
        Text(verbatim: DisplayTitle.shown(habit.title)).font(.system(.subheadline, weight: .medium))
    }

    private var total: some View {
        Text(days).font(.caption).foregroundStyle(Color.quiet).monospacedDigit()
    }

    private var days: String {
        let count = board.checkedDays(of: habit.id, in: board.days)
        return count == 1 ? "1 day" : "\(count) days"
    }

    private func square(_ day: LocalDay) -> some View {
        RoundedRectangle(cornerRadius: 2, style: .continuous)
            .fill(fill(day))
            .frame(height: 10)
            .frame(maxWidth: .infinity)
    }

    private func fill(_ day: LocalDay) -> Color {
        guard day <= today, board.days.contains(day) else { return Color.clear }
        return board.isChecked(habit.id, on: day) ? Palette.color(habit.color) : Color.gray.opacity(0.22)
    }
}
