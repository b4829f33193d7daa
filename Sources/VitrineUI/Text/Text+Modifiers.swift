#if !canImport(SwiftUI)
extension Text {
    /// Sets the font; nil takes over the surroundings'.
    public func font(_ font: Font?) -> Text { setting { $0.font = font } }

    /// Sets the weight; nil takes over the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting { $0.weight = weight } }

    /// Sets the design; nil takes over the font's.
    public func fontDesign(_ design: Font.Design?) -> Text { setting { $0.design = design } }

    /// Sets the width of the letters; the served fonts have one width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold, or as the font is.
    public func bold(_ isActive: Bool) -> Text { setting { $0.weight = isActive ? .bold : nil } }

    /// Slants the text.
    public func italic() -> Text { italic(true) }

    /// Slants the text, or leaves it upright.
    public func italic(_ isActive: Bool) -> Text { setting { $0.isItalic = isActive } }

    /// Gives all characters one width.
    public func monospaced(_ isActive: Bool = true) -> Text { setting { $0.design = isActive ? .monospaced : nil } }

    /// Gives all digits one width.
    public func monospacedDigit() -> Text { setting { $0.hasMonospacedDigits = true } }

    /// Draws a line through the text, in its own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting { $0.isStruckThrough = isActive }
    }

    /// Draws a line through the text, in its own colour.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    /// Draws a line under the text, in its own colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting { $0.isUnderlined = isActive }
    }

    /// Draws a line under the text, in its own colour.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }

    /// Adds space after each character, in points.
    public func kerning(_ kerning: CGFloat) -> Text { setting { $0.kerning = kerning } }

    /// Adds space between characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { setting { $0.tracking = tracking } }

    /// Raises the text by a distance, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting { $0.baselineOffset = baselineOffset } }

    /// Sets the colour; nil takes over the surroundings'.
    public func foregroundColor(_ color: Color?) -> Text {
        setting { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets what the text is painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting { $0.foreground = AnyShapeStyle(style) }
    }

    /// Says the text differently to a screen reader.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spokenLabel = label.plainString
        return copy
    }

    /// Says the text differently to a screen reader.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Says the text differently to a screen reader.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// The characters without live parts and symbols, for labels.
    package var plainString: String {
        pieces.reduce(into: "") { result, piece in
            switch piece.content {
            case .string(let string), .number(let string, _, _): result += string
            case .live, .symbol: break
            }
        }
    }

    /// The pattern of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is dashed; drawn solid.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// A whole line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// A single whole line.
        public static let single = LineStyle()
    }
}
#endif
