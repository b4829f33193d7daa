/// A place for objects.
///
/// There is no store: every request is answered with no objects, and saving does nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where a context works; here all of them work on the calling thread.
    public enum ConcurrencyType: Int, Sendable {
        case privateQueueConcurrencyType = 1
        case mainQueueConcurrencyType = 2
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var insertedObjects: Set<NSManagedObject> { [] }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }
    open var registeredObjects: Set<NSManagedObject> { [] }
    open var hasChanges: Bool { false }

    public override init() {}
    public init(concurrencyType: ConcurrencyType) {}
    public init(_ concurrencyType: ConcurrencyType) {}

    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
    /// The form for a request whose objects are of no class in particular.
    open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { [] }
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult()
    }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject() }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func rollback() {}
    open func reset() {}
    open func save() throws {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}
    open func perform(_ block: @escaping () -> Void) { block() }
    open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// How conflicts are resolved; without a store there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// A state of a store.
public final class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
}
