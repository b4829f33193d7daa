#if !canImport(SwiftUI)
/// Sets how text is set.
package struct TextModifier: EnvironmentModifier {
    let change: @Sendable (inout TextEnvironment) -> Void

    package func modify(_ environment: inout EnvironmentValues) {
        change(&environment.system.text)
    }
}

extension View {
    /// Sets how text inside the view is set.
    nonisolated func text(_ change: @escaping @Sendable (inout TextEnvironment) -> Void) -> some View {
        modifier(TextModifier(change: change))
    }

    /// Sets the font of text inside the view; nil is the body font.
    public nonisolated func font(_ font: Font?) -> some View { text { $0.font = font } }

    /// Sets the weight of text inside the view; nil takes over the font's.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }

    /// Sets the design of text inside the view; nil takes over the font's.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }

    /// Sets the width of letters inside the view; the served fonts have one width.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Makes text inside the view bold, or as the font is.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }

    /// Slants text inside the view, or leaves it upright.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

    /// Gives all characters inside the view one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        text { $0.design = isActive ? .monospaced : nil }
    }

    /// Gives all digits inside the view one width.
    public nonisolated func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }

    /// Draws a line under text inside the view, in the text's colour.
    public nonisolated func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        text { $0.isUnderlined = isActive }
    }

    /// Draws a line through text inside the view, in the text's colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        text { $0.isStruckThrough = isActive }
    }

    /// Adds space after each character inside the view, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }

    /// Adds space between characters inside the view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

    /// Raises text inside the view by a distance, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text { $0.baselineOffset = baselineOffset }
    }

    /// Limits the lines of each text inside the view; nil is no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        text {
            $0.lineLimit = number
            $0.reservedLines = nil
        }
    }

    /// Limits the lines of each text inside the view, and keeps the space of all of them if asked to.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : nil
        }
    }

    /// Keeps the space of at least some lines and limits them from above.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        text {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Keeps the space of at least some lines.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        text {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    /// Limits the lines of each text inside the view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Lets fonts inside the view shrink to a scale in 0…1 so that texts fit.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        text { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
    }

    /// Sets how the lines of one text stand to each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text { $0.alignment = alignment }
    }

    /// Sets where a text that does not fit is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncation = mode } }

    /// Adds space between the lines of one text, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        text { $0.lineSpacing = max(lineSpacing.bounded(by: 10_000), 0) }
    }

    /// Puts text inside the view into a case; nil leaves it as it is.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

    /// Lets characters stand closer before text is cut; layout here never does.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }

    /// Sets the text size inside the view.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the text size inside the view in a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            size = (allowed.first.map { size < $0 } ?? false ? allowed.first : allowed.last) ?? size
        }
    }
}
#endif
