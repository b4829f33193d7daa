import LucidPalModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The widget with habits, note and agenda, in a layout for each size.
package struct TodayView: View {
    let entry: LucidPalEntry
    @Environment(\.widgetFamily) private var family

    /// The layout of the family on the app's background; a tap opens Today.
    package var body: some View {
        content
            .containerBackground(for: .widget) { WidgetGround() }
            .widgetURL(DeepLinks.lucidPal.url(of: .today))
    }

    /// The text is as large as a widget of the family can hold; larger words would be cut.
    @ViewBuilder private var content: some View {
        switch family {
        case .systemMedium:
            LargestTextThatFits(upTo: .accessibility2) { MediumToday(entry: entry, isShortened: $0) }
        case .systemLarge:
            LargestTextThatFits(upTo: .accessibility3) { LargeToday(entry: entry, isShortened: $0) }
        default:
            LargestTextThatFits(upTo: .accessibility1) { SmallToday(entry: entry, isShortened: $0) }
        }
    }
}

/// A ring, the streak, and a line about the next event or the note; shortened, the heading is left out and the ring
/// smaller.
struct SmallToday: View {
    let entry: LucidPalEntry
    var isShortened = false

    var body: some View {
        switch entry.habits {
        case .absent(let absence):
            AbsenceView(absence).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        case .none: NoHabits().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        case .habits(let habits): filled(habits)
        }
    }

    private func filled(_ habits: HabitsContent.Habits) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 4) {
                HabitRing(habits: habits, diameter: isShortened ? 52 : 64)
                Spacer(minLength: 0)
                if let streak = habits.streak { SmallStreak(streak: streak, isShortened: isShortened) }
            }
            Spacer(minLength: 4)
            if !isShortened {
                Text(habits.isComplete ? "All done" : "Today")
                    .font(.system(.subheadline, weight: .semibold))
            }
            footer(habits)
        }
    }

    @ViewBuilder private func footer(_ habits: HabitsContent.Habits) -> some View {
        if let staleness = habits.staleness {
            StaleMark(staleness: staleness, isShort: isShortened)
        } else if let event = entry.agenda.nextTimed, event.day == nil {
            Text(verbatim: event.title).font(.caption).foregroundStyle(Palette.quiet).lineLimit(isShortened ? 2 : 1)
            EventTime(event: event)
        } else if let title = entry.note.title {
            NoteRow(title: title, lines: isShortened ? 3 : 2).foregroundStyle(Palette.quiet)
        } else if let left = habits.left {
            Text("\(left) to go").font(.caption).foregroundStyle(Palette.quiet)
        }
    }
}

/// The streak's number below a flame, and the word "days" unless it is shortened.
struct SmallStreak: View {
    let streak: HabitsContent.Streak
    var isShortened = false

    var body: some View {
        VStack(alignment: .trailing, spacing: 0) {
            Image(systemName: "flame.fill")
                .font(.system(size: 17, weight: .semibold))
                .foregroundStyle(Palette.flame)
                .widgetAccentable()
            Text("\(streak.days)")
                .font(.system(.title3, design: .rounded, weight: .bold))
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.6)
            if !isShortened {
                Text(streak.days == 1 ? "day" : "days").font(.caption2).foregroundStyle(Palette.quiet)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Longest streak: \(streak.name)")
        .accessibilityValue(streak.days == 1 ? "1 day" : "\(streak.days) days")
    }
}

/// The text shown when there are no habits.
struct NoHabits: View {
    var body: some View {
        AbsenceView("leaf.fill", "No habits yet", "Add one in LucidPal and watch the ring fill.", Palette.complete)
    }
}

/// Habits on the left, agenda and note on the right; shortened, one event without the note.
struct MediumToday: View {
    let entry: LucidPalEntry
    var isShortened = false

