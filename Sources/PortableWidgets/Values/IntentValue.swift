/// A value that a parameter can hold (an implementation detail; do not conform to it directly).
///
/// The types are `String`, `Int`, `Double`, `Bool`, `Date`, `URL`, an ``AppEnum``, an ``AppEntity``, and optionals
/// and arrays of them. To use a type of your own, conform it to ``AppEnum`` or ``AppEntity``.
public protocol _IntentValue: Sendable {
    /// The type of a default value; for an optional, the wrapped type.
    associatedtype UnwrappedType: _IntentValue = Self

    /// The type's representation in a form.
    static var _form: _IntentValueForm { get }
    /// The value of a parameter that was not set; nil if the parameter is required.
    static var _absent: Self? { get }

    /// Converts a default value to a parameter value.
    static func _wrap(_ value: UnwrappedType) -> Self
    /// Reads a value from JSON.
    /// - Throws: `IntentParameterProblem` if the JSON has another type or is not a valid value; always for an entity,
    ///   because only its query can find it.
    static func _read(_ json: _IntentJSON) throws -> Self
    /// Reads a value from JSON, looking up an entity with its query.
    /// - Throws: `IntentParameterProblem` if the JSON has another type or does not name a value.
    static func _find(_ json: _IntentJSON) async throws -> Self
    /// The default result of an entity's query; nil for other types.
    static func _queriedDefault() async -> Self?
    /// The value as JSON.
    var _json: _IntentJSON { get }
}

/// The representation of a type in a form (an implementation detail; do not use it).
public struct _IntentValueForm: Sendable {
    /// The type's name on the wire.
    package var type: String
    /// Whether the value may be omitted.
    package var isOptional = false
    /// Whether the value is a list.
    package var isList = false
    /// The values to choose from, if they are fixed.
    package var options: [(value: _IntentJSON, title: String)] = []
    /// The numbers that a form offers; nil for all.
    package var range: ClosedRange<Double>?
    /// Queries the values to choose from, if they are not fixed; without a search text it returns the suggestions.
    package var query: (@Sendable (_ search: String?) async throws -> [(value: _IntentJSON, title: String)])?
}

extension _IntentValue {
    public static var _absent: Self? { nil }
    public static func _find(_ json: _IntentJSON) async throws -> Self { try _read(json) }
    public static func _queriedDefault() async -> Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
    public static func _wrap(_ value: Self) -> Self { value }
}

/// The reason why a parameter's value was refused.
package struct IntentParameterProblem: Error, CustomStringConvertible {
    /// A phrase that follows the parameter's name and states what was expected and what was received.
    package let description: String
    /// Whether the value was an entity that is no longer there.
    var isGone = false
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped

    public static var _form: _IntentValueForm {
        var form = Wrapped._form
        form.isOptional = true
        return form
    }

    public static var _absent: Wrapped?? { .some(nil) }
    public static func _wrap(_ value: Wrapped) -> Wrapped? { value }

    /// Reads `null` as nil.
    public static func _read(_ json: _IntentJSON) throws -> Wrapped? {
        json == .null ? nil : try Wrapped._read(json)
    }

    /// Reads `null` as nil, and looks up an entity with its query; nil for one that a person has deleted since.
    public static func _find(_ json: _IntentJSON) async throws -> Wrapped? {
        guard json != .null else { return nil }
        do {
            return try await Wrapped._find(json)
        } catch let problem as IntentParameterProblem where problem.isGone {
            return nil
        }
    }

    public static func _queriedDefault() async -> Wrapped?? {
        await Wrapped._queriedDefault().map { .some($0) }
    }

    public var _json: _IntentJSON { self?._json ?? .null }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias UnwrappedType = [Element]

    public static var _form: _IntentValueForm {
        var form = Element._form
        form.isList = true
        return form
    }

    public static func _read(_ json: _IntentJSON) throws -> [Element] {
        guard case .array(let items) = json else { throw json.unexpected("a list") }
        return try items.map(Element._read)
    }

    /// Reads a list, looking up entities with their query; those that a person has deleted since are left out.
    public static func _find(_ json: _IntentJSON) async throws -> [Element] {
        guard case .array(let items) = json else { throw json.unexpected("a list") }
        var values: [Element] = []
        for item in items {
            do {
                values.append(try await Element._find(item))
            } catch let problem as IntentParameterProblem where problem.isGone {
                continue
            }
        }
        return values
    }

    /// The default result of the elements' query as the only one; nil without one.
    public static func _queriedDefault() async -> [Element]? { await Element._queriedDefault().map { [$0] } }

    public var _json: _IntentJSON { .array(map(\._json)) }
}
