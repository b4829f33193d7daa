package import VitrineUI

/// A row's content with its buttons beside it; below it where words are large, which have no room beside buttons.
package struct ButtonRow<Content: View, Buttons: View>: View {
    private let content: Content
    private let buttons: Buttons
    @Environment(\.dynamicTypeSize) private var typeSize

    package init(@ViewBuilder content: () -> Content, @ViewBuilder buttons: () -> Buttons) {
        self.content = content()
        self.buttons = buttons()
    }

    package var body: some View {
        if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
                content
                HStack(spacing: 8) { buttons }
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                buttons
            }
        }
    }
}
