package import VitrineUI
package import VitrineWidgets

/// A screen that a button opens; the raw value is its title.
package protocol ScreenTab: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The symbol of its button.
    var symbol: String { get }
}

/// The colours of an app's buttons.
package struct ButtonColors: Sendable {
    /// The app's own colour.
    let accent: Color
    /// The ground of a selected button.
    let ground: Color
    /// The colour of text on that ground, with a contrast of at least 4.5 (WCAG 2.2, success criterion 1.4.3).
    let ink: Color
    /// The opacity of the app's colour below any other button.
    let faint: Double

    package init(accent: Color, ground: Color, ink: Color, faint: Double) {
        self.accent = accent
        self.ground = ground
        self.ink = ink
        self.faint = faint
    }
}

/// The content of an app's only window: a heading, the buttons that switch between the screens, and the open screen.
package struct TabbedScreen<Tab: ScreenTab, Show: AppIntent, Content: View>: View {
    private let tab: Tab
    private let now: Date
    private let colors: ButtonColors
    private let show: (Tab) -> Show
    private let content: Content

    /// Creates the content for the open screen, which `show` replaces by another.
    package init(
        _ tab: Tab,
        at now: Date,
        colors: ButtonColors,
        show: @escaping (Tab) -> Show,
        @ViewBuilder content: () -> Content
    ) {
        self.tab = tab
        self.now = now
        self.colors = colors
        self.show = show
        self.content = content()
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            heading
            ViewThatFits(in: .horizontal) {
                buttons(areNamed: true)
                // Large names have no room beside each other; the heading has that of the open screen.
                buttons(areNamed: false)
            }
            // A screen that is higher than its window scrolls, and shortens no text.
            content.fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background { Rectangle().fill(.background) }
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(now, style: .date).font(.system(.footnote, weight: .semibold)).foregroundStyle(Color.quiet)
            Text(tab.rawValue).font(.system(.largeTitle, weight: .bold)).accessibilityAddTraits(.isHeader)
        }
    }

    private func buttons(areNamed: Bool) -> some View {
        HStack(spacing: 8) {
            ForEach(Array(Tab.allCases), id: \.self) { button($0, isNamed: areNamed) }
        }
    }

    @ViewBuilder private func label(_ tab: Tab, isNamed: Bool) -> some View {
        if isNamed {
            Label(tab.rawValue, systemImage: tab.symbol).fixedSize(horizontal: true, vertical: false)
        } else {
            Image(systemName: tab.symbol)
        }
    }

    private func button(_ other: Tab, isNamed: Bool) -> some View {
        Button(intent: show(other)) {
            label(other, isNamed: isNamed)
                .font(.system(.subheadline, weight: .semibold))
                .foregroundStyle(other == tab ? colors.ink : Color.primary)
                .lineLimit(1)
                .padding(.vertical, 9)
                .frame(maxWidth: .infinity)
                .background(other == tab ? colors.ground : colors.accent.opacity(colors.faint), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(other.rawValue)
    }
}
