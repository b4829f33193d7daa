/// The models of one version of a store.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The versions of a store and the steps between them; there is no store to migrate.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step between two versions; never taken.
public struct MigrationStage: @unchecked Sendable {
    public static func lightweight(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type
    ) -> MigrationStage { MigrationStage() }

    public static func custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?
    ) -> MigrationStage { MigrationStage() }
}

extension Schema {
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

extension ModelContainer {
    /// Creates a container; the plan is never followed.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: [ModelConfiguration] = []
    ) throws { try self.init(for: schema, configurations: configurations) }

    /// Creates a container; the plan is never followed.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, configurations: configurations) }

    /// Creates a container; the plan is never followed.
    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), configurations: configurations) }
}
