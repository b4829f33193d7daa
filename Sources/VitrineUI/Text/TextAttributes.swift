#if !canImport(SwiftUI)
package import WidgetArchive

/// How a stretch of text differs from its surroundings; nil takes over what they say.
package struct TextAttributes: Sendable {
    /// The font.
    package var font: Font?
    /// The weight that replaces the font's.
    package var weight: Font.Weight?
    /// The design that replaces the font's.
    package var design: Font.Design?
    /// Whether the font is slanted.
    package var isItalic: Bool?
    /// Whether digits have equal widths.
    package var hasMonospacedDigits: Bool?
    /// Additional space after each character, in points.
    package var kerning: CGFloat?
    /// Additional space between characters, in points.
    package var tracking: CGFloat?
    /// The distance by which the text is raised, in points.
    package var baselineOffset: CGFloat?
    /// Whether a line is drawn under it.
    package var isUnderlined: Bool?
    /// Whether a line is drawn through it.
    package var isStruckThrough: Bool?
    /// What it is painted with.
    package var foreground: AnyShapeStyle?

    /// Takes over everything.
    package init() {}

    /// Adds what an outer modifier says; what is said already stays.
    package mutating func inherit(_ outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isItalic = isItalic ?? outer.isItalic
        hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        isUnderlined = isUnderlined ?? outer.isUnderlined
        isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        foreground = foreground ?? outer.foreground
    }
}

extension TextAttributes: Equatable {
    /// Whether both say the same; two styles that are no colours count as different.
    package static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design && lhs.isItalic == rhs.isItalic
            && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits && lhs.kerning == rhs.kerning
            && lhs.tracking == rhs.tracking && lhs.baselineOffset == rhs.baselineOffset
            && lhs.isUnderlined == rhs.isUnderlined && lhs.isStruckThrough == rhs.isStruckThrough
            && haveEqualForegrounds(lhs, rhs)
    }

    private static func haveEqualForegrounds(_ lhs: TextAttributes, _ rhs: TextAttributes) -> Bool {
        switch (lhs.foreground?.style, rhs.foreground?.style) {
        case (nil, nil): true
        case (let left as Color, let right as Color): left == right
        default: false
        }
    }
}

extension EnvironmentValues {
    /// The look of a stretch of text at this place.
    package func style(_ attributes: TextAttributes) -> ArchivedTextStyle {
        let text = system.text
        let font = attributes.font ?? text.font ?? .body
        let resolved = font.resolved(
            at: system.dynamicTypeSize,
            weight: attributes.weight ?? text.weight,
            design: attributes.design ?? text.design
        )
        return ArchivedTextStyle(
            design: resolved.design,
            size: max(resolved.size.bounded(by: 10_000), 0),
            weight: resolved.weight,
            isItalic: attributes.isItalic ?? text.isItalic ?? resolved.isItalic,
            hasMonospacedDigits: attributes.hasMonospacedDigits
                ?? (text.hasMonospacedDigits || resolved.hasMonospacedDigits),
            kerning: ((attributes.tracking ?? attributes.kerning)
                ?? (text.tracking != 0 ? text.tracking : text.kerning))
                .bounded(by: 10_000),
            isUnderlined: attributes.isUnderlined ?? text.isUnderlined,
            isStruckThrough: attributes.isStruckThrough ?? text.isStruckThrough,
            paint: attributes.foreground?._paint(in: system.paint).archived ?? system.paint.foreground[0]
        )
    }
}
#endif
