/// An intent that shows a view in Siri or in the Shortcuts app; the device does not show it.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Shows the view anew.
    public static func reload() {}
}

/// What an intent that the system predicts looks like; nothing is predicted.
public protocol IntentPredictionConfiguration: Sendable {}

/// A prediction for an intent.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: () -> DisplayRepresentation) {}
}

extension PredictableIntent {
    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction<Self> { "" }
    }
}
