#if !canImport(SwiftUI)
package import WidgetArchive

/// A face for text and symbols, by role or size.
public struct Font: Hashable, Sendable {
    /// Where size and face come from.
    package enum Base: Hashable, Sendable {
        /// The system's face in the size of a role.
        case style(TextStyle)
        /// The system's face in a fixed size, in points.
        case size(CGFloat)
        /// A named face; its size follows a role, or is fixed if there is none.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// Where size and face come from.
    package var base: Base
    /// The form; nil is the surroundings'.
    package var explicitDesign: Design?
    /// The weight; nil is the role's own.
    package var explicitWeight: Weight?
    /// The width of the face.
    package var faceWidth: Width = .standard
    /// Whether the face is slanted.
    package var isItalic = false
    /// Whether digits have equal widths.
    package var hasMonospacedDigits = false
    /// The distance of lines.
    package var lineDistance: Leading = .standard

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        explicitWeight = weight
        explicitDesign = design
    }

    /// The largest title.
    public static let largeTitle = Font(.style(.largeTitle))
    /// A first title.
    public static let title = Font(.style(.title))
    /// A second title.
    public static let title2 = Font(.style(.title2))
    /// A third title.
    public static let title3 = Font(.style(.title3))
    /// A heading, semibold.
    public static let headline = Font(.style(.headline))
    /// A heading's second line.
    public static let subheadline = Font(.style(.subheadline))
    /// Running text.
    public static let body = Font(.style(.body))
    /// A remark.
    public static let callout = Font(.style(.callout))
    /// A note below.
    public static let footnote = Font(.style(.footnote))
    /// Text at a picture.
    public static let caption = Font(.style(.caption))
    /// The smallest text at a picture.
    public static let caption2 = Font(.style(.caption2))

    /// The system's face in the size of a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system's face in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    /// A named face whose size, in points, grows with running text.
    ///
    /// Only the served fonts can be measured and drawn: any other name is drawn as the system's face.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A named face whose size, in points, grows with a role.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A named face in a fixed size, in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// The same, slanted.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The same, bold.
    public func bold() -> Font { weight(.bold) }

    /// The same in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.explicitWeight = weight } }

    /// The same in another width.
    public func width(_ width: Width) -> Font { with { $0.faceWidth = width } }

    /// The same in another width; 0 is standard, negative is narrower.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// The same with all characters equally wide.
    public func monospaced() -> Font { with { $0.explicitDesign = .monospaced } }

    /// The same with all digits equally wide.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The same with another distance of lines.
    public func leading(_ leading: Leading) -> Font { with { $0.lineDistance = leading } }

    /// The same; small capitals are drawn as usual letters.
    public func smallCaps() -> Font { self }

    /// The same; small capitals are drawn as usual letters.
    public func lowercaseSmallCaps() -> Font { self }

    /// The same; small capitals are drawn as usual letters.
    public func uppercaseSmallCaps() -> Font { self }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A font of which every property is known.
package struct ResolvedFont: Hashable, Sendable {
    /// The named face; nil is the system's.
    package var family: String?
    /// The size in points.
    package var size: CGFloat
    /// The weight as in CSS, 100 … 900.
    package var weight: Int
    /// The form.
    package var design: ArchivedTextStyle.Design
    /// Whether it is slanted.
    package var isItalic: Bool
    /// Whether digits have equal widths.
    package var hasMonospacedDigits: Bool
    /// What is added to the height of a line, in points; may be negative.
    package var leading: CGFloat
}

extension Font {
    /// The font at a text size, with what the surroundings add to it.
    ///
    /// `weight` and `design` are those of `fontWeight` and `fontDesign` modifiers and win over the font's own.
    package func resolved(
        at dynamicTypeSize: DynamicTypeSize = .large,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> ResolvedFont {
        var size: CGFloat
        var family: String?
        var ownWeight = Weight.regular
        switch base {
        case .style(let style):
            size = style.size(at: dynamicTypeSize)
            ownWeight = style.weight
        case .size(let points):
            size = points
        case .custom(let name, let points, let style):
            family = name
            size = points * (style.map { $0.size(at: dynamicTypeSize) / $0.size(at: .large) } ?? 1)
        }
        if !size.isFinite || size < 0 { size = 0 }
        return ResolvedFont(
            family: family,
            size: size,
            weight: (weight ?? explicitWeight ?? ownWeight).cssValue,
            design: (design ?? explicitDesign ?? .default).archived,
            isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits,
            leading: lineDistance.points
        )
    }
}

extension Font.Design {
    /// The form in an archive.
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
    /// What is added to the height of a line, in points.
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
#endif
