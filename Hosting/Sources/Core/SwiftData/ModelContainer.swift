/// A store of models, in memory: nothing of it is written, and it is empty at first.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    /// Protected by nothing: never changed after its creation.
    public let configurations: [ModelConfiguration]
    let store = ModelStore()
    @MainActor public private(set) lazy var mainContext = ModelContext(self)

    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
        self.schema = schema
        self.configurations = configurations
    }

    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }

    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// A container without models.
    init() {
        schema = Schema()
        configurations = []
    }

    public func deleteAllData() { store.removeAll() }
}

/// How a store is opened.
public struct ModelConfiguration: Sendable {
    /// A choice of an App Group's container.
    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    /// A choice of a database in CloudKit.
    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public private(set) var name = "default"
    /// Where a store would lie; nothing is written there.
    public private(set) var url = URL(filePath: "/dev/null")
    public private(set) var schema: Schema?
    public private(set) var isStoredInMemoryOnly = false
    public private(set) var allowsSave = true

    public init(isStoredInMemoryOnly: Bool = false) {
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
    }

    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        schema = Schema(types)
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
    }
}
