public import PortableUI

/// A result with a view, which Siri and the Shortcuts app show; the device does not show it.
public protocol ShowsSnippetView: IntentResult {}

// Without a view the type is `Never`, which is a view too.
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

// A view beside a result is checked by the compiler and then dropped: only Siri and the Shortcuts app show it.
extension IntentResult {
    /// A result with a view.
    public static func result<Snippet: View>(
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self() }

    /// A result with a view.
    public static func result<Snippet: View>(
        @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self() }

    /// A result with a dialogue and a view.
    public static func result<Snippet: View>(
        dialog: IntentDialog,
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(said: dialog) }

    /// A result with a dialogue and a view.
    public static func result<Snippet: View>(
        dialog: IntentDialog,
        @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(said: dialog) }

    /// A result with a value and a view.
    public static func result<Given: Sendable, Snippet: View>(
        value: Given,
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Given, Never, Snippet, Never> { Self(value: value) }

    /// A result with a value, a dialogue and a view.
    public static func result<Given: Sendable, Snippet: View>(
        value: Given,
        dialog: IntentDialog,
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Given, Never, Snippet, IntentDialog> {
        Self(value: value, said: dialog)
    }

    /// A result with a value, a dialogue and a view.
    public static func result<Given: Sendable, Snippet: View>(
        value: Given,
        dialog: IntentDialog,
        @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Given, Never, Snippet, IntentDialog> {
        Self(value: value, said: dialog)
    }

    /// A result with an intent that runs next, and a dialogue.
    public static func result<Next: AppIntent>(
        opensIntent: Next,
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
        Self(nextIntent: opensIntent, said: dialog)
    }

    /// A result with an intent that runs next, a dialogue and a view.
    public static func result<Next: AppIntent, Snippet: View>(
        opensIntent: Next,
        dialog: IntentDialog,
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Next, Snippet, IntentDialog> {
        Self(nextIntent: opensIntent, said: dialog)
    }

    /// A result with a value and an intent that runs next.
    public static func result<Given: Sendable, Next: AppIntent>(
        value: Given,
        opensIntent: Next
    ) -> Self where Self == IntentResultContainer<Given, Next, Never, Never> {
        Self(value: value, nextIntent: opensIntent)
    }

    /// A result with a value, an intent that runs next, and a dialogue.
    public static func result<Given: Sendable, Next: AppIntent>(
        value: Given,
        opensIntent: Next,
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Given, Next, Never, IntentDialog> {
        Self(value: value, nextIntent: opensIntent, said: dialog)
    }
}
