/// A value that a model makes; here none does.
public protocol Generable: Sendable {
    associatedtype PartiallyGenerated = Self
}

extension Bool: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Int: Generable {}
extension String: Generable {}
extension Array: Generable where Element: Generable {}
extension Never: Generable {}

/// Lets a model make values of a type.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) = #externalMacro(module: "SourceMacros", type: "GenerableMacro")

/// Describes a property to a model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Describes a property to a model and limits its values.
@attached(peer)
public macro Guide<Value: Generable>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
    #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// A limit for the values that a model makes.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> Self { Self() }
    public static func anyOf(_ values: [String]) -> Self { Self() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

extension GenerationGuide where Value: Comparable & Numeric {
    public static func minimum(_ value: Value) -> Self { Self() }
    public static func maximum(_ value: Value) -> Self { Self() }
    public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

// The type of the elements cannot be inferred from a number of them; Apple's module has these forms for `Never` too.
extension GenerationGuide where Value == [Never] {
    public static func count(_ count: Int) -> Self { Self() }
    public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
    public static func minimumCount(_ count: Int) -> Self { Self() }
    public static func maximumCount(_ count: Int) -> Self { Self() }
}
