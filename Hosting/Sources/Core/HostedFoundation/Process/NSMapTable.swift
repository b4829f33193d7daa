public import Foundation

/// How a table holds its objects.
public final class NSPointerFunctions: NSObject {
    /// The choices.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

/// An object that is held strongly, or as long as another holds it.
private final class HeldObject {
    private let strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.contains(.weakMemory) ? nil : object
        weakly = object
    }

    var object: AnyObject? { weakly }
}

private func areEqual(_ one: AnyObject?, _ other: AnyObject) -> Bool {
    guard let one else { return false }
    return one === other || (one as? NSObject)?.isEqual(other) == true
}

/// Objects by objects, of which some may be held weakly; a look-up reads them all.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions, valueOptions: NSPointerFunctions.Options
    private var pairs: [(key: HeldObject, value: HeldObject)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: KeyType, value: ObjectType)] {
        pairs.compactMap { pair in
            guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    open var count: Int { living.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in living.first { areEqual($0.key, key) }?.value }
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        if let anObject { pairs.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions))) }
    }
    open func removeObject(forKey aKey: KeyType?) {
        pairs.removeAll { pair in
            pair.key.object == nil || pair.value.object == nil || aKey.map { areEqual(pair.key.object, $0) } == true
        }
    }
    open func removeAllObjects() { pairs = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        living.reduce(into: [:]) { found, pair in
            if let key = pair.key as? AnyHashable { found[key] = pair.value }
        }
    }
}

/// Objects that may be held weakly; a look-up reads them all.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in allObjects.first { areEqual($0, object) } }
    }
    open func add(_ object: ObjectType?) {
        if let object, !contains(object) { held.append(HeldObject(object, options)) }
    }
    open func remove(_ object: ObjectType?) {
        held.removeAll { held in held.object == nil || object.map { areEqual(held.object, $0) } == true }
    }
    open func removeAllObjects() { held = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
