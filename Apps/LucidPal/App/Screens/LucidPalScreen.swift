import AppScreens
package import LucidPalModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The content of the app's only window: a heading, the tab bar and the selected screen.
package struct LucidPalScreen: View {
    private let content: ScreenContent
    private let session: AppSession.State

    package init(content: ScreenContent, session: AppSession.State) {
        self.content = content
        self.session = session
    }

    /// The selected screen; it also handles the app's links.
    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            heading
            TabBar(selected: session.tab)
            ForEach(session.messages + content.problems, id: \.self) { text in
                Card { NoticeRow("info.circle.fill", text, .orange) }
            }
            if content.isSample {
                SampleBanner(
                    isAsking: session.asksForRemoval,
                    color: .indigo,
                    fillColor: .indigoGround,
                    inkColor: .white,
                    keep: KeepSample(),
                    ask: StartEmpty(),
                    remove: StartEmpty(isConfirmed: true),
                    cancel: ShowTab(session.tab)
                )
            }
            switch session.tab {
            case .today: TodayScreen(content: content, marked: session.marked)
            case .notes: NotesScreen(content: content, marked: session.marked)
            case .calendar: CalendarScreen(content: content, marked: session.marked)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background { Rectangle().fill(.background) }
        .onOpenURL { url in
            guard let place = DeepLinks.lucidPal.destination(of: url) else { return }
            AppSession.shared.update { $0.open(place) }
        }
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(content.moment.now, style: .date)
                .font(.system(.footnote, weight: .semibold))
                .foregroundStyle(Color.quiet)
            Text(session.tab.rawValue).font(.system(.largeTitle, weight: .bold)).accessibilityAddTraits(.isHeader)
        }
    }
}

extension AppSession.State {
    /// Selects the screen, and marks the item, that a link names.
    package mutating func open(_ place: LucidPalDestination) {
        messages = []
        switch place {
        case .today: (tab, marked) = (.today, nil)
        case .notes: (tab, marked) = (.notes, nil)
        case .calendar: (tab, marked) = (.calendar, nil)
        case .habit(let id): (tab, marked) = (.today, id)
        case .note(let id): (tab, marked) = (.notes, id)
        case .pinnedNote: (tab, marked) = (.notes, AppSession.pinned)
        case .event(let id): (tab, marked) = (.calendar, id)
        }
    }
}

extension AppSession {
    /// The marker for the most recently pinned note, used in place of an identifier.
    package static let pinned = "pinned"
}

extension Color {
    /// The ground of white text: the system's indigo of the light appearance.
    ///
    /// The lighter one of the dark appearance leaves such text a contrast of 3.5.
    fileprivate static let indigoGround = Color(red: 0.38, green: 0.333, blue: 0.961)
}

/// The buttons that switch between the screens.
struct TabBar: View {
    let selected: AppSession.Tab

    var body: some View {
        HStack(spacing: 8) {
            ForEach(AppSession.Tab.allCases, id: \.self) { tab in
                Button(intent: ShowTab(tab)) {
                    Label(tab.rawValue, systemImage: Self.symbol(of: tab))
                        .font(.system(.subheadline, weight: .semibold))
                        .foregroundStyle(tab == selected ? Color.white : Color.primary)
                        .lineLimit(1)
                        .padding(.vertical, 9)
                        .frame(maxWidth: .infinity)
                        .background(tab == selected ? Color.indigoGround : Color.indigo.opacity(0.12), in: Capsule())
                }
                .buttonStyle(.plain)
            }
        }
    }

    private static func symbol(of tab: AppSession.Tab) -> String {
        switch tab {
        case .today: "checkmark.circle"
        case .notes: "note.text"
        case .calendar: "calendar"
        }
    }
}
