import AppScreens
import BeeBloomModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The habits of today, group by group: a summary, and a button for each habit.
package struct TodayScreen: View {
    let board: HabitBoard
    let content: ScreenContent

    /// A summary and the groups in order; habits without a group are last.
    package var body: some View {
        if board.habits.isEmpty {
            NoHabitsCard(hasHabits: board.hasHabits)
        } else {
            VStack(alignment: .leading, spacing: 16) {
                DaySummary(done: doneCount, total: board.habits.count)
                ForEach(Array(board.sections.enumerated()), id: \.offset) { section in
                    Card {
                        GroupHeading(
                            title: section.element.group.map { DisplayTitle.shown($0.title) } ?? "Other habits",
                            color: Palette.color(section.element.group?.color ?? "")
                        )
                        ForEach(section.element.habits) { habit in row(habit) }
                    }
                }
            }
        }
    }

    private var doneCount: Int { board.habits.count { board.isChecked($0.id, on: content.moment.today) } }

    private func row(_ habit: Habit) -> some View {
        TodayRow(
            habit: habit,
            day: content.moment.today,
            isDone: board.isChecked(habit.id, on: content.moment.today),
            doneThisWeek: board.checkedDays(of: habit.id, in: content.week)
        )
    }
}

/// A button that adds the first habit, or that the stored ones cannot be shown.
struct NoHabitsCard: View {
    /// Whether habits are stored, none of which is valid.
    let hasHabits: Bool

    var body: some View {
        if hasHabits {
            Card {
                Text("No habit can be shown").font(.headline)
                Text("Every stored habit lacks something, such as a title.")
                    .font(.footnote)
                    .foregroundStyle(Color.quiet)
            }
        } else {
            EmptyNotice("No habits yet", button: "Add Habit", tint: Palette.honey, add: AddHabit())
        }
    }
}

/// The progress of the day as a bar.
struct DaySummary: View {
    let done: Int
    let total: Int

    var body: some View {
        Card {
            HStack(alignment: .firstTextBaseline) {
                Text(done == total ? "All done today" : "\(done) of \(total) done")
                    .font(.system(.title3, design: .rounded, weight: .semibold))
                Spacer(minLength: 8)
                if done == total { Image(systemName: "checkmark.circle.fill").foregroundStyle(Palette.complete) }
            }
            ProgressView(value: Double(done), total: Double(max(1, total)))
                .tint(done == total ? Palette.complete : Palette.honey)
                .accessibilityHidden(true)
        }
    }
}

/// One habit with its weekly progress and its button.
struct TodayRow: View {
    let habit: Habit
    /// The day that the screen shows; after midnight a button of a screen of the day before still means that day.
    let day: LocalDay
    let isDone: Bool
    let doneThisWeek: Int

    var body: some View {
        Button(intent: SetCheck(habit, isDone: !isDone, on: day)) {
            HStack(spacing: 12) {
                Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                    .font(.system(size: 24, weight: .medium))
                    .foregroundStyle(Palette.color(habit.color))
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: DisplayTitle.shown(habit.title))
                        .font(.system(.body, weight: .medium))
                        .foregroundStyle(isDone ? Color.quiet : Color.primary)
                        .lineLimit(2)
                    Text("\(doneThisWeek) of \(habit.weeklyTarget) this week")
                        .font(.system(.caption, weight: doneThisWeek >= habit.weeklyTarget ? .semibold : .regular))
                        .foregroundStyle(Color.quiet)
                }
                Spacer(minLength: 8)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(isDone ? "Uncheck" : "Check") \(DisplayTitle.shown(habit.title))")
    }
}
