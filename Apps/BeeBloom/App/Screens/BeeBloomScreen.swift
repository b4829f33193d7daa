import AppScreens
package import BeeBloomModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The content of the app's only window: a heading, the tab bar and the selected screen.
package struct BeeBloomScreen: View {
    let content: ScreenContent
    let session: AppSession<BeeBloomApp.Tab>.State

    /// The selected screen; it also handles the app's links.
    package var body: some View {
        TabbedScreen(session.screen, at: content.moment.now, colors: Self.colors, show: ShowTab.init) {
            ForEach(session.messages, id: \.self) { text in
                Card { NoticeRow("hexagon.fill", text, Palette.honey) }
            }
            ForEach(content.problems, id: \.self) { text in
                Card { NoticeRow("exclamationmark.triangle.fill", text, .orange) }
            }
            if content.isSample {
                SampleBanner(
                    isAsking: session.asksForRemoval,
                    colors: Self.colors,
                    keep: KeepSample(),
                    ask: AskForRemoval(),
                    remove: StartEmpty(),
                    cancel: ShowTab(session.screen)
                )
            }
            if let board = content.board {
                switch session.screen {
                case .today: TodayScreen(board: board, content: content)
                case .habits: HabitsScreen(board: board)
                case .history: HistoryScreen(board: board, content: content)
                }
            }
        }
        .onOpenURL { url in
            guard let place = DeepLinks.beeBloom.destination(of: url) else { return }
            BeeBloomApp.session.update { $0.screen = BeeBloomApp.Tab(place) }
        }
    }

    private static let colors = ButtonColors(
        accent: Palette.honey,
        ground: Palette.honey,
        ink: .black,
        faint: 0.16
    )
}

extension BeeBloomApp.Tab: ScreenTab {
    /// Creates the tab for a link's destination.
    package init(_ place: BeeBloomDestination) {
        switch place {
        case .today: self = .today
        case .habits: self = .habits
        case .history: self = .history
        }
    }

    package var symbol: String {
        switch self {
        case .today: "checkmark.circle"
        case .habits: "leaf"
        case .history: "calendar"
        }
    }
}
