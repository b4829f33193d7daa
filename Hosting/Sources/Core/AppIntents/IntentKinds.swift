/// An intent that a system event performs; here an intent like any other.
public protocol SystemIntent: AppIntent {}

/// Sets a value.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue

    var value: ValueType { get set }
}

/// Opens an entity in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue

    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Does nothing else: the system opens the app.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Opens an address; the device opens the app.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open"
    public static let openAppWhenRun = true
    @Parameter(title: "URL") public var url: URL

    public init() {}

    public init(_ url: URL) {
        self.url = url
    }

    public func perform() async throws -> some IntentResult { .result() }
}

/// Plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol StartWorkoutIntent: AppIntent {}
public protocol PauseWorkoutIntent: AppIntent {}
public protocol ResumeWorkoutIntent: AppIntent {}

/// Starts, changes or ends a live activity, in the app's process.
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Continues in the app; the device brings the app to the front.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    public static var openAppWhenRun: Bool { true }
}

/// Deletes or shows entities.
public protocol DeleteIntent: SystemIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}

/// An intent that replaces one of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// A configuration of a control.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

/// An intent that can be undone; nothing undoes one here.
public protocol UndoableIntent: AppIntent {}

/// Entities and intents that have an address of the app; the address is the program's own to use.
public protocol URLRepresentableEntity: AppEntity {}
public protocol URLRepresentableEnum: AppEnum {}
public protocol URLRepresentableIntent: OpenIntent {}

/// An entity that the search of the device would find; the device has no search.
public protocol IndexedEntity: AppEntity {}

/// A query by which the system finds values for what a person looks at or asks for; here a test asks it.
public protocol IntentValueQuery: Sendable {
    associatedtype Input
    associatedtype Value

    init()

    func values(for input: Input) async throws -> [Value]
}
