#if !canImport(WidgetKit)
/// A sentence with an intent's parameters in it.
///
/// Shortcuts shows it on Apple's platforms; the device's forms list the parameters instead, so here it is only
/// type-checked.
public protocol ParameterSummary: Sendable {
    /// The intent that it describes.
    associatedtype Intent: AppIntent
}

/// No sentence.
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {}

/// The text of a sentence, with parameters in it by key path.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Collects the pieces of the text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// Makes an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Takes a piece between parameters.
        public mutating func appendLiteral(_ literal: String) {}
        /// Takes a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    /// Makes a text.
    public init(stringLiteral value: String) {}
    /// Makes a text.
    public init(stringInterpolation: StringInterpolation) {}
}

/// A sentence; inside an intent its name is `Summary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Makes a sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// Makes a sentence with further parameters below it.
    public init(
        _ summary: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterSummaryKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Makes a list of parameters without a sentence.
    public init(
        @ParameterSummaryKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }
    ) {}
}

/// Collects the parameters below a sentence.
@resultBuilder
public enum ParameterSummaryKeyPathsBuilder<Intent: AppIntent> {
    /// Takes a parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    /// Collects parameters.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// How a condition compares.
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

/// One sentence or another; inside an intent its name is `When`.
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

    /// Asks whether a parameter has a value.
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

/// Makes the sentence of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Takes the sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// One sentence or another.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, Then, Otherwise
    >
}
#endif
