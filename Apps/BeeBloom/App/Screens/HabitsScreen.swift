import AppScreens
import BeeBloomModel
package import VitrineUI
import VitrineWidgets

/// The screen for reordering and deleting groups and habits; changes that need typing are app actions.
package struct HabitsScreen: View {
    let board: HabitBoard

    /// The groups in order with their habits; habits without a group are last.
    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if board.habits.isEmpty { NoHabitsCard(hasHabits: board.hasHabits) }
            ForEach(Array(board.groups.enumerated()), id: \.offset) { group in
                Card {
                    GroupEditRow(group: group.element, position: group.offset, count: board.groups.count)
                    rows(board.habits.filter { $0.group?.id == group.element.id })
                }
            }
            let others = board.habits.filter { $0.group == nil }
            if !others.isEmpty {
                Card {
                    GroupHeading(title: "Other habits", color: Palette.color(""))
                    rows(others)
                }
            }
        }
    }

    private func rows(_ habits: [Habit]) -> some View {
        ForEach(Array(habits.enumerated()), id: \.offset) { habit in
            HabitEditRow(habit: habit.element, position: habit.offset, count: habits.count)
        }
    }
}

/// A group with its buttons.
struct GroupEditRow: View {
    let group: HabitGroup
    let position: Int
    let count: Int

    var body: some View {
        let title = DisplayTitle.shown(group.title)
        ButtonRow {
            GroupHeading(title: title, color: Palette.color(group.color ?? ""))
        } buttons: {
            OrderButtons(
                title: title,
                up: position > 0 ? MoveGroup(group, to: position - 1) : nil,
                down: position + 1 < count ? MoveGroup(group, to: position + 1) : nil
            )
            Button(intent: DeleteGroup(group)) { SymbolButton("trash", .gray) }
                .buttonStyle(.plain)
                .accessibilityLabel("Delete group \(title)")
        }
    }
}

/// A habit with its buttons.
struct HabitEditRow: View {
    let habit: Habit
    let position: Int
    let count: Int

    var body: some View {
        let title = DisplayTitle.shown(habit.title)
        ButtonRow {
            HStack(spacing: 8) {
                Circle().fill(Palette.color(habit.color)).frame(width: 14, height: 14)
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: title).font(.system(.subheadline, weight: .medium)).lineLimit(2)
                    Text(target).font(.caption2).foregroundStyle(Color.quiet)
                }
            }
        } buttons: {
            OrderButtons(
                title: title,
                up: position > 0 ? MoveHabit(habit, to: position - 1) : nil,
                down: position + 1 < count ? MoveHabit(habit, to: position + 1) : nil
            )
            Button(intent: DeleteHabit(habit)) { SymbolButton("trash", .gray) }
                .buttonStyle(.plain)
                .accessibilityLabel("Delete \(title)")
        }
    }

    private var target: String {
        switch habit.weeklyTarget {
        case 7: "Every day"
        case 1: "Once a week"
        default: "\(habit.weeklyTarget) days a week"
        }
    }
}

/// The buttons that move an item up and down; a button is missing at the end of the list.
struct OrderButtons<Move: AppIntent>: View {
    let title: String
    let up: Move?
    let down: Move?

    var body: some View {
        HStack(spacing: 6) {
            if let up {
                Button(intent: up) { SymbolButton("arrow.up", Palette.honey) }
                    .accessibilityLabel("Move \(title) up")
            }
            if let down {
                Button(intent: down) { SymbolButton("arrow.down", Palette.honey) }
                    .accessibilityLabel("Move \(title) down")
            }
        }
        .buttonStyle(.plain)
    }
}
