#if !canImport(WidgetKit)
/// A value that a parameter can hold.
///
/// These are `String`, `Int`, `Double`, `Bool`, `Date`, `URL`, an ``AppEnum``, an ``AppEntity``, and optionals and arrays
/// of them.
///
/// Not for you to conform to: an own type becomes one by ``AppEnum`` or ``AppEntity``.
public protocol _IntentValue: Sendable {
    /// The type of a default value: for an optional the wrapped type.
    associatedtype UnwrappedType: _IntentValue = Self

    /// How the value appears in a form.
    static var _form: _IntentValueForm { get }
    /// The value of a parameter that nobody set; nil if it must be set.
    static var _absent: Self? { get }

    /// Turns a default into a value.
    static func _wrap(_ value: UnwrappedType) -> Self
    /// Reads a value.
    /// - Throws: `IntentParameterProblem` if the JSON is of another type or is no such value; always for an entity,
    ///   which only its query knows.
    static func _read(_ json: _IntentJSON) throws -> Self
    /// Reads a value; an entity is asked for from its query.
    /// - Throws: `IntentParameterProblem` if the JSON is of another type, or names no value.
    static func _find(_ json: _IntentJSON) async throws -> Self
    /// The value that an entity's query offers when nobody chose one.
    static func _queriedDefault() async -> Self?
    /// The value as JSON.
    var _json: _IntentJSON { get }
}

/// How a value appears in a form (not for you).
public struct _IntentValueForm: Sendable {
    /// The type's name on the wire.
    package var type: String
    /// Whether it may be left out.
    package var isOptional = false
    /// Whether it is a list of such values.
    package var isList = false
    /// The values to choose from, where they are fixed.
    package var options: [(value: _IntentJSON, title: String)] = []
    /// Asks for the values to choose from, where they are not fixed; nil searches nothing.
    package var query: (@Sendable (_ search: String?) async throws -> [(value: _IntentJSON, title: String)])?

    /// Makes a form of a type.
    package init(type: String) {
        self.type = type
    }
}

extension _IntentValue {
    /// A value must be set.
    public static var _absent: Self? { nil }
    /// A value needs no query.
    public static func _find(_ json: _IntentJSON) async throws -> Self { try _read(json) }
    /// There is no query.
    public static func _queriedDefault() async -> Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
    /// A default is a value.
    public static func _wrap(_ value: Self) -> Self { value }
}

/// Why a parameter's value was refused.
package struct IntentParameterProblem: Error, CustomStringConvertible {
    /// What was expected and what came.
    package let description: String
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The wrapped type.
    public typealias UnwrappedType = Wrapped

    /// The wrapped type's form, which may be left out.
    public static var _form: _IntentValueForm {
        var form = Wrapped._form
        form.isOptional = true
        return form
    }

    /// No value.
    public static var _absent: Wrapped?? { .some(nil) }
    /// A default is a value.
    public static func _wrap(_ value: Wrapped) -> Wrapped? { value }

    /// Reads `null` as no value.
    public static func _read(_ json: _IntentJSON) throws -> Wrapped? {
        json == .null ? nil : try Wrapped._read(json)
    }

    /// Reads `null` as no value, and asks a query for an entity.
    public static func _find(_ json: _IntentJSON) async throws -> Wrapped? {
        json == .null ? nil : try await Wrapped._find(json)
    }

    /// What the wrapped type's query offers.
    public static func _queriedDefault() async -> Wrapped?? {
        await Wrapped._queriedDefault().map { .some($0) }
    }

    /// No value is `null`.
    public var _json: _IntentJSON { self?._json ?? .null }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// The list itself.
    public typealias UnwrappedType = [Element]

    /// The element's form, as a list.
    public static var _form: _IntentValueForm {
        var form = Element._form
        form.isList = true
        return form
    }

    /// Reads a list.
    public static func _read(_ json: _IntentJSON) throws -> [Element] {
        guard case .array(let items) = json else { throw json.unexpected("a list") }
        return try items.map(Element._read)
    }

    /// Reads a list, and asks a query for entities.
    public static func _find(_ json: _IntentJSON) async throws -> [Element] {
        guard case .array(let items) = json else { throw json.unexpected("a list") }
        var values: [Element] = []
        for item in items { values.append(try await Element._find(item)) }
        return values
    }

    /// The elements.
    public var _json: _IntentJSON { .array(map(\._json)) }
}
#endif
