import BeeBloomModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The widget in the layout of its size.
package struct HabitWidgetView: View {
    let entry: HabitEntry
    @Environment(\.widgetFamily) private var family

    /// The content on the app's background; a tap outside the buttons opens Today.
    package var body: some View {
        LargestTextThatFits(upTo: largestText) { content(isShortened: $0) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(for: .widget) { WidgetGround() }
            .widgetURL(DeepLinks.beeBloom.url(of: .today))
    }

    /// The largest text that a widget of the family can hold; larger titles would be cut.
    private var largestText: DynamicTypeSize { family == .systemLarge ? .accessibility2 : .accessibility1 }

    @ViewBuilder private func content(isShortened: Bool) -> some View {
        switch entry.habits {
        case .failure(let reason): MessageView(reason)
        case .success(let props):
            switch props.viewState.phase {
            case .someIncomplete:
                HabitsView(entry: entry, state: props.viewState, family: family, isShortened: isShortened)
            case .allComplete: AllCompleteView(isLarge: family == .systemLarge)
            case .noHabits:
                MessageView("leaf.fill", "No habits yet", "Plant the first one in BeeBloom.", Palette.complete)
            case .unusable: MessageView(.incomplete)
            }
        }
    }
}

/// The habits left, with those that a tap has just checked between them.
struct HabitsView: View {
    let entry: HabitEntry
    let state: WidgetViewState
    let family: WidgetFamily
    /// Whether fewer habits are shown, without their groups.
    let isShortened: Bool

    @ViewBuilder var body: some View {
        switch family {
        case .systemMedium: medium(entry.rows(upTo: isShortened ? 4 : WidgetSize.medium.capacity))
        case .systemLarge: large(entry.rows(upTo: isShortened ? 6 : WidgetSize.large.capacity))
        default: small(entry.rows(upTo: isShortened ? 2 : WidgetSize.small.capacity))
        }
    }

    /// Up to three habits in a column.
    private func small(_ rows: [HabitWidgetItem]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            heading(isTitled: false, hiddenCount: isShortened ? 0 : hiddenCount(rows))
            buttons(rows)
            Spacer(minLength: 0)
        }
    }

    /// Up to six habits in two columns, ordered top to bottom.
    private func medium(_ rows: [HabitWidgetItem]) -> some View {
        let height = isShortened ? 2 : 3
        return VStack(alignment: .leading, spacing: 0) {
            heading(isTitled: true, hiddenCount: hiddenCount(rows))
            HStack(alignment: .top, spacing: 16) {
                column(rows.prefix(height))
                if rows.count > height { column(rows.dropFirst(height)) }
            }
            Spacer(minLength: 0)
        }
    }

    /// Up to ten habits in a column, each on one line.
    private func large(_ rows: [HabitWidgetItem]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                hexagon(size: 14)
                Text("\(state.totalIncomplete) left today").font(.system(.headline, design: .rounded, weight: .bold))
                    .minimumScaleFactor(0.7)
                    .layoutPriority(1)
                Spacer(minLength: 4)
                if hiddenCount(rows) > 0 {
                    MoreLabel(count: hiddenCount(rows))
                } else if !isShortened {
                    ViewThatFits(in: .horizontal) {
                        Text(state.generatedAt, style: .date)
                            .font(.caption2)
                            .foregroundStyle(Palette.quiet)
                            .multilineTextAlignment(.trailing)
                        Color.clear.frame(width: 0, height: 0)
                    }
                }
            }
            .lineLimit(1)
            // Ten rows fill the widget; fewer rows get more space.
            VStack(alignment: .leading, spacing: rows.count > 8 ? 5 : 10) {
                ForEach(rows) { HabitButton(row: $0, entry: entry, isOneLine: true, showsGroup: !isShortened) }
            }
            Spacer(minLength: 0)
        }
    }

    /// The number of habits left that are not displayed.
    private func hiddenCount(_ rows: [HabitWidgetItem]) -> Int {
        state.totalIncomplete - rows.count { !entry.isChecked($0) }
    }

    /// A line above the habits with the number left and, if there is room, the number not displayed.
    private func heading(isTitled: Bool, hiddenCount: Int) -> some View {
        HStack(spacing: 5) {
            hexagon(size: 11)
            Text(isTitled ? "Today" : "\(state.totalIncomplete) left")
                .font(.system(.footnote, design: .rounded, weight: .bold))
            if isTitled {
                Text("\(state.totalIncomplete) left")
                    .font(.system(.footnote, design: .rounded))
                    .foregroundStyle(Palette.quiet)
            }
            Spacer(minLength: 0)
            MoreLabel(count: hiddenCount)
        }
        .lineLimit(1)
    }

    private func hexagon(size: Double) -> some View {
        Image(systemName: "hexagon.fill")
            .font(.system(size: size, weight: .semibold))
            .foregroundStyle(Palette.honey)
            .widgetAccentable()
            .accessibilityHidden(true)
    }

    private func column(_ rows: ArraySlice<HabitWidgetItem>) -> some View {
        VStack(alignment: .leading, spacing: 0) { buttons(Array(rows)) }
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func buttons(_ rows: [HabitWidgetItem]) -> some View {
        ForEach(rows) { row in
            // The space above a row is smaller on a small phone.
            Spacer(minLength: 4).frame(maxHeight: 7)
            HabitButton(row: row, entry: entry, showsGroup: !isShortened)
        }
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
