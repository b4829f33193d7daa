import HangangjariModel
package import VitrineUI
import VitrineWidgets

/// A header with a symbol, the park's name, and optionally a refresh button.
package struct WidgetHeader: View {
    let symbol: String
    let name: String
    let isNearby: Bool
    let refreshes: Bool
    /// The number of things that the widget has no room for.
    var left = 0

    package var body: some View {
        HStack(spacing: 4) {
            Image(systemName: symbol)
                .font(.system(size: 12, weight: .semibold))
                .foregroundStyle(Palette.accent)
                .widgetAccentable()
                .accessibilityHidden(true)
            Text(verbatim: name).font(.system(.caption, weight: .semibold)).lineLimit(1)
                .minimumScaleFactor(left > 0 ? 0.6 : 0.8)
            if isNearby {
                Image(systemName: "location.fill")
                    .font(.system(size: 8, weight: .semibold))
                    .foregroundStyle(Palette.quiet)
                    .accessibilityLabel("nearest to you")
            }
            Spacer(minLength: 0)
            if left > 0 {
                Text("+\(left)").font(.caption2).foregroundStyle(Palette.quiet).lineLimit(1).fixedSize()
                    // The name has the room.
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
                    .accessibilityLabel("\(left) more")
            }
            if refreshes {
                Button(intent: RefreshWidgets()) {
                    Image(systemName: "arrow.clockwise")
                        .font(.system(size: 11, weight: .semibold))
                        .foregroundStyle(Palette.quiet)
                        // A target for a finger; the negative padding keeps the symbol at the header's edge.
                        .frame(width: 44, height: 36)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Refresh")
                .padding(.vertical, -9)
                .padding(.trailing, -14)
            }
        }
    }
}
