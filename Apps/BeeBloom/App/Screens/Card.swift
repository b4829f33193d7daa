package import VitrineUI

/// A group of rows on a rounded ground.
package struct Card<Content: View>: View {
    private let content: Content

    /// Makes a card.
    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows, one below the other, over the whole width.
    package var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

/// The look of a small round button.
package struct SymbolButton: View {
    private let symbol: String
    private let color: Color

    /// Makes the look of a button.
    package init(_ symbol: String, _ color: Color) {
        self.symbol = symbol
        self.color = color
    }

    /// A symbol in a tinted circle.
    package var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(color)
            .frame(width: 30, height: 30)
            .background(color.opacity(0.15), in: Circle())
    }
}

/// A line of advice or trouble.
package struct NoticeRow: View {
    private let symbol: String
    private let text: String
    private let color: Color

    /// Makes a line.
    package init(_ symbol: String, _ text: String, _ color: Color) {
        self.symbol = symbol
        self.text = text
        self.color = color
    }

    /// A symbol and text that may take several lines.
    package var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: symbol).foregroundStyle(color)
            Text(verbatim: text).font(.footnote)
        }
    }
}

/// The title of a group above its habits.
package struct GroupHeading: View {
    private let title: String
    private let color: Color

    /// Makes a heading.
    package init(_ title: String, _ color: Color) {
        self.title = title
        self.color = color
    }

    /// A dot in the group's colour and the title.
    package var body: some View {
        HStack(spacing: 6) {
            Circle().fill(color).frame(width: 9, height: 9)
            Text(verbatim: title).font(.system(.headline, design: .rounded)).lineLimit(1)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
