/// An object of a data model.
///
/// There is no store: an object keeps the values that code sets, as long as it lives.
open class NSManagedObject: NSObject, ObservableObject, @unchecked Sendable {
    /// Protected by nothing: as Apple's, an object belongs to the queue of its context.
    private var values: [String: Any] = [:]
    public weak var managedObjectContext: NSManagedObjectContext?
    public let objectID = NSManagedObjectID()
    open var entity: NSEntityDescription { NSEntityDescription(name: String(describing: type(of: self))) }

    /// The only designated one, so that a class which overrides it inherits the others.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        managedObjectContext = context
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
    }

    public override convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    /// A request for the objects of the class; a generated class has one whose result is the class itself, which comes
    /// first.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: String(describing: self))
    }

    /// The entity of the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: String(describing: self)) }

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}

    open var isInserted: Bool { managedObjectContext != nil }
    open var isDeleted: Bool { false }
    open var hasChanges: Bool { false }
    open var isFault: Bool { false }
}

/// The identity of an object.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public var isTemporaryID: Bool { true }
    public func uriRepresentation() -> URL { URL(filePath: "/\(ObjectIdentifier(self).hashValue)") }
}

/// The name of an entity.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    public var name: String?
    public var managedObjectClassName: String! { name }

    public init(name: String? = nil) {
        self.name = name
    }

    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        NSEntityDescription(name: entityName)
    }

    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        NSManagedObject(context: context)
    }
}

// What generated classes, and properties marked `@NSManaged`, call.
extension NSManagedObject {
    /// The value of a property; nil if code has set none.
    public func managedValue<Value>(_ key: String) -> Value? { value(forKey: key) as? Value }

    /// The value of a property; if code has set none, the one that the type begins with.
    public func managedValue<Value: ManagedValue>(_ key: String) -> Value {
        value(forKey: key) as? Value ?? Value.unsetManagedValue
    }

    /// The value of a property that must have been set.
    @_disfavoredOverload
    public func managedValue<Value>(_ key: String) -> Value {
        guard let value = value(forKey: key) as? Value else {
            preconditionFailure("\(type(of: self)).\(key) has no value: the hosted CoreData has no store")
        }
        return value
    }

    public func setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }
    public func setManagedValue<Value>(_ value: Value?, _ key: String) {
        // An optional without a value must not be stored as a value.
        setValue(value.map { $0 as Any }, forKey: key)
    }

    public func addManagedValue(_ value: NSObject, _ key: String) { change(key) { $0.insert(value) } }
    public func removeManagedValue(_ value: NSObject, _ key: String) { change(key) { $0.remove(value) } }

    private func change(_ key: String, _ body: (inout Set<NSObject>) -> Void) {
        var members = Set((value(forKey: key) as? NSSet)?.allObjects.compactMap { $0 as? NSObject } ?? [])
        body(&members)
        setValue(NSSet(array: Array(members)), forKey: key)
    }
}

/// A type whose properties have a value before code sets one.
public protocol ManagedValue {
    static var unsetManagedValue: Self { get }
}

extension Bool: ManagedValue { public static var unsetManagedValue: Bool { false } }
extension Int: ManagedValue { public static var unsetManagedValue: Int { 0 } }
extension Int16: ManagedValue { public static var unsetManagedValue: Int16 { 0 } }
extension Int32: ManagedValue { public static var unsetManagedValue: Int32 { 0 } }
extension Int64: ManagedValue { public static var unsetManagedValue: Int64 { 0 } }
extension Double: ManagedValue { public static var unsetManagedValue: Double { 0 } }
extension Float: ManagedValue { public static var unsetManagedValue: Float { 0 } }
extension String: ManagedValue { public static var unsetManagedValue: String { "" } }
extension Data: ManagedValue { public static var unsetManagedValue: Data { Data() } }
extension Date: ManagedValue { public static var unsetManagedValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension Array: ManagedValue { public static var unsetManagedValue: [Element] { [] } }
extension Set: ManagedValue { public static var unsetManagedValue: Set<Element> { [] } }
extension Dictionary: ManagedValue { public static var unsetManagedValue: [Key: Value] { [:] } }
extension UUID: ManagedValue {
    public static var unsetManagedValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
