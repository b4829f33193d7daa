import AppScreens
import VitrineUI

/// A label with a coloured symbol; the text keeps the text colour, because small coloured text is hard to read.
struct ColoredLabel: View {
    let text: String
    let symbol: String
    let color: Color

    var body: some View {
        Label {
            Text(verbatim: text).foregroundStyle(Color.quiet)
        } icon: {
            Image(systemName: symbol).foregroundStyle(color)
        }
    }
}
