/// Changes the text settings of the environment.
package struct TextModifier: EnvironmentModifier {
    let change: @Sendable (inout TextEnvironment) -> Void

    package func modify(_ environment: inout EnvironmentValues) {
        change(&environment.system.text)
    }
}

extension View {
    /// Changes the settings of text inside the view.
    nonisolated func text(_ change: @escaping @Sendable (inout TextEnvironment) -> Void) -> some View {
        modifier(TextModifier(change: change))
    }

    /// Sets the font of text inside the view; nil is the body font.
    public nonisolated func font(_ font: Font?) -> some View { text { $0.font = font } }

    /// Sets the weight of text inside the view; nil uses the font's own weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }

    /// Sets the design of text inside the view; nil uses the font's own design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }

    /// Sets the width of text inside the view; the available fonts have one width, so a finding is recorded.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }

    /// Sets the weight of text inside the view to bold, or to the font's own weight.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }

    /// Sets whether text inside the view is italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

    /// Sets whether all characters inside the view have the same width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        text { $0.design = isActive ? .monospaced : nil }
    }

    /// Gives all digits inside the view the same width.
    public nonisolated func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }

    /// Draws a line under text inside the view; nil is the text's colour.
    public nonisolated func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Draws a line through text inside the view; nil is the text's colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds space after each character inside the view, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }

    /// Adds space between characters inside the view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

    /// Raises text inside the view by a distance, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text { $0.baselineOffset = baselineOffset }
    }

    /// Limits the number of lines of each text inside the view; nil means no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        text {
            $0.lineLimit = number
            $0.reservedLines = nil
        }
    }

    /// Limits the number of lines of each text inside the view, and optionally reserves the space of all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : nil
        }
    }

    /// Reserves the space of the lower bound of lines and limits the number of lines to the upper bound.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        text {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Reserves the space of a minimum number of lines.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        text {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Limits the number of lines of each text inside the view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Lets fonts inside the view shrink to a scale in 0…1 so that texts fit.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        text { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
    }

    /// Sets the horizontal alignment of the lines of one text.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text { $0.alignment = alignment }
    }

    /// Sets the position at which a text that does not fit is truncated.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncation = mode } }

    /// Adds space between the lines of one text, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        text { $0.lineSpacing = max(lineSpacing.bounded(by: 10_000), 0) }
    }

    /// Converts text inside the view to a case; nil leaves it unchanged.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

    /// Allows characters to be set closer before text is truncated; this layout never does so.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }

    /// Sets the text size inside the view.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size inside the view to a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            size = (allowed.first.map { size < $0 } ?? false ? allowed.first : allowed.last) ?? size
        }
    }
}
