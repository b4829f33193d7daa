import BeeBloomModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The widget in the layout of its size.
package struct HabitWidgetView: View {
    private let entry: HabitEntry
    @Environment(\.widgetFamily) private var family

    package init(_ entry: HabitEntry) { self.entry = entry }

    /// The content on the app's background; a tap outside the buttons opens Today.
    package var body: some View {
        LargestTextThatFits(upTo: largestText) { content(isShortened: $0) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(for: .widget) { WidgetGround() }
            .widgetURL(DeepLinks.beeBloom.url(of: .today))
    }

    /// The largest text that a widget of the family can hold; larger titles would be cut.
    private var largestText: DynamicTypeSize { family == .systemLarge ? .accessibility2 : .accessibility1 }

    /// Shortened, fewer habits are shown, without their groups.
    @ViewBuilder private func content(isShortened: Bool) -> some View {
        switch entry.picture {
        case .habits(let list):
            switch family {
            case .systemMedium: MediumHabits(list: isShortened ? list.prefix(4) : list, isShortened: isShortened)
            case .systemLarge: LargeHabits(list: isShortened ? list.prefix(6) : list, isShortened: isShortened)
            default: SmallHabits(list: isShortened ? list.prefix(2) : list, isShortened: isShortened)
            }
        case .allComplete: AllCompleteView(isLarge: family == .systemLarge)
        case .noHabits:
            MessageView("leaf.fill", "No habits yet", "Plant the first one in BeeBloom.", Palette.complete)
        case .unavailable(let reason): MessageView(reason)
        }
    }
}

/// A line above the habits with the number left and, if there is room, the number not displayed.
struct HabitHeading: View {
    let list: HabitList
    var isTitled = true
    var showsHidden = true

    var body: some View {
        HStack(spacing: 5) {
            Image(systemName: "hexagon.fill")
                .font(.system(size: 11, weight: .semibold))
                .foregroundStyle(Palette.honey)
                .widgetAccentable()
                .accessibilityHidden(true)
            Text(isTitled ? "Today" : "\(list.totalCount) left")
                .font(.system(.footnote, design: .rounded, weight: .bold))
            if isTitled {
                Text("\(list.totalCount) left")
                    .font(.system(.footnote, design: .rounded))
                    .foregroundStyle(Palette.quiet)
            }
            Spacer(minLength: 0)
            if showsHidden { MoreLabel(count: list.hiddenCount) }
        }
        .lineLimit(1)
    }
}

/// The number of habits left but not displayed.
struct MoreLabel: View {
    let count: Int

    @ViewBuilder var body: some View {
        if count > 0 {
            Text("+\(count) more")
                .font(.system(.caption2, design: .rounded, weight: .medium))
                .foregroundStyle(Palette.quiet)
                .lineLimit(1)
                .fixedSize()
        }
    }
}

/// Up to three habits in a column.
struct SmallHabits: View {
    let list: HabitList
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HabitHeading(list: list, isTitled: false, showsHidden: !isShortened)
            ForEach(list.rows) { row in
                RowGap()
                HabitButton(row: row, list: list, showsGroup: !isShortened)
            }
            Spacer(minLength: 0)
        }
    }
}

/// Up to six habits in two columns, ordered top to bottom.
struct MediumHabits: View {
    let list: HabitList
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HabitHeading(list: list)
            HStack(alignment: .top, spacing: 16) {
                column(list.rows.prefix(height))
                if list.rows.count > height { column(list.rows.dropFirst(height)) }
            }
            Spacer(minLength: 0)
        }
    }

    /// The number of rows in a column.
    private var height: Int { isShortened ? 2 : 3 }

    private func column(_ rows: ArraySlice<HabitRow>) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows)) { row in
                RowGap()
                HabitButton(row: row, list: list, showsGroup: !isShortened)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The space above a row, which is smaller on a small phone.
struct RowGap: View {
    var body: some View { Spacer(minLength: 4).frame(maxHeight: 7) }
}

/// Up to ten habits in a column, each on one line.
struct LargeHabits: View {
    let list: HabitList
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Image(systemName: "hexagon.fill")
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(Palette.honey)
                    .widgetAccentable()
                    .accessibilityHidden(true)
                Text("\(list.totalCount) left today").font(.system(.headline, design: .rounded, weight: .bold))
                    .minimumScaleFactor(0.7)
                Spacer(minLength: 4)
                if list.hiddenCount > 0 {
                    MoreLabel(count: list.hiddenCount)
                } else if !isShortened {
                    Text(list.date, style: .date)
                        .font(.caption2)
                        .foregroundStyle(Palette.quiet)
                        .multilineTextAlignment(.trailing)
                }
            }
            .lineLimit(1)
            // Ten rows fill the widget; fewer rows get more space.
            VStack(alignment: .leading, spacing: list.rows.count > 8 ? 5 : 10) {
                ForEach(list.rows) { HabitButton(row: $0, list: list, isOneLine: true, showsGroup: !isShortened) }
            }
            Spacer(minLength: 0)
        }
    }
}
