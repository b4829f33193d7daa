/// The configuration of one placed widget: an intent that is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing; the system only reads the parameters.
    public func perform() async throws -> some IntentResult { .result() }
}
