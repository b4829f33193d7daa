public import CloudKit

/// A data model with its context; it opens no store.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public init(name: String, managedObjectModel model: NSManagedObjectModel = NSManagedObjectModel()) {
        self.name = name
        managedObjectModel = model
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder in which a store would lie.
    open class func defaultDirectoryURL() -> URL { URL.temporaryDirectory }

    /// Says at once that every store is open.
    open func loadPersistentStores(completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }

    open func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        try block(newBackgroundContext())
    }
}

/// A container that Apple keeps equal on a person's devices; here there is nothing to keep.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// What is posted when a task of the exchange with the other devices begins or ends; here there is none.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainer.eventChanged")
    /// The key of the task in that notification.
    public static let eventNotificationUserInfoKey = "event"

    /// A task of the exchange with the person's other devices.
    open class Event: NSObject, @unchecked Sendable {
        /// What a task does.
        public enum EventType: Int, Sendable {
            case setup, `import`, export
        }

        public let identifier = UUID()
        public let storeIdentifier = ""
        public let type = EventType.setup
        public let startDate = Date()
        public let endDate: Date? = nil
        public let succeeded = false
        public let error: (any Error)? = nil
    }

    open func initializeCloudKitSchema(options: Int = 0) throws {}
    open func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    open func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
}

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() {}

    public init(url: URL) {
        self.url = url
    }

    open var options: [String: NSObject] { [:] }
    open var timeout: TimeInterval = 240
    open func setOption(_ option: NSObject?, forKey key: String) {}
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The container of CloudKit that a store belongs to.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}

/// A data model; its entities are the generated classes.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init?(contentsOf url: URL) { self.init() }
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

    open var entitiesByName: [String: NSEntityDescription] { [:] }
}

/// A store.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// How a store is kept.
    public struct StoreType: Hashable, Sendable {
        public let rawValue: String
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    open var url: URL?
    open var type: String { NSSQLiteStoreType }
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    open var options: [AnyHashable: Any]? { nil }
    open var identifier: String! { "" }
    open var isReadOnly: Bool { false }
    open var metadata: [String: Any]! { [:] }
}

/// What stands between contexts and stores; there are no stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public override init() {}
    public init(managedObjectModel model: NSManagedObjectModel) {}

    open var persistentStores: [NSPersistentStore] { [] }
    open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String,
        configurationName configuration: String?,
        at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        NSPersistentStore()
    }

    open func destroyPersistentStore(
        at url: URL,
        type: NSPersistentStore.StoreType,
        options: [AnyHashable: Any]? = nil
    ) throws {}
    open func destroyPersistentStore(
        at url: URL,
        ofType storeType: String,
        options: [AnyHashable: Any]? = nil
    ) throws {}
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
    open func replacePersistentStore(
        at destinationURL: URL,
        destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {}
    open func migratePersistentStore(
        _ store: NSPersistentStore,
        to url: URL,
        options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        store
    }
    open func migratePersistentStore(
        _ store: NSPersistentStore,
        to url: URL,
        options: [AnyHashable: Any]? = nil,
        type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        store
    }
    open func persistentStore(for url: URL) -> NSPersistentStore? { nil }
    open func remove(_ store: NSPersistentStore) throws {}
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification"
    )
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
