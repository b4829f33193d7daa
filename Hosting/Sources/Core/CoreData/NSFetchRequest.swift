/// A type that a request can be answered with.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// A request for objects; it is answered with none.
///
/// `NSFetchRequest<NSFetchRequestResult>` is written often. In Apple's language runtime that protocol conforms to
/// itself; here none can, so the result has no constraint.
open class NSFetchRequest<Result>: NSPersistentStoreRequest, @unchecked Sendable {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    public override init() {}

    public init(entityName: String) {
        self.entityName = entityName
    }

    open func execute() throws -> [Result] { [] }
}

/// What a request is answered with.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to delete what another one finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init<Result>(fetchRequest: NSFetchRequest<Result>) {}
    public init(objectIDs: [NSManagedObjectID]) {}
}

/// What a deletion is answered with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The answer to a deletion: nothing was there.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    open var result: Any? { nil }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
