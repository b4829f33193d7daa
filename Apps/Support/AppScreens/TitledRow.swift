package import VitrineUI

/// A title beside its value, or above it where large words have no room beside each other.
package struct TitledRow<Title: View, Value: View>: View {
    private let title: Title
    private let value: Value

    package init(@ViewBuilder title: () -> Title, @ViewBuilder value: () -> Value) {
        self.title = title()
        self.value = value()
    }

    package var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                title
                Spacer(minLength: 8)
                VStack(alignment: .trailing, spacing: 2) { value }.multilineTextAlignment(.trailing)
            }
            VStack(alignment: .leading, spacing: 2) {
                title
                value
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
