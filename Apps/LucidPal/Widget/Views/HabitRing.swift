package import VitrineUI
import VitrineWidgets

/// The number of habits done, inside a ring.
package struct HabitRing: View {
    /// The numbers of the day.
    let habits: HabitsContent.Habits
    /// The outer diameter, in points.
    let diameter: Double

    /// The track, the arc and the number; a check mark if all habits are done.
    package var body: some View {
        ZStack {
            Circle().stroke(color.opacity(0.18), lineWidth: thickness)
            Circle()
                .trim(from: 0, to: habits.fraction)
                .stroke(color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .widgetAccentable()
            inside
        }
        .padding(thickness / 2)
        .frame(width: diameter, height: diameter)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Habits done")
        .accessibilityValue("\(habits.done) of \(habits.total)")
    }

    private var thickness: Double { (diameter * 0.13).rounded() }
    private var color: Color { habits.isComplete ? Palette.complete : Palette.accent }

    @ViewBuilder private var inside: some View {
        if habits.isComplete {
            Image(systemName: "checkmark")
                .font(.system(size: diameter * 0.34, weight: .bold))
                .foregroundStyle(color)
        } else {
            VStack(spacing: -1) {
                Text("\(habits.done)")
                    .font(.system(size: diameter * 0.34, weight: .bold, design: .rounded))
                    .monospacedDigit()
                Text("of \(habits.total)")
                    .font(.system(size: max(10, diameter * 0.15), weight: .medium, design: .rounded))
                    .foregroundStyle(Palette.quiet)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .padding(.horizontal, thickness)
        }
    }
}
