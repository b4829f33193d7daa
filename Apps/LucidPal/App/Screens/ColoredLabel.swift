import AppScreens
import VitrineUI

/// A label with a coloured symbol; the text keeps the text colour, because small coloured text is hard to read.
struct ColoredLabel: View {
    private let text: String
    private let symbol: String
    private let color: Color

    init(_ text: String, symbol: String, color: Color) {
        self.text = text
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(verbatim: text).foregroundStyle(Color.quiet)
        } icon: {
            Image(systemName: symbol).foregroundStyle(color)
        }
    }
}
