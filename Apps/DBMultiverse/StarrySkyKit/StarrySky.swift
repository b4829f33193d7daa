package import VitrineUI

/// The widget's background with stars.
package struct StarrySky: View {
    package init() {}

    /// The gradient with stars at fixed positions, which fade towards the bottom.
    package var body: some View {
        LinearGradient.starrySky
            .overlay {
                GeometryReader { box in
                    ForEach(Self.stars, id: \.x) { star in
                        Circle()
                            .fill(.white.opacity(star.light))
                            .frame(width: star.size, height: star.size)
                            .offset(x: star.x * box.size.width, y: star.y * box.size.height)
                    }
                }
                // An offset is not mirrored: from the right edge it would move all stars out of the widget.
                .environment(\.layoutDirection, .leftToRight)
            }
            .accessibilityHidden(true)
    }

    private struct Star: Hashable {
        var x, y, size, light: Double
    }

    /// The stars; positions are fractions of the width and the height.
    private static let stars: [Star] = [
        Star(x: 0.05, y: 0.09, size: 1.5, light: 0.8), Star(x: 0.13, y: 0.31, size: 1, light: 0.5),
        Star(x: 0.21, y: 0.05, size: 1, light: 0.6), Star(x: 0.29, y: 0.19, size: 1.5, light: 0.5),
        Star(x: 0.36, y: 0.4, size: 1, light: 0.35), Star(x: 0.44, y: 0.07, size: 2, light: 0.85),
        Star(x: 0.52, y: 0.26, size: 1, light: 0.5), Star(x: 0.6, y: 0.12, size: 1.5, light: 0.6),
        Star(x: 0.66, y: 0.36, size: 1, light: 0.4), Star(x: 0.74, y: 0.06, size: 1, light: 0.7),
        Star(x: 0.81, y: 0.22, size: 2, light: 0.8), Star(x: 0.88, y: 0.42, size: 1, light: 0.35),
        Star(x: 0.94, y: 0.12, size: 1.5, light: 0.75), Star(x: 0.97, y: 0.55, size: 1, light: 0.3),
        Star(x: 0.03, y: 0.52, size: 1, light: 0.3), Star(x: 0.48, y: 0.58, size: 1, light: 0.25),
    ]
}
