/// The result of an intent.
public protocol IntentResult: Sendable {
    /// The type of the value; `Never` without one.
    associatedtype Value: Sendable = Never

    /// The value, for the next step of a shortcut.
    var value: Value? { get }
}

extension IntentResult where Value == Never {
    /// No value, because the result has none.
    public var value: Never? { nil }
}

/// An intent whose method never returns has no result.
extension Never: IntentResult {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a message to the person.
public protocol ProvidesDialog: IntentResult {
    /// The message.
    var dialog: IntentDialog { get }
}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}

/// The type that the `result(…)` functions return.
///
/// A part that is not given has the type `Never`.
public struct IntentResultContainer<Value: Sendable, NextIntent: Sendable, Snippet, Dialog: Sendable>: IntentResult {
    /// The value, if one is given.
    public let value: Value?
    /// The intent that runs next, if one is given.
    fileprivate let nextIntent: NextIntent?
    private let said: Dialog?

    init(value: Value? = nil, nextIntent: NextIntent? = nil, said: Dialog? = nil) {
        self.value = value
        self.nextIntent = nextIntent
        self.said = said
    }
}

extension IntentResultContainer: ReturnsValue {}
// Without a next intent too, as in Apple's module, where the type that stands for none is an intent.
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: IntentResultWithNext {
    var next: (any AppIntent)? { nextIntent as? any AppIntent }
}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    public var dialog: IntentDialog { said ?? "" }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// A result without a value, a dialogue or a next intent.
    public static func result() -> Self { Self() }
}

extension IntentResult {
    /// A result with a value.
    public static func result<Given: Sendable>(
        value: Given
    ) -> Self where Self == IntentResultContainer<Given, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a dialogue.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(said: dialog)
    }

    /// A result with a value and a dialogue.
    public static func result<Given: Sendable>(
        value: Given,
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Given, Never, Never, IntentDialog> {
        Self(value: value, said: dialog)
    }

    /// A result with an intent that runs next.
    public static func result<Next: AppIntent>(
        opensIntent: Next
    ) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> {
        Self(nextIntent: opensIntent)
    }
}

/// A result that may name an intent to run next.
protocol IntentResultWithNext {
    /// The next intent; nil if there is none.
    var next: (any AppIntent)? { get }
}

/// A message from an intent to the person.
public struct IntentDialog: Hashable, Sendable {
    package let text: LocalizedStringResource

    /// Creates a message from a text in the language of the device.
    public init(_ text: LocalizedStringResource) {
        self.text = text
    }

    /// Creates a dialogue with a longer and a shorter text; only the longer text is kept.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        text = full
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
