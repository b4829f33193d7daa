#if !canImport(WidgetKit)
import Synchronization

/// A value that an intent works with, by the name `@Parameter` inside an intent.
///
/// It has three forms:
///
/// ```swift
/// @Parameter(title: "Habit") var habit: String                // required: reading it before it is set traps
/// @Parameter(title: "Days", default: 7) var days: Int          // defaulted
/// @Parameter(title: "Note") var note: String?                  // optional: nil until it is set
/// ```
///
/// As in AppIntents the wrapper is an object: copies of an intent share its parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    /// The title in a form; nil means the property's name.
    package let title: LocalizedStringResource?
    /// What it starts with.
    private let defaultValue: Value?
    private let stored: Mutex<Value?>

    /// Makes a parameter.
    /// - Parameters:
    ///   - title: The title in a form.
    ///   - description: What it means; unused here.
    ///   - defaultValue: What it is until it is set; nil makes it required, or nil for an optional.
    ///   - requestValueDialog: What a voice asks for; unused here.
    public init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        self.defaultValue = defaultValue.map(Value._wrap)
        stored = Mutex(self.defaultValue ?? Value._absent)
    }

    /// Makes a parameter whose title is the property's name.
    /// - Parameters:
    ///   - description: What it means; unused here.
    ///   - defaultValue: What it is until it is set; nil makes it required, or nil for an optional.
    ///   - requestValueDialog: What a voice asks for; unused here.
    public init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        title = nil
        self.defaultValue = defaultValue.map(Value._wrap)
        stored = Mutex(self.defaultValue ?? Value._absent)
    }

    /// The value.
    /// - Precondition: A required parameter was set before it is read.
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

    /// The parameter itself, as a parameter summary names it: `\.$habit`.
    public var projectedValue: IntentParameter<Value> { self }
}

/// A parameter of any type, as the device's requests need it.
package protocol IntentParameterAccess: AnyObject, Sendable {
    /// The title in a form; nil means the property's name.
    var title: LocalizedStringResource? { get }
    /// How the value's type appears in a form.
    var form: _IntentValueForm { get }
    /// What it starts with, as JSON; nil if it has no default.
    var defaultJSON: _IntentJSON? { get }
    /// The value as JSON; nil if it is not set.
    var json: _IntentJSON? { get }

    /// Sets the value.
    /// - Throws: `IntentParameterProblem` if the JSON is of another type or names no value.
    func set(_ json: _IntentJSON) async throws
    /// Sets the value without asking a query.
    /// - Throws: `IntentParameterProblem` if the JSON is of another type, is no value, or an entity.
    func setWithoutQuery(_ json: _IntentJSON) throws
    /// Takes what an entity's query offers, if nothing is set.
    func setQueriedDefault() async
}

extension IntentParameter: IntentParameterAccess {
    /// How the value's type appears in a form.
    package var form: _IntentValueForm { Value._form }
    /// What it starts with, as JSON.
    package var defaultJSON: _IntentJSON? { defaultValue?._json }
    /// The value as JSON.
    package var json: _IntentJSON? { stored.withLock { $0 }?._json }

    /// Sets the value.
    package func set(_ json: _IntentJSON) async throws {
        wrappedValue = try await Value._find(json)
    }

    /// Sets the value without asking a query.
    package func setWithoutQuery(_ json: _IntentJSON) throws {
        wrappedValue = try Value._read(json)
    }

    /// Takes what an entity's query offers, if nothing is set.
    package func setQueriedDefault() async {
        guard json == nil || json == .null, defaultValue == nil, let value = await Value._queriedDefault() else {
            return
        }
        wrappedValue = value
    }
}
#endif
