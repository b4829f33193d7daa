package import WidgetArchive

/// A font for text and symbols, by text style or size.
public struct Font: Hashable, Sendable {
    /// The source of the size and the typeface.
    package enum Base: Hashable, Sendable {
        /// The system font in the size of a text style.
        case style(TextStyle)
        /// The system font in a fixed size, in points.
        case size(CGFloat)
        /// A named font; its size follows a text style, or is fixed if the style is nil.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    package var base: Base
    /// The design; nil inherits it from the environment.
    package var explicitDesign: Design?
    /// The weight; nil uses that of the text style.
    package var explicitWeight: Weight?
    /// The width of the characters.
    package var faceWidth: Width = .standard
    /// Whether the font is italic.
    package var isItalic = false
    /// Whether all digits have the same width.
    package var hasMonospacedDigits = false
    /// Whether letters are drawn as small capitals.
    package var hasSmallCaps = false
    /// The line spacing.
    package var lineDistance: Leading = .standard

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        explicitWeight = weight
        explicitDesign = design
    }

    /// The style of large titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The style of first-level titles.
    public static let title = Font(.style(.title))
    /// The style of second-level titles.
    public static let title2 = Font(.style(.title2))
    /// The style of third-level titles.
    public static let title3 = Font(.style(.title3))
    /// The style of headings, semibold.
    public static let headline = Font(.style(.headline))
    /// The style of subheadings.
    public static let subheadline = Font(.style(.subheadline))
    /// The style of body text.
    public static let body = Font(.style(.body))
    /// The style of callouts.
    public static let callout = Font(.style(.callout))
    /// The style of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The style of captions.
    public static let caption = Font(.style(.caption))
    /// The style of secondary captions, the smallest.
    public static let caption2 = Font(.style(.caption2))

    /// The system font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    /// A named font whose size, in points, scales with the body text style.
    ///
    /// It is measured and drawn as the system's font, and a finding is recorded.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A named font whose size, in points, scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A named font in a fixed size, in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// The italic form of the font.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The bold form of the font.
    public func bold() -> Font { weight(.bold) }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.explicitWeight = weight } }

    /// The font in another width; it has no effect on the drawing, and a finding is recorded.
    public func width(_ width: Width) -> Font { with { $0.faceWidth = width } }

    /// The font in another width: 0 is standard, negative is narrower.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// The font with all characters of the same width.
    public func monospaced() -> Font { with { $0.explicitDesign = .monospaced } }

    /// The font with all digits of the same width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The font with another line spacing; it has an effect on fonts of a text style only.
    public func leading(_ leading: Leading) -> Font { with { $0.lineDistance = leading } }

    /// The font with small capitals; they are drawn as ordinary letters, and a finding is recorded.
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }

    /// The font with small capitals for lowercase letters; they are drawn as ordinary letters, and a finding is
    /// recorded.
    public func lowercaseSmallCaps() -> Font { smallCaps() }

    /// The font with small capitals for uppercase letters; they are drawn as ordinary letters, and a finding is
    /// recorded.
    public func uppercaseSmallCaps() -> Font { smallCaps() }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A font with all properties resolved.
package struct ResolvedFont: Hashable, Sendable {
    /// The named font; nil is the system font.
    package var family: String?
    /// The size in points.
    package var size: CGFloat
    /// The weight as in CSS, 100 … 900.
    package var weight: Int
    package var design: ArchivedTextStyle.Design
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool
    /// The distance between the baselines of two lines, in points; nil is the height of a line.
    ///
    /// Apple publishes leadings for text styles only. That the lines of a font in another size are as far apart as they
    /// are high is an assumption.
    package var leading: CGFloat?
}

extension Font {
    /// The font at a text size, combined with the settings of the environment.
    ///
    /// `weight` and `design` are those of the `fontWeight` and `fontDesign` modifiers and take precedence over the
    /// font's own. With bold text, the system font is heavier; a named font keeps its weight.
    package func resolved(
        at dynamicTypeSize: DynamicTypeSize = .large,
        weight: Weight? = nil,
        design: Design? = nil,
        legibility: LegibilityWeight? = .regular
    ) -> ResolvedFont {
        var size: CGFloat
        var family: String?
        var leading: CGFloat?
        var ownWeight = Weight.regular
        switch base {
        case .style(let style):
            size = style.size(at: dynamicTypeSize)
            leading = style.leading(at: dynamicTypeSize) + lineDistance.points
            ownWeight = style.weight
        case .size(let points):
            size = points
        case .custom(let name, let points, let style):
            family = name
            size = points * (style.map { $0.size(at: dynamicTypeSize) / $0.size(at: .large) } ?? 1)
        }
        if !size.isFinite || size < 0 { size = 0 }
        let stated = weight ?? explicitWeight ?? ownWeight
        return ResolvedFont(
            family: family,
            size: size,
            weight: (legibility == .bold && family == nil ? stated.emboldened : stated).cssValue,
            design: (design ?? explicitDesign ?? .default).archived,
            isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits,
            leading: leading
        )
    }
}

extension Font.Design {
    package var archived: ArchivedTextStyle.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Leading {
    /// The addition to the distance between lines, in points.
    ///
    /// Apple, Human Interface Guidelines, Typography: loose adds and tight removes two points at body size.
    package var points: CGFloat {
        switch self {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}
