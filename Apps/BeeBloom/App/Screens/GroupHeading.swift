package import VitrineUI

/// The title of a group above its habits.
package struct GroupHeading: View {
    let title: String
    let color: Color

    /// A dot in the group's colour, and the title.
    package var body: some View {
        HStack(spacing: 6) {
            Circle().fill(color).frame(width: 9, height: 9)
            Text(verbatim: title).font(.system(.headline, design: .rounded)).lineLimit(2)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
