package import VitrineUI
package import VitrineWidgets

/// What an empty list shows: that nothing is there yet, and a button that adds the first.
///
/// The intent may lack values; the system then asks for them.
package struct EmptyNotice<Add: AppIntent>: View {
    private let title: LocalizedStringKey
    private let button: LocalizedStringKey
    private let tint: Color
    private let add: Add

    package init(_ title: LocalizedStringKey, button: LocalizedStringKey, tint: Color, add: Add) {
        self.title = title
        self.button = button
        self.tint = tint
        self.add = add
    }

    package var body: some View {
        Card {
            Text(title).font(.headline)
            Button(intent: add) {
                Text(button)
                    .font(.system(.subheadline, weight: .semibold))
                    .foregroundStyle(.primary)
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity)
                    .background(tint.opacity(0.15), in: Capsule())
            }
            .buttonStyle(.plain)
        }
    }
}
