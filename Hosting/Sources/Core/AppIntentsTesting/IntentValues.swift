public import AppIntents
import Foundation

/// A value that a test can give to a parameter.
public protocol IntentValueExpressing: Sendable {
    /// The value on its way to the parameter (an implementation detail; do not call it).
    func _intentJSON() throws -> _IntentJSON
}

/// A type that a test can read a parameter, a property or a result as.
public protocol IntentValueConvertible: Sendable {
    /// The value of this type; nil if a value is of another one (an implementation detail; do not call it).
    static func _converted(from value: Any?) -> Self?
}

extension IntentValueConvertible {
    public static func _converted(from value: Any?) -> Self? { value as? Self }
}

extension IntentValueExpressing where Self: _IntentValue {
    public func _intentJSON() throws -> _IntentJSON { _json }
}

extension Bool: IntentValueExpressing, IntentValueConvertible {}
extension Date: IntentValueExpressing, IntentValueConvertible {}
extension Double: IntentValueExpressing, IntentValueConvertible {}
extension Int: IntentValueExpressing, IntentValueConvertible {}
extension String: IntentValueExpressing, IntentValueConvertible {}
extension URL: IntentValueExpressing, IntentValueConvertible {}

extension Optional: IntentValueExpressing where Wrapped: IntentValueExpressing {
    public func _intentJSON() throws -> _IntentJSON { try self?._intentJSON() ?? .null }
}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
    public static func _converted(from value: Any?) -> Wrapped?? {
        guard let value else { return .some(nil) }
        return Wrapped._converted(from: value).map { .some($0) }
    }
}

extension Array: IntentValueExpressing where Element: IntentValueExpressing {
    public func _intentJSON() throws -> _IntentJSON { .array(try map { try $0._intentJSON() }) }
}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
    public static func _converted(from value: Any?) -> [Element]? {
        guard let list = value as? [Any] else { return nil }
        let converted = list.compactMap { Element._converted(from: $0) }
        return converted.count == list.count ? converted : nil
    }
}

extension AnyAppEntity: IntentValueExpressing, IntentValueConvertible {
    public func _intentJSON() throws -> _IntentJSON { .string(identifier.instanceIdentifier) }

    public static func _converted(from value: Any?) -> AnyAppEntity? {
        value as? AnyAppEntity ?? (value as? any AppEntity).map { AnyAppEntity($0) }
    }
}

extension AnyTransientAppEntity: IntentValueConvertible {
    public static func _converted(from value: Any?) -> AnyTransientAppEntity? {
        (value as? any TransientAppEntity).map { AnyTransientAppEntity($0) }
    }
}

extension AnyAppEnum: IntentValueExpressing, IntentValueConvertible {
    public func _intentJSON() throws -> _IntentJSON { .string(rawValue) }

    public static func _converted(from value: Any?) -> AnyAppEnum? {
        value as? AnyAppEnum ?? ((value as? any AppEnum)?.rawValue as? String).map { AnyAppEnum(rawValue: $0) }
    }
}

extension DynamicPropertyPath: IntentValueExpressing {
    public func _intentJSON() throws -> _IntentJSON { try expressed?._intentJSON() ?? .null }
}
