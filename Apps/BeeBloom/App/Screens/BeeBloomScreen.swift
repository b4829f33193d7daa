import AppScreens
package import BeeBloomModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The content of the app's only window: a heading, the tab bar and the selected screen.
package struct BeeBloomScreen: View {
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
            ForEach(session.messages, id: \.self) { text in
                Card { NoticeRow("hexagon.fill", text, Palette.honey) }
            }
            ForEach(content.problems, id: \.self) { text in
                Card { NoticeRow("exclamationmark.triangle.fill", text, .orange) }
            }
            if content.isSample {
                SampleBanner(
                    isAsking: session.asksForRemoval,
                    color: Palette.honey,
                    fillColor: Palette.honey,
                    inkColor: .black,
                    keep: KeepSample(),
                    ask: AskForRemoval(),
                    remove: StartEmpty(),
                    cancel: ShowTab(session.tab)
                )
            }
            if let board = content.board {
                switch session.tab {
                case .today: TodayScreen(board: board, content: content)
                case .habits: HabitsScreen(board: board)
                case .history: HistoryScreen(board: board, content: content)
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background { Rectangle().fill(.background) }
        .onOpenURL { url in
            guard let place = DeepLinks.beeBloom.destination(of: url) else { return }
            AppSession.shared.update { $0.tab = AppSession.Tab(place) }
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

extension AppSession.Tab {
    /// Creates the tab for a link's destination.
    package init(_ place: BeeBloomDestination) {
        switch place {
        case .today: self = .today
        case .habits: self = .habits
        case .history: self = .history
        }
    }
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
                        .foregroundStyle(tab == selected ? Color.black : Color.primary)
                        .lineLimit(1)
                        .padding(.vertical, 9)
                        .frame(maxWidth: .infinity)
                        .background(tab == selected ? Palette.honey : Palette.honey.opacity(0.16), in: Capsule())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(tab.rawValue)
            }
        }
    }

    private static func symbol(of tab: AppSession.Tab) -> String {
        switch tab {
        case .today: "checkmark.circle"
        case .habits: "leaf"
        case .history: "calendar"
        }
    }
}
