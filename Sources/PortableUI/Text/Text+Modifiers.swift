extension Text {
    /// Sets the font; nil inherits it from the environment.
    public func font(_ font: Font?) -> Text { setting { $0.font = font } }

    /// Sets the weight; nil uses the font's own weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting { $0.weight = weight } }

    /// Sets the design; nil uses the font's own design.
    public func fontDesign(_ design: Font.Design?) -> Text { setting { $0.design = design } }

    /// Sets the width of the characters; the available fonts have one width, so a finding is recorded.
    public func fontWidth(_ width: Font.Width?) -> Text { setting { $0.width = width } }

    /// Sets the weight to bold.
    public func bold() -> Text { bold(true) }

    /// Sets the weight to bold, or to the font's own weight.
    public func bold(_ isActive: Bool) -> Text { setting { $0.weight = isActive ? .bold : nil } }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { setting { $0.isItalic = isActive } }

    /// Sets whether all characters have the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { setting { $0.design = isActive ? .monospaced : nil } }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { setting { $0.hasMonospacedDigits = true } }

    /// Draws a line through the text; nil is the text's colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the text; nil is the text's colour.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        setting { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Draws a line under the text; nil is the text's colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the text; nil is the text's colour.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Adds space after each character, in points.
    public func kerning(_ kerning: CGFloat) -> Text { setting { $0.kerning = kerning } }

    /// Adds space between characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { setting { $0.tracking = tracking } }

    /// Raises the text by a distance, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting { $0.baselineOffset = baselineOffset } }

    /// Sets the colour; nil inherits it from the environment.
    public func foregroundColor(_ color: Color?) -> Text {
        setting { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style of the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting { $0.foreground = AnyShapeStyle(style) }
    }

    /// Sets the text that a screen reader speaks instead.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spokenLabel = label.plainString
        return copy
    }

    /// Sets the text that a screen reader speaks instead.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Sets the text that a screen reader speaks instead.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// The characters without live parts and symbols, for accessibility labels; keys are looked up in the device's
    /// locale.
    package var plainString: String {
        let catalog = ResourceCatalog.current
        return plainString(in: catalog, localeIdentifier: catalog.localeIdentifier)
    }

    /// The characters without live parts and symbols, with keys and numbers as in a locale.
    package func plainString(in catalog: ResourceCatalog, localeIdentifier: String) -> String {
        let pieces = localized(in: catalog, localeIdentifier: localeIdentifier).pieces
        return pieces.reduce(into: "") { result, piece in
            switch piece.content {
            case .string(let string): result += string
            case .number(let digits, let isGrouped, let isPercent):
                let form = NumberForm(localeIdentifier: localeIdentifier)
                result += form.localized(digits, isGrouped: isGrouped, isPercent: isPercent)
            case .live, .symbol, .formatted, .localized: break
            }
        }
    }
}