    var body: some View {
        if isShortened, case .absent(let absence) = entry.habits {
            AbsenceView(absence).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        } else {
            HStack(alignment: .top, spacing: 12) {
                left.frame(width: leftWidth, alignment: .leading)
                    .frame(maxHeight: .infinity, alignment: .top)
                right.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    /// A ring is narrower than the words in its place.
    private var leftWidth: Double {
        if case .habits = entry.habits { isShortened ? 124 : 100 } else { 146 }
    }

    @ViewBuilder private var right: some View {
        if isShortened {
            AgendaList(entry: entry, count: 1, isShortened: true)
        } else {
            VStack(alignment: .leading, spacing: 0) {
                AgendaList(entry: entry, count: entry.note.title == nil ? 3 : 2)
                Spacer(minLength: 4)
                if let title = entry.note.title { NoteRow(title: title) }
            }
        }
    }

    @ViewBuilder private var left: some View {
        switch entry.habits {
        case .absent(let absence): AbsenceView(absence)
        case .none: NoHabits()
        case .habits(let habits):
            VStack(alignment: .leading, spacing: 0) {
                HabitRing(habits: habits, diameter: 78)
                Spacer(minLength: 4)
                if let staleness = habits.staleness {
                    StaleMark(staleness: staleness, isShort: true)
                } else if let streak = habits.streak {
                    StreakLabel(streak: streak, showsName: !isShortened)
                } else {
                    Text(habits.left.map { "\($0) to go" } ?? "All done")
                        .font(.system(.caption, design: .rounded, weight: .semibold))
                }
            }
        }
    }
}

/// A heading, habits with the streak, the note, and a longer agenda; shortened, without heading and note, and with room
/// for one event or more.
struct LargeToday: View {
    let entry: LucidPalEntry
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if !isShortened { heading }
            summary
            if !isShortened, let title = entry.note.title { NoteCard(title: title) }
            Divider()
            agenda.frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private var heading: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Today").font(.system(.title3, weight: .bold))
            Spacer()
            Text(entry.judgedAt, style: .date)
                .font(.caption)
                .foregroundStyle(Palette.quiet)
                .multilineTextAlignment(.trailing)
        }
    }

    /// As many events as there is room for: a small phone has less.
    @ViewBuilder private var agenda: some View {
        if isShortened {
            // It asks for the height of one event, and shows as many as there is room for.
            AgendaList(entry: entry, count: 1, isShortened: true)
                .hidden()
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .overlay(alignment: .topLeading) {
                    ViewThatFits(in: .vertical) {
                        AgendaList(entry: entry, count: 3, isShortened: true)
                        AgendaList(entry: entry, count: 2, isShortened: true)
                        AgendaList(entry: entry, count: 1, isShortened: true)
                    }
                }
        } else {
            ViewThatFits(in: .vertical) {
                if entry.note.title == nil { AgendaList(entry: entry, count: 4, showsLocation: true) }
                AgendaList(entry: entry, count: 3, showsLocation: true)
                AgendaList(entry: entry, count: 2, showsLocation: true)
                AgendaList(entry: entry, count: 2)
            }
        }
    }

    @ViewBuilder private var summary: some View {
        switch entry.habits {
        case .absent(let absence): AbsenceView(absence)
        case .none: NoHabits()
        case .habits(let habits):
            HStack(spacing: 14) {
                HabitRing(habits: habits, diameter: 84)
                VStack(alignment: .leading, spacing: 4) {
                    Text(habits.isComplete ? "All habits done" : "\(habits.done) of \(habits.total) habits")
                        .font(.system(.headline, design: .rounded))
                        .lineLimit(isShortened ? 1 : 2)
                        .minimumScaleFactor(0.6)
                    if let streak = habits.streak { StreakLabel(streak: streak, showsName: !isShortened) }
                    if let staleness = habits.staleness {
                        // Beside large texts the age stays as large as it may be, and takes a little more height.
                        StaleMark(staleness: staleness, isShort: true).fixedSize(horizontal: false, vertical: true)
                    }
                }
            }
        }
    }
}

/// The pinned note on its own card.
struct NoteCard: View {
    let title: String

    var body: some View {
        NoteRow(title: title, lines: 2)
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Palette.note.opacity(0.1), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
}
