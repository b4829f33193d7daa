package import WidgetArchive

/// The attributes of a piece of text that differ from its environment; nil inherits the environment's value.
package struct TextAttributes: Sendable {
    package var font: Font?
    /// The weight that replaces the font's weight.
    package var weight: Font.Weight?
    /// The design that replaces the font's design.
    package var design: Font.Design?
    /// The width that replaces the font's width.
    package var width: Font.Width?
    /// Whether the font is italic.
    package var isItalic: Bool?
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool?
    /// Additional space after each character, in points.
    package var kerning: CGFloat?
    /// Additional space between characters, in points.
    package var tracking: CGFloat?
    /// The distance by which the text is raised, in points.
    package var baselineOffset: CGFloat?
    /// The line under the text, or none.
    package var underline: Text.LineStyle??
    /// The line through the text, or none.
    package var strikethrough: Text.LineStyle??
    /// The style of the text.
    package var foreground: AnyShapeStyle?
    /// The colour behind the text.
    package var background: Color?

    /// Inherits all attributes.
    package init() {}

    /// Adopts the attributes of an outer modifier unless they are already set.
    package mutating func inherit(_ outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        width = width ?? outer.width
        isItalic = isItalic ?? outer.isItalic
        hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        foreground = foreground ?? outer.foreground
        background = background ?? outer.background
    }
}

extension TextAttributes: Equatable {
    /// Whether both have the same attributes; two styles that are not colours count as different.
    package static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design && lhs.width == rhs.width
            && lhs.isItalic == rhs.isItalic && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.kerning == rhs.kerning && lhs.tracking == rhs.tracking
            && lhs.baselineOffset == rhs.baselineOffset && lhs.underline == rhs.underline
            && lhs.strikethrough == rhs.strikethrough
            && lhs.background == rhs.background && haveEqualForegrounds(lhs, rhs)
    }

    private static func haveEqualForegrounds(_ lhs: TextAttributes, _ rhs: TextAttributes) -> Bool {
        switch (lhs.foreground?.style, rhs.foreground?.style) {
        case (nil, nil): true
        case (let left as Color, let right as Color): left == right
        default: false
        }
    }
}

/// The style of a piece of text and the height of its lines.
package struct TypesetStyle: Equatable, Sendable {
    /// The style at full size, tracked for that size.
    package var style: ArchivedTextStyle
    /// The height of lines at full size.
    package var height: LineHeight
}

extension EnvironmentValues {
    /// What the drawing of a piece of text lacks of its font; nil for nothing.
    func lack(of attributes: TextAttributes) -> String? {
        let font = attributes.font ?? system.text.font ?? .body
        if case .custom(let name, _, _) = font.base { return "the font \"\(name)\" is drawn as the system's font" }
        if (attributes.width ?? system.text.width ?? font.faceWidth) != .standard {
            return "a font of another width is drawn in the standard width"
        }
        return font.hasSmallCaps ? "small capitals are drawn as ordinary letters" : nil
    }

    /// The style of a piece of text in this environment.
    package func style(_ attributes: TextAttributes) -> TypesetStyle {
        let text = system.text
        let font = attributes.font ?? text.font ?? .body
        let resolved = font.resolved(
            at: system.dynamicTypeSize,
            weight: attributes.weight ?? text.weight,
            design: attributes.design ?? text.design,
            legibility: system.legibilityWeight
        )
        let size = max(resolved.size.bounded(by: 10_000), 0)
        let kerning = (attributes.tracking ?? attributes.kerning) ?? (text.tracking != 0 ? text.tracking : text.kerning)
        let style = ArchivedTextStyle(
            design: resolved.design,
            size: size,
            weight: resolved.weight,
            isItalic: attributes.isItalic ?? text.isItalic ?? resolved.isItalic,
            hasMonospacedDigits: attributes.hasMonospacedDigits
                ?? (text.hasMonospacedDigits || resolved.hasMonospacedDigits),
            kerning: (kerning + SystemTypography.tracking(resolved.design, size: size)).bounded(by: 10_000),
            underline: (attributes.underline ?? text.underline)?.archived(in: self),
            strikethrough: (attributes.strikethrough ?? text.strikethrough)?.archived(in: self),
            paint: attributes.foreground?.resolved(in: self).archived ?? drawn(system.paint.foreground[0]),
            background: attributes.background.map { drawn($0.archived) }
        )
        let offset = (attributes.baselineOffset ?? text.baselineOffset).bounded(by: 10_000)
        return TypesetStyle(
            style: style,
            height: LineHeight(size: size, leading: resolved.leading, offset: offset, pixels: system.displayScale)
        )
    }
}
