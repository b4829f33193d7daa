/// The answer to whether the value of a parameter can be used; the device never asks.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    public required override init() {}

    open class func needsValue() -> Self { Self() }
    open class func notRequired() -> Self { Self() }
    open class func unsupported() -> Self { Self() }
    open class func unsupported(with reason: Int, alternativeItems: [Any]?) -> Self { Self() }
}

/// The answer for an object of a definition.
open class INObjectResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedObject: Value) -> Self { Self() }
    open class func disambiguation(with objectsToDisambiguate: [Value]) -> Self { Self() }
    open class func confirmationRequired(with objectToConfirm: Value?) -> Self { Self() }
}

/// The answer for an enumeration of a definition.
open class INEnumResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Value) -> Self { Self() }
    open class func confirmationRequired(with valueToConfirm: Value) -> Self { Self() }
}

/// The answer for a text.
public final class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedString: String) -> Self { Self() }
    public static func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }
    public static func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}

/// The answer for an address.
public final class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedURL: URL) -> Self { Self() }
}

/// The answer for a date.
public final class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedDateComponents: DateComponents) -> Self { Self() }
}

/// The answer for a truth value.
public final class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Bool) -> Self { Self() }
}

/// The answer for a whole number.
public final class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Int) -> Self { Self() }
}

/// The answer for a number.
public final class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Double) -> Self { Self() }
}

/// The answer for a person.
public final class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedPerson: INPerson) -> Self { Self() }
}
