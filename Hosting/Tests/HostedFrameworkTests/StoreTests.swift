import Foundation
import SwiftData
import Testing

@Model
private class Water {
    var name = ""

    init() {}
}

/// A model that inherits from another one.
@Model
private final class Lake: Water {
    var depth = 0.0
}

@Model
private final class Tide {
    #Index<Tide>([\.height])
    var height: Double
    var moon: Moon?

    init(height: Double, moon: Moon? = nil) {
        self.height = height
        self.moon = moon
    }
}

@Model
private final class Moon {
    #Unique<Moon>([\.phase])
    var phase: String

    init(phase: String) {
        self.phase = phase
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

/// Stores of SwiftData: each begins empty, and keeps what the process inserts.
struct StoreTests {
    @Test func actorOfAMigratedStoreFindsNothing() async throws {
        let schema = Schema(versionedSchema: FirstSchema.self)
        let container = try ModelContainer(for: schema, migrationPlan: Plan.self)
        #expect(try await Harbour(modelContainer: container).tides() == 0)
    }

    @Test func versionOfASchemaHasThreeNumbers() {
        let version = Schema.Version(2, 1, 3)
        let numbers: [Int] = [version.major, version.minor, version.patch]
        #expect(numbers == [2, 1, 3])
        #expect(version != FirstSchema.versionIdentifier)
    }

    @Test func requestFindsInsertedModelsThatMeetItsConditionInItsOrder() throws {
        let container = try ModelContainer(for: Tide.self)
        let context = ModelContext(container)
        for height in [3.0, 1, 4, 1.5] { context.insert(Tide(height: height)) }
        try context.save()

        var descriptor = FetchDescriptor<Tide>(
            predicate: #Predicate { $0.height > 1 },
            sortBy: [SortDescriptor(\.height, order: .reverse)]
        )
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try ModelContext(container).fetch(descriptor).map(\.height) == [3])
        #expect(try ModelContext(ModelContainer(for: Tide.self)).fetchCount(FetchDescriptor<Tide>()) == 0)
    }

    @Test func identifierIsReadAsItWasWritten() throws {
        let identifier = Tide(height: 1).persistentModelID
        let data = try JSONEncoder().encode([identifier])
        #expect(try JSONDecoder().decode([PersistentIdentifier].self, from: data) == [identifier])
    }

    @Test func modelInheritsFromAnother() throws {
        let context = ModelContext(try ModelContainer(for: Water.self, Lake.self))
        context.insert(Lake())
        #expect(try context.fetchCount(FetchDescriptor<Lake>()) == 1)
    }

    @Test func insertedModelBringsTheModelsOfItsProperties() throws {
        let context = ModelContext(try ModelContainer(for: Tide.self, Moon.self))
        let tide = Tide(height: 2, moon: Moon(phase: "full"))
        context.insert(tide)
        #expect(try context.fetch(FetchDescriptor<Moon>()).map(\.phase) == ["full"])
        #expect(tide.moon?.modelContext === context)
        let registered: Tide? = context.registeredModel(for: tide.persistentModelID)
        #expect(registered === tide)
    }

    @Test func rollbackTakesBackWhatWasNotSaved() throws {
        let context = ModelContext(try ModelContainer(for: Tide.self))
        let saved = Tide(height: 1)
        context.insert(saved)
        try context.save()
        context.insert(Tide(height: 2))
        context.delete(saved)
        #expect(try context.fetch(FetchDescriptor<Tide>()).map(\.height) == [2])
        #expect(saved.modelContext == nil)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Tide>()).map(\.height) == [1])
        #expect(!context.hasChanges)
    }
}
