#if !canImport(WidgetKit)
/// Something that an app can do, with parameters: what a button of a widget performs.
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
///         …
///         return .result()
///     }
/// }
/// ```
///
/// It runs in a process of the program that drew the button, perhaps in another one than drew it; so its type is at
/// least internal, and all it needs is in its parameters. What must be seen afterwards is written before ``perform()``
/// returns: a reload of the tapped widget follows at once.
public protocol AppIntent: PersistentlyIdentifiable, _IntentDescribing, Sendable {
    /// The type that ``perform()`` returns.
    associatedtype PerformResult: IntentResult
    /// The type of the sentence.
    associatedtype SummaryContent: ParameterSummary

    /// The title that people read.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence; none unless given.
    static var description: IntentDescription? { get }
    /// Whether performing it brings the app to the front; false unless given.
    static var openAppWhenRun: Bool { get }
    /// Whether people may find it by itself; true unless given.
    static var isDiscoverable: Bool { get }
    /// Whether it may run on a locked device; always allowed unless given.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence with the parameters in it; none unless given.
    @ParameterSummaryBuilder<Self>
    static var parameterSummary: SummaryContent { get }

    /// Makes an intent whose parameters are at their defaults.
    init()

    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A value that the intent works with; see ``IntentParameter``.
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

    /// The type's name.
    public static var persistentIdentifier: String { String(describing: Self.self) }
    /// None.
    public static var description: IntentDescription? { nil }
    /// The app stays where it is.
    public static var openAppWhenRun: Bool { false }
    /// People may find it by itself.
    public static var isDiscoverable: Bool { true }
    /// Allowed on a locked device.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// No sentence.
    public static var parameterSummary: EmptyParameterSummary<Self> { EmptyParameterSummary() }
}

/// Finds a description that is stated without being optional (not for you).
///
/// `static let description = IntentDescription("…")` is how Apple's documentation writes it, and does not meet AppIntent's
/// optional requirement: Apple's tools read it from the source.
public protocol _IntentDescribing {
    /// What it does, in a sentence; empty unless given.
    static var description: IntentDescription { get }
}

extension _IntentDescribing {
    /// No sentence.
    public static var description: IntentDescription { IntentDescription("") }
}

/// Something with a name that stays the same over versions.
public protocol PersistentlyIdentifiable {
    /// The name.
    static var persistentIdentifier: String { get }
}

/// Whether an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
    /// It may.
    case alwaysAllowed
    /// Only after the person unlocked it once.
    case requiresAuthentication
    /// Only on an unlocked device.
    case requiresLocalDeviceAuthentication
}

/// What an intent does, in a sentence.
public struct IntentDescription: Hashable, Sendable {
    /// The sentence.
    public let descriptionText: LocalizedStringResource
    /// The group that it is listed in.
    public let categoryName: LocalizedStringResource?
    /// Words by which it is found.
    public let searchKeywords: [LocalizedStringResource]

    /// Makes a description.
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
    /// Makes a description of a sentence alone.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
#endif
