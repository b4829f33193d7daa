/// A store of models; it opens none.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    /// Protected by nothing: never changed after its creation.
    public let configurations: [ModelConfiguration]
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

    public func deleteAllData() {}
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

    /// Where a store would lie; nothing is written there.
    public private(set) var url = URL(filePath: "/dev/null")

    public init(isStoredInMemoryOnly: Bool = false) {}
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
}
