/// The extent of a style above and below the baseline, and the distance to the next line.
package struct LineHeight: Equatable, Sendable {
    /// The extent above the baseline, in points.
    package var ascent: CGFloat
    /// The extent below the baseline, in points.
    package var descent: CGFloat
    /// The distance of the characters above the line's baseline, in points.
    package var offset: CGFloat
    /// The distance from the top of a line to the top of the next line of the same text, in points.
    package var pitch: CGFloat
    /// The distance to another text above or below in a column, in points.
    ///
    /// Apple's columns add what the leading exceeds the height of a line before rounding: 2.5 for footnotes.
    package var gap: CGFloat
    private let size: CGFloat
    private let leading: CGFloat?
    private let pixels: CGFloat

    /// Computes the line height of a font.
    ///
    /// - Parameters:
    ///   - size: the size of the font, in points.
    ///   - leading: the distance between baselines, in points; nil is the height of a line.
    ///   - offset: the distance by which the characters are raised, in points.
    ///   - pixels: the pixels in a point.
    package init(size: CGFloat, leading: CGFloat? = nil, offset: CGFloat = 0, pixels: CGFloat = 3) {
        self.size = size
        self.leading = leading
        self.offset = offset
        self.pixels = pixels
        let natural = SystemTypography.lineHeight * size
        let height = natural.roundedUp(pixels: pixels)
        // Baselines are at pixels, so that texts of different sizes still share one when they are moved to pixels.
        let baseline = (SystemTypography.ascent * size).rounded(pixels: pixels)
        ascent = baseline + max(offset, 0)
        descent = height - baseline + max(-offset, 0)
        pitch = (leading ?? height) + abs(offset)
        gap = leading.map { max($0 - natural, 0) } ?? 0
    }

    /// The line height of the scaled font.
    package func scaled(_ scale: CGFloat) -> LineHeight {
        guard scale != 1 else { return self }
        let leading = leading.map { $0 * scale }
        return LineHeight(size: size * scale, leading: leading, offset: offset * scale, pixels: pixels)
    }
}
