import LucidPalModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The pinned note's title with a pin symbol.
package struct NoteRow: View {
    let title: String
    var lines = 1

    /// The row; a tap opens the note in the app.
    package var body: some View {
        if let url = DeepLinks.lucidPal.url(of: .pinnedNote) {
            // A target for a finger; the negative padding keeps the row's own height.
            Link(destination: url) { row.padding(.vertical, 7) }.padding(.vertical, -7)
        } else {
            row
        }
    }

    private var row: some View {
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            Image(systemName: "pin.fill")
                .font(.system(size: 9, weight: .semibold))
                .foregroundStyle(Palette.note)
                .widgetAccentable()
            Text(verbatim: title).font(.caption).lineLimit(lines)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Pinned note")
        .accessibilityValue(title)
    }
}
