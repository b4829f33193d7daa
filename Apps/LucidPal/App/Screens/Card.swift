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

/// A small round button with a symbol.
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
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(color)
            .frame(width: 34, height: 34)
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
