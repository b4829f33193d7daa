package import WidgetArchive

/// The measures of Apple's system font that are not those of the fonts that are drawn: heights of lines and tracking.
///
/// They were measured in public pictures and fixtures made by Apple's SwiftUI, or are published in the Human Interface
/// Guidelines; `docs/fidelity.md` compares them.
package enum SystemTypography {
    /// The distance from the top of a line to its baseline, in em.
    ///
    /// It was measured for the default design. The other designs are assumed to be as high.
    package static let ascent: CGFloat = 0.952

    /// The height of a line before it is rounded up to a pixel, in em: it was measured and assumed as ``ascent``.
    package static let lineHeight: CGFloat = 1.1934

    /// The space that the system font adds after each character at a size, in points.
    ///
    /// The values at the default sizes of the text styles are Apple's: Human Interface Guidelines, Typography,
    /// "Tracking values". Sizes between them are interpolated; smaller and larger sizes have the tracking of the
    /// nearest one. All characters are tracked, those of other scripts too, apart from letters that join. The rounded,
    /// serif and monospaced designs are not tracked, because their values were not found. These three rules are
    /// assumptions.
    package static func tracking(_ design: ArchivedTextStyle.Design, size: CGFloat) -> CGFloat {
        guard design == .standard else { return 0 }
        return switch size {
        case ..<11: 0.06
        case ..<12: between(11, 0.06, 12, 0, size)
        case ..<13: between(12, 0, 13, -0.08, size)
        case ..<15: between(13, -0.08, 15, -0.23, size)
        case ..<16: between(15, -0.23, 16, -0.31, size)
        case ..<17: between(16, -0.31, 17, -0.43, size)
        case ..<20: between(17, -0.43, 20, -0.45, size)
        case ..<22: between(20, -0.45, 22, -0.26, size)
        case ..<28: between(22, -0.26, 28, 0.38, size)
        case ..<34: between(28, 0.38, 34, 0.4, size)
        default: 0.4
        }
    }

    /// The value at a size on the line through the values at two sizes, to a thousandth.
    private static func between(
        _ lower: CGFloat,
        _ first: CGFloat,
        _ upper: CGFloat,
        _ second: CGFloat,
        _ size: CGFloat
    ) -> CGFloat {
        (first + (second - first) * (size - lower) / (upper - lower)).roundedToThousandths
    }
}

extension ArchivedTextStyle {
    /// The space after each character when the font is scaled, in points: the tracking is that of the scaled size, and
    /// the view's own kerning does not scale.
    package func spacing(scale: CGFloat) -> CGFloat {
        guard scale != 1 else { return kerning }
        return kerning - SystemTypography.tracking(design, size: size)
            + SystemTypography.tracking(design, size: size * scale)
    }

    /// The style with its font scaled.
    package func scaled(_ scale: CGFloat) -> ArchivedTextStyle {
        guard scale != 1 else { return self }
        var copy = self
        copy.size = (size * scale).roundedToThousandths
        copy.kerning = spacing(scale: scale).roundedToThousandths
        return copy
    }
}

extension CGFloat {
    /// The extent rounded up to whole pixels, in points; sums of rounded numbers add no pixel.
    package func roundedUp(pixels: CGFloat) -> CGFloat {
        guard isFinite, pixels > 0 else { return self }
        return ((self - 0.001) * pixels).rounded(.up) / pixels
    }

    /// The place of the nearest pixel, in points.
    package func rounded(pixels: CGFloat) -> CGFloat {
        guard isFinite, pixels > 0 else { return self }
        return (self * pixels).rounded() / pixels
    }
}
