package import VitrineUI
import VitrineWidgets

/// The longest streak: a flame, its days, and the habit's name if there is space.
package struct StreakLabel: View {
    /// The streak.
    let streak: HabitsContent.Streak
    /// Whether to show the habit's name after the days.
    var showsName = true

    package var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "flame.fill")
                .foregroundStyle(Palette.flame)
                .widgetAccentable()
            if showsName {
                // A few letters of a name say less than none.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 4) {
                        count
                        name
                    }
                    HStack(spacing: 4) {
                        count.fixedSize()
                        name.frame(idealWidth: 80, maxWidth: .infinity, alignment: .leading)
                    }
                    count
                }
            } else {
                count.minimumScaleFactor(0.6)
            }
        }
        .font(.system(.caption, design: .rounded))
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Longest streak: \(streak.name)")
        .accessibilityValue(days)
    }

    private var name: Text { Text(streak.name).foregroundStyle(Palette.quiet) }
    private var count: Text { Text(days).fontWeight(.semibold).monospacedDigit() }
    private var days: String { streak.days == 1 ? "1 day" : "\(streak.days) days" }
}
