import AppScreens
import LucidPalModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The content of the app's only window: a heading, the tab bar and the selected screen.
package struct LucidPalScreen: View {
    let content: ScreenContent
    let session: AppSession<LucidPalApp.Tab>.State

    /// The selected screen; it also handles the app's links.
    package var body: some View {
        TabbedScreen(session.screen, at: content.moment.now, colors: Self.colors, show: ShowTab.init) {
            ForEach(session.messages + content.problems, id: \.self) { text in
                Card { NoticeRow("info.circle.fill", text, .orange) }
            }
            if content.isSample {
                SampleBanner(
                    isAsking: session.asksForRemoval,
                    colors: Self.colors,
                    keep: KeepSample(),
                    ask: StartEmpty(),
                    remove: StartEmpty(isConfirmed: true),
                    cancel: ShowTab(session.screen)
                )
            }
            switch session.screen {
            case .today: TodayScreen(content: content, marked: session.marked)
            case .notes: NotesScreen(content: content, marked: session.marked)
            case .calendar: CalendarScreen(content: content, marked: session.marked)
            }
        }
        .onOpenURL { url in
            guard let place = DeepLinks.lucidPal.destination(of: url)?.place else { return }
            LucidPalApp.session.show(place.tab, marking: place.marked)
        }
    }

    /// The ground is the system's indigo of the light appearance: the lighter one of the dark appearance leaves white
    /// text a contrast of 3.5.
    private static let colors = ButtonColors(
        accent: .indigo,
        ground: Color(red: 0.38, green: 0.333, blue: 0.961),
        ink: .white,
        faint: 0.12
    )
}

extension LucidPalDestination {
    /// The screen, and the marked item, that a link names.
    fileprivate var place: (tab: LucidPalApp.Tab, marked: String?) {
        switch self {
        case .today: (.today, nil)
        case .notes: (.notes, nil)
        case .calendar: (.calendar, nil)
        case .habit(let id): (.today, id)
        case .note(let id): (.notes, id)
        case .pinnedNote: (.notes, LucidPalApp.pinned)
        case .event(let id): (.calendar, id)
        }
    }
}

extension LucidPalApp.Tab: ScreenTab {
    package var symbol: String {
        switch self {
        case .today: "checkmark.circle"
        case .notes: "note.text"
        case .calendar: "calendar"
        }
    }
}
