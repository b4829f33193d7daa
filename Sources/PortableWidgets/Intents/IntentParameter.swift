import Synchronization

/// A parameter of an intent, declared with `@Parameter`.
///
/// A parameter has one of three forms:
///
/// ```swift
/// @Parameter(title: "Habit") var habit: String                // required: reading it before it is set traps
/// @Parameter(title: "Days", default: 7) var days: Int          // defaulted
/// @Parameter(title: "Note") var note: String?                  // optional: nil until it is set
/// ```
///
/// As in AppIntents, the wrapper is an object: copies of an intent share its parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    /// The title in a form; nil stands for the property's name.
    package let title: LocalizedStringResource?
    /// The value before the parameter is set.
    private let defaultValue: Value?
    private let stored: Mutex<Value?>
    /// The numbers that a form offers; nil for all.
    private let range = Mutex<ClosedRange<Double>?>(nil)
    /// The values to choose from, if the parameter has a provider of its own.
    private let options: OptionsQuery?
    /// The value that the provider offers until one is chosen.
    private let offered: (@Sendable () async -> Value?)?

    package typealias OptionsQuery = @Sendable (_ search: String?) async throws -> [(value: _IntentJSON, title: String)]

    /// Creates a parameter with a title.
    /// - Parameters:
    ///   - title: The title in a form.
    ///   - description: An explanation of the parameter; unused here.
    ///   - defaultValue: The value until the parameter is set. Without a default, an optional parameter starts as nil
    ///     and any other parameter is required.
    ///   - requestValueDialog: The spoken question for the value; unused here.
    public init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        self.defaultValue = defaultValue.map(Value._wrap)
        stored = Mutex(self.defaultValue ?? Value._absent)
        options = nil
        offered = nil
    }

    /// Creates a parameter whose values a provider offers.
    /// - Parameters:
    ///   - title: The title in a form.
    ///   - description: An explanation of the parameter; unused here.
    ///   - defaultValue: The value until the parameter is set; see the other initialisers.
    ///   - requestValueDialog: The spoken question for the value; unused here.
    ///   - optionsProvider: Lists the values.
    public init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        optionsProvider: Provider
    ) {
        self.title = title
        self.defaultValue = defaultValue.map(Value._wrap)
        stored = Mutex(self.defaultValue ?? Value._absent)
        options = { try await optionsProvider.choices(matching: $0) }
        offered = {
            // A provider may declare its default as the value itself or as an optional of it.
            switch await optionsProvider.defaultResult() as Any {
            case let value as Value.UnwrappedType: Value._wrap(value)
            case let value as Value: value
            default: nil
            }
        }
    }

    /// Creates a parameter whose title is the property's name.
    /// - Parameters:
    ///   - description: An explanation of the parameter; unused here.
    ///   - defaultValue: The value until the parameter is set. Without a default, an optional parameter starts as nil
    ///     and any other parameter is required.
    ///   - requestValueDialog: The spoken question for the value; unused here.
    public init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        title = nil
        self.defaultValue = defaultValue.map(Value._wrap)
        stored = Mutex(self.defaultValue ?? Value._absent)
        options = nil
        offered = nil
    }

    #if CompleteFoundation
    /// Creates a parameter for whose numbers a form has bounds, both included (an implementation detail; do not use
    /// it).
    public convenience init(
        _title title: LocalizedStringResource,
        default defaultValue: Value.UnwrappedType?,
        least: Double,
        greatest: Double
    ) {
        self.init(title: title, default: defaultValue)
        range.withLock { $0 = least <= greatest ? least...greatest : nil }
    }
    #endif

    /// The value.
    /// - Precondition: A required parameter is set before it is read.
    public var wrappedValue: Value {
        get {
            guard let value = stored.withLock({ $0 }) else {
                preconditionFailure(
                    "the parameter \(title.map { "\"\($0.text)\"" } ?? "of type \(Value.self)") was read before it was "
                        + "set: set it in the intent's initialiser, give it a default, or make it optional"
                )
            }
            return value
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The parameter itself, as a parameter summary refers to it: `\.$habit`.
    public var projectedValue: IntentParameter<Value> { self }
}

/// Type-erased access to a parameter, for the device's requests.
package protocol IntentParameterAccess: AnyObject, Sendable {
    /// The title in a form; nil stands for the property's name.
    var title: LocalizedStringResource? { get }
    var form: _IntentValueForm { get }
    /// The default value as JSON; nil if there is no default.
    var defaultJSON: _IntentJSON? { get }
    /// The current value as JSON; nil if the parameter is not set.
    var json: _IntentJSON? { get }

    /// Sets the value; an entity is looked up with its query.
    /// - Throws: `IntentParameterProblem` if the JSON has another type or does not name a value.
    func set(_ json: _IntentJSON) async throws
    /// Sets the value without asking a query.
    /// - Throws: `IntentParameterProblem` if the JSON has another type, is not a valid value, or names an entity.
    func setWithoutQuery(_ json: _IntentJSON) throws
    /// Sets the default result of the provider or of the entity's query if the parameter has neither a value nor a
    /// default.
    func setQueriedDefault() async
}

extension IntentParameter: IntentParameterAccess {
    package var form: _IntentValueForm {
        var form = Value._form
        if let options { form.query = options }
        form.range = range.withLock { $0 }
        return form
    }
    package var defaultJSON: _IntentJSON? { defaultValue?._json }
    package var json: _IntentJSON? { stored.withLock { $0 }?._json }

    package func set(_ json: _IntentJSON) async throws {
        wrappedValue = try await Value._find(json)
    }

    package func setWithoutQuery(_ json: _IntentJSON) throws {
        wrappedValue = try Value._read(json)
    }

    package func setQueriedDefault() async {
        guard json == nil || json == .null, defaultValue == nil else { return }
        if let value = await offered?() {
            wrappedValue = value
        } else if let value = await Value._queriedDefault() {
            wrappedValue = value
        }
    }
}
