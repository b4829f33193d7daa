import SwiftData
import Testing

@Model
private final class Tide {
    var height: Double

    init(height: Double) {
        self.height = height
    }
}

private enum FirstSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Tide.self] }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: FirstSchema.self, toVersion: FirstSchema.self)] }
}

@ModelActor
private actor Harbour {
    func tides() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Tide>()) }
}

/// Stores of SwiftData: none is opened, and every one is empty.
struct StoreTests {
    @Test func actorOfAMigratedStoreFindsNothing() async throws {
        let schema = Schema(versionedSchema: FirstSchema.self)
        let container = try ModelContainer(for: schema, migrationPlan: Plan.self)
        #expect(try await Harbour(modelContainer: container).tides() == 0)
    }
}
