/// An intent that shows a view in Siri or in the Shortcuts app; the device does not show it.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Shows the view anew.
    public static func reload() {}
}

/// How an intent may bring the app to the front.
public struct IntentModes: OptionSet, Sendable {
    /// When the app comes to the front.
    public enum ForegroundMode: Sendable {
        case immediate, dynamic, deferred
    }

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
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
