/// An action of an app, with parameters, such as the action of a widget's button.
///
/// ```swift
/// struct LogHabit: AppIntent {
///     static let title: LocalizedStringResource = "Log a habit"
///     @Parameter(title: "Habit") var habit: String
///
///     init() {}
///     init(habit: String) { self.habit = habit }
///
///     func perform() async throws -> some IntentResult {
///         try log(habit)
///         return .result()
///     }
/// }
/// ```
///
/// The intent runs in a process of the program that drew the button, but not necessarily in the same process. So its
/// type must be at least internal, and its parameters must hold everything that it needs. Write everything that must
/// be visible afterwards before ``perform()`` returns: a reload of the tapped widget follows immediately.
public protocol AppIntent: PersistentlyIdentifiable, _IntentDescribing, Sendable {
    /// The type of the result; an intent's `perform()` determines it.
    associatedtype PerformResult: IntentResult
    /// The type of the sentence that summarises the parameters.
    associatedtype SummaryContent: ParameterSummary

    /// The title shown to the person.
    static var title: LocalizedStringResource { get }
    /// A sentence that describes the action; nil by default.
    static var description: IntentDescription? { get }
    /// Whether performing the intent brings the app to the front; by default as ``supportedModes`` says.
    static var openAppWhenRun: Bool { get }
    /// Where the intent runs; in the background by default.
    static var supportedModes: IntentModes { get }
    /// Whether the system may offer the intent on its own; true by default.
    static var isDiscoverable: Bool { get }
    /// Whether the intent may run on a locked device; `alwaysAllowed` by default.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that summarises the parameters; empty by default.
    @ParameterSummaryBuilder<Self>
    static var parameterSummary: SummaryContent { get }

    /// Creates an intent whose parameters have their default values.
    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of the intent; see ``IntentParameter``.
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

    /// The name of the type.
    public static var persistentIdentifier: String { String(describing: Self.self) }
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { supportedModes.opensApp }
    public static var supportedModes: IntentModes { .background }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// A summary without a sentence.
    public static var parameterSummary: EmptyParameterSummary<Self> { EmptyParameterSummary() }
}

/// Accepts a description that is declared without being optional (an implementation detail; do not use it).
///
/// Apple's documentation writes `static let description = IntentDescription("…")`. That declaration does not satisfy
/// the optional requirement of ``AppIntent``; on Apple's platforms the tools read it from the source.
public protocol _IntentDescribing {
    /// A sentence that describes the action; empty by default.
    static var description: IntentDescription { get }
}

extension _IntentDescribing {
    public static var description: IntentDescription { IntentDescription("") }
}

/// A type with a name that stays the same across versions.
public protocol PersistentlyIdentifiable {
    /// The name by which the type is known, also to later versions of the program.
    static var persistentIdentifier: String { get }
}

/// Whether an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
    /// The intent may run on a locked device.
    case alwaysAllowed
    /// The intent may run once the person has unlocked the device.
    case requiresAuthentication
    /// The intent may run only while the device is unlocked.
    case requiresLocalDeviceAuthentication
}

/// A description of what an intent does.
public struct IntentDescription: Hashable, Sendable {
    /// The sentence that says what the intent does.
    public let descriptionText: LocalizedStringResource
    /// The group in which the intent is listed.
    public let categoryName: LocalizedStringResource?
    /// Words that find the intent in a search.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description; category and keywords are for lists and searches, which the device does not have.
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }
}

extension IntentDescription: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
