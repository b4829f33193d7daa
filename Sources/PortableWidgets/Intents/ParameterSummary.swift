/// A sentence that summarises an intent's parameters.
///
/// Shortcuts shows the sentence on Apple's platforms. The device's forms list the parameters instead, so here the
/// sentence is only type-checked.
public protocol ParameterSummary: Sendable {
    /// The intent whose parameters are summarised.
    associatedtype Intent: AppIntent
}

/// The summary of an intent without a sentence.
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {}

/// The text of a summary, with parameters interpolated by key path.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        /// Puts a parameter's value at this place of the sentence.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// A summary sentence; inside an intent its name is `Summary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Creates a summary from a sentence; the device shows forms in the order of the parameters, without a sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// Creates a summary with further parameters listed below the sentence.
    public init(
        _ summary: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterSummaryKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Creates a list of parameters without a sentence.
    public init(
        @ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }
    ) {}
}

/// Builds the list of parameters below a summary sentence.
@resultBuilder
public enum ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
    /// Takes a parameter by its key path.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    /// Lists the parameters in the order in which they are written.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// The comparison of a condition.
public enum ParameterSummaryComparison: Hashable, Sendable {
    /// The values are equal.
    case equalTo
    /// The values differ.
    case notEqualTo
    /// The parameter has some value.
    case hasAnyValue
    /// The parameter has no value.
    case hasNoValue
    /// The value is one of several.
    case oneOf
    /// The value is none of several.
    case notOneOf
}

/// A choice between two summaries; inside an intent its name is `When`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    /// Compares a parameter with a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Compares a parameter with several values.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison,
        _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Checks whether a parameter has a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Compares the widget's family.
    public init(
        widgetFamily comparison: ParameterSummaryComparison,
        _ family: WidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

/// Builds the summary of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Takes the one summary that an intent has.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
    /// A summary sentence with parameters; see ``IntentParameterSummary``.
    public typealias Summary = IntentParameterSummary<Self>
    /// A choice between two summaries; see ``ParameterSummaryWhenCondition``.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, Then, Otherwise
    >
}
