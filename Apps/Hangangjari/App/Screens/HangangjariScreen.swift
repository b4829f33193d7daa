import AppScreens
import HangangjariModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The app's window, which shows the list of parks or one park.
package struct HangangjariScreen: View {
    let content: ScreenContent
    let session: AppSession<ParkDestination>.State

    /// The visible screen with its messages; a link switches the screen.
    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 16) {
                switch session.screen {
                case .parks:
                    ParksScreen(content: content, messages: messages)
                case .park(let id, let section, let lot):
                    ParkScreen(
                        park: content.parks.first { $0.id == id },
                        id: id,
                        section: section,
                        markedLot: lot,
                        now: content.now,
                        messages: messages
                    )
                }
            }
            // A screen that is higher than its window scrolls, and shortens no text.
            .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .onOpenURL { url in
            let all = ScreenContent.load(DeviceMoment.current, showing: .parks)
            guard let place = all.place(of: url) else { return }
            HangangjariApp.session.update { $0.screen = place }
        }
        .openingMaps()
    }

    private var messages: [String] { [content.trouble].compactMap(\.self) + session.messages }
}

/// A line with a note or a warning.
struct Notice: View {
    let symbol: String
    let text: String
    let color: Color

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: symbol).foregroundStyle(color)
            Text(verbatim: text).font(.footnote).foregroundStyle(Color.quiet)
        }
        .accessibilityElement(children: .combine)
    }
}
