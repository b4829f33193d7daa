/// The content of an axis.
public protocol AxisContent {
    /// The groups of marks (an implementation detail; do not use it).
    var _groups: [AxisMarkGroup] { get }
}

/// Marks with a common rule (an implementation detail; do not use it).
public struct AxisMarkGroup: AxisContent {
    var values: AxisMarkValues
    var position: AxisMarkPosition
    var parts: (AxisValue) -> [AxisPart]

    public var _groups: [AxisMarkGroup] { [self] }
}

/// Groups of marks (an implementation detail; do not use it).
public struct AxisMarkGroupList: AxisContent {
    public let _groups: [AxisMarkGroup]
}

/// Marks at the values of an axis: lines, ticks and labels.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _groups: [AxisMarkGroup]

    private init(_ values: AxisMarkValues, _ position: AxisMarkPosition, _ parts: @escaping (AxisValue) -> [AxisPart]) {
        _groups = [AxisMarkGroup(values: values, position: position, parts: parts)]
    }

    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(values, position) { content($0)._parts } }

    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(values, position) { _ in content()._parts } }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(.list(values), position) { content($0)._parts } }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(.list(values), position) { _ in content()._parts } }
}

extension AxisMarks where Content == AxisPartList {
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(values, position) { _ in AxisMarkGroup.usualParts(stroke, label: nil) } }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(.list(values), position) { _ in AxisMarkGroup.usualParts(stroke, label: nil) } }

    public init<Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        let label = AxisValueLabel(format: format)
        self.init(values, position) { _ in AxisMarkGroup.usualParts(stroke, label: label) }
    }

    public init<Format: FormatStyle, Value: Plottable>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        let label = AxisValueLabel(format: format)
        self.init(.list(values), position) { _ in AxisMarkGroup.usualParts(stroke, label: label) }
    }
}

extension AxisMarkGroup {
    /// A line and a label, as on an axis without content of its own.
    static func usualParts(_ stroke: StrokeStyle?, label: AxisValueLabel?) -> [AxisPart] {
        AxisGridLine(stroke: stroke)._parts + (label ?? AxisValueLabel())._parts
    }

    /// The axis that the code does not describe.
    static var usual: AxisMarkGroup {
        AxisMarkGroup(values: .automatic, position: .automatic) { _ in usualParts(nil, label: nil) }
    }
}

extension AxisMarkValues {
    /// The given values.
    fileprivate static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .list(values.map(\.primitivePlottable._plotted)))
    }
}

/// How the marks of an axis are arranged; here always in the usual way.
public enum AxisMarkPreset: Sendable {
    case automatic, extended, aligned, inset
}

/// The edge at which the labels of an axis are.
public enum AxisMarkPosition: Hashable, Sendable {
    /// Below the chart, and at its trailing edge.
    case automatic
    case top, bottom, leading, trailing
}

/// Collects the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisMarkGroupList {
        var groups: [AxisMarkGroup] = []
        for one in repeat each content { groups += one._groups }
        return AxisMarkGroupList(_groups: groups)
    }
    public static func buildOptional(_ content: AxisMarkGroupList?) -> AxisMarkGroupList {
        content ?? AxisMarkGroupList(_groups: [])
    }
    public static func buildEither(first content: some AxisContent) -> AxisMarkGroupList {
        AxisMarkGroupList(_groups: content._groups)
    }
    public static func buildEither(second content: some AxisContent) -> AxisMarkGroupList {
        AxisMarkGroupList(_groups: content._groups)
    }
    public static func buildLimitedAvailability(_ content: some AxisContent) -> AxisMarkGroupList {
        AxisMarkGroupList(_groups: content._groups)
    }
}
