/// A part of an axis at one of its values: a line, a tick or a label.
public protocol AxisMark {
    /// The parts in order (an implementation detail; do not use it).
    var _parts: [AxisPart] { get }
}

/// A part of an axis at one of its values (an implementation detail; do not use it).
public struct AxisPart {
    /// What is drawn.
    enum Kind {
        case gridLine(StrokeStyle)
        case tick(StrokeStyle)
        /// A label: nil for the value in the usual form.
        case label(((PlottedValue) -> AxisLabel?)?)
    }

    var kind: Kind
    var style: AnyShapeStyle?
    var font: Font?
    var isCentered = false
}

/// What a label shows.
enum AxisLabel {
    case text(String)
    case view(AnyView)
}

/// Several parts (an implementation detail; do not use it).
public struct AxisPartList: AxisMark {
    public let _parts: [AxisPart]
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    public let _parts: [AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [AxisPart(kind: .gridLine(stroke ?? StrokeStyle(lineWidth: 0.5)), isCentered: centered ?? false)]
    }
}

/// A short line between the chart and a label.
public struct AxisTick: AxisMark {
    /// How long the line is; here always 4 points.
    public enum Length: Sendable {
        case automatic, label, longestLabel
    }

    /// In points.
    static let length: CGFloat = 4

    public let _parts: [AxisPart]

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _parts = [AxisPart(kind: .tick(stroke ?? StrokeStyle(lineWidth: 0.5)), isCentered: centered ?? false)]
    }

    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, stroke: stroke)
    }
}

/// The text, or another view, beside the chart.
public struct AxisValueLabel: AxisMark {
    public let _parts: [AxisPart]

    private init(isCentered: Bool?, _ content: ((PlottedValue) -> AxisLabel?)?) {
        _parts = [AxisPart(kind: .label(content), isCentered: isCentered ?? false)]
    }

    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(isCentered: centered, nil) }

    public init<Content: View>(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(isCentered: centered) { _ in .view(view) }
    }

    public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(isCentered: centered) { place in
            AxisValue(index: 0, count: 1, place: place).as(Format.FormatInput.self)
                .map { .text(format.onDevice.format($0)) }
        }
    }

    public init(
        _ titleKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(isCentered: centered) { _ in .view(AnyView(Text(titleKey))) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(isCentered: centered) { _ in .text(String(title)) } }
}

/// What becomes of labels that lie on each other; here every label is drawn that fits beside the one before.
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { .automatic }
}

/// The direction of a label; here always horizontal.
public enum AxisValueLabelOrientation: Sendable {
    case automatic, horizontal, vertical, verticalReversed
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisPartList {
        changed { $0.style = AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> AxisPartList { changed { $0.font = font } }

    /// Labels and lines stay at their values.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AxisPartList { changed { _ in } }

    private func changed(_ change: (inout AxisPart) -> Void) -> AxisPartList {
        AxisPartList(
            _parts: _parts.map { part in
                var copy = part
                change(&copy)
                return copy
            }
        )
    }
}

/// Collects the parts of an axis at one of its values.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Part: AxisMark>(_ part: Part) -> Part { part }
    public static func buildBlock<each Part: AxisMark>(_ part: repeat each Part) -> AxisPartList {
        var parts: [AxisPart] = []
        for one in repeat each part { parts += one._parts }
        return AxisPartList(_parts: parts)
    }
    public static func buildOptional(_ part: AxisPartList?) -> AxisPartList { part ?? AxisPartList(_parts: []) }
    public static func buildEither(first part: some AxisMark) -> AxisPartList { AxisPartList(_parts: part._parts) }
    public static func buildEither(second part: some AxisMark) -> AxisPartList { AxisPartList(_parts: part._parts) }
    public static func buildLimitedAvailability(_ part: some AxisMark) -> AxisPartList {
        AxisPartList(_parts: part._parts)
    }
}
