import BeeBloomModel
package import VitrineUI
import VitrineWidgets

/// One habit; a tap checks it.
package struct HabitButton: View {
    /// The habit.
    let row: HabitWidgetItem
    /// The entry that contains the habit.
    let entry: HabitEntry
    /// Whether the group is at the end of the line instead of below the title.
    var isOneLine = false
    /// Whether the group is drawn; a screen reader names it in any case.
    var showsGroup = true

    /// A ring in the habit's colour, the title and the group; while a tap is pending, a clock without a button.
    ///
    /// The ring of a habit that a tap has just checked is filled, and its row is no button any more.
    @ViewBuilder package var body: some View {
        if isWaiting {
            label
                .opacity(0.55)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(shownTitle), waiting to be checked")
        } else if isChecked {
            label
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(shownTitle), checked")
        } else {
            Button(intent: CheckHabit(row, on: entry.day, settledCount: entry.settledCount)) {
                // A target for a finger; the negative padding keeps the row's own height.
                label.padding(.vertical, isOneLine ? 3 : 0)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Check \(shownTitle)\(groupTitle.map { ", \($0)" } ?? "")")
            .padding(.vertical, isOneLine ? -3 : 0)
        }
    }

    private var shownTitle: String { DisplayTitle.shown(row.title) }
    private var groupTitle: String? { row.groupTitle.map(DisplayTitle.shown) }
    private var isWaiting: Bool { !isChecked && entry.waiting.contains(row.id) }
    private var isChecked: Bool { entry.isChecked(row) }

    private var label: some View {
        HStack(spacing: 8) {
            mark
            if isOneLine {
                let title = title.font(.system(.subheadline, weight: .medium))
                // Half a word of the group says nothing.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) {
                        title
                        Spacer(minLength: 6)
                        group
                    }
                    title
                }
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    title.font(.system(.caption, weight: .medium))
                    group
                }
            }
        }
        .frame(maxWidth: .infinity, minHeight: isOneLine ? 22 : 28, alignment: .leading)
    }

    private var title: some View {
        // All titles have one size: a long title is cut instead of shrunk.
        Text(verbatim: shownTitle)
            .strikethrough(isChecked)
            .foregroundStyle(isChecked ? Palette.quiet : Color.primary)
            .lineLimit(showsGroup ? 1 : 2)
            .privacySensitive()
    }

    @ViewBuilder private var mark: some View {
        let color = Palette.color(row.color)
        if isWaiting {
            Image(systemName: "clock")
                .font(.system(size: 16, weight: .medium))
                .foregroundStyle(color)
                .frame(width: 20, height: 20)
        } else if isChecked {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 18, weight: .medium))
                .foregroundStyle(color)
                .frame(width: 20, height: 20)
                .widgetAccentable()
        } else {
            Circle()
                .strokeBorder(color, lineWidth: 2)
                .background { Circle().fill(color.opacity(0.16)) }
                .frame(width: 20, height: 20)
                .widgetAccentable()
        }
    }

    @ViewBuilder private var group: some View {
        if showsGroup, let groupTitle {
            HStack(spacing: 4) {
                Circle()
                    .fill(Palette.color(row.groupColor ?? row.color))
                    .frame(width: 6, height: 6)
                    .widgetAccentable()
                Text(verbatim: groupTitle)
                    .font(.caption2)
                    .foregroundStyle(Palette.quiet)
                    .lineLimit(1)
                    .privacySensitive()
            }
        }
    }
}
