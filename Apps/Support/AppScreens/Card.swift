package import VitrineUI

/// A group of rows on a rounded background.
package struct Card<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows in a column over the full width.
    package var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

/// The label of a small round button.
package struct SymbolButton: View {
    private let symbol: String
    private let color: Color

    /// Creates the label; it has no action of its own.
    package init(_ symbol: String, _ color: Color) {
        self.symbol = symbol
        self.color = color
    }

    package var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(color)
            .frame(width: 34, height: 34)
            .background(color.opacity(0.15), in: Circle())
    }
}

/// A row that shows a notice or a problem.
package struct NoticeRow: View {
    private let symbol: String
    private let text: String
    private let color: Color

    package init(_ symbol: String, _ text: String, _ color: Color) {
        self.symbol = symbol
        self.text = text
        self.color = color
    }

    /// A symbol and a text of one or more lines.
    package var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: symbol).foregroundStyle(color)
            Text(verbatim: text).font(.footnote)
        }
    }
}
