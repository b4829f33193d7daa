public import AppIntents
public import CoreTransferable

/// An entity type of the tested app.
public struct AppEntityDefinition: AppIntentTypeDefinition {
    public let _type: _TestedType

    public init(_ type: _TestedType) { _type = type }

    public var typeIdentifier: String { name }

    /// A reference to an entity, which a parameter takes.
    public func makeReference(identifier: String) -> AnyAppEntity {
        AnyAppEntity(reference: AttributedEntityIdentifier(typeIdentifier: name, instanceIdentifier: identifier))
    }

    /// All entities, from a query that lists them.
    public func allEntities() async throws -> [AnyAppEntity] { try await ask { try await $0.all() } }

    /// The entities that the query suggests.
    public func suggestedEntities() async throws -> [AnyAppEntity] { try await ask { try await $0.suggested() } }

    /// The entities with some identifiers.
    public func entities<Identifier: EntityIdentifierConvertible>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] {
        let texts = identifiers.map(\.entityIdentifierString)
        return try await ask { try await $0.named(texts) }
    }

    /// The entities that a query finds by a text.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        try await ask { try await $0.matching(string) }
    }

    /// A query for all entities.
    public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(name, .all) }

    /// A query for the suggested entities.
    public func suggestedEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(name, .suggested) }

    /// A query for the entities with some identifiers.
    public func entityQuery<Identifier: EntityIdentifierConvertible>(identifiers: [Identifier]) -> AnyEntityQuery {
        AnyEntityQuery(name, .identifiers(identifiers.map(\.entityIdentifierString)))
    }

    /// A query for the entities that a text finds.
    public func entityQuery(matching string: String) -> AnyEntityQuery { AnyEntityQuery(name, .matching(string)) }

    /// Makes an entity of an exported file, by its `Transferable` conformance.
    public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
        try await resolved { try await TransferredEntity.entity($0, from: file) }
    }

    /// Makes an entity of a value, by the first form that both have.
    public func resolved<Value: IntentValueConvertible & Transferable>(from value: Value) async throws -> AnyAppEntity {
        try await resolved { try await TransferredEntity.entity($0, from: value) }
    }

    private func resolved(_ make: (any AppEntity.Type) async throws -> Any) async throws -> AnyAppEntity {
        guard let entity = try await make(try TestedApp.entity(named: name)) as? any AppEntity else {
            throw IntentTestError("\(name) is made of no such value")
        }
        return AnyAppEntity(entity)
    }

    /// Always throws: nothing indexes entities here.
    public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
        throw IntentTestError("\(name) is not looked up in Spotlight, which is not here")
    }

    /// Always throws: the tests have no screen.
    public func viewAnnotations() async throws -> [ViewAnnotation] {
        throw IntentTestError("\(name) is on no screen: the tests run without the app's views")
    }

    private func ask(_ question: (any AskedEntities) async throws -> [any AppEntity]) async throws -> [AnyAppEntity] {
        try await question(Self.asked(try TestedApp.entity(named: name))).map(AnyAppEntity.init)
    }

    private static func asked<Entity: AppEntity>(_ type: Entity.Type) -> any AskedEntities { Asked<Entity>() }
}

/// A query for entities that a test names and compares; a definition asks it by its own methods.
public struct AnyEntityQuery: Equatable, Sendable {
    enum Question: Equatable, Sendable {
        case all, suggested
        case identifiers([String])
        case matching(String)
    }

    let entity: String
    let question: Question

    init(_ entity: String, _ question: Question) {
        self.entity = entity
        self.question = question
    }
}

/// What an entity's query is asked.
private protocol AskedEntities {
    func all() async throws -> [any AppEntity]
    func suggested() async throws -> [any AppEntity]
    func named(_ identifiers: [String]) async throws -> [any AppEntity]
    func matching(_ text: String) async throws -> [any AppEntity]
}

private struct Asked<Entity: AppEntity>: AskedEntities {
    func all() async throws -> [any AppEntity] {
        guard let query = Entity.defaultQuery as? any EnumerableEntityQuery else {
            throw IntentTestError(
                "the query of \(Entity.self) is not an EnumerableEntityQuery, which lists all entities"
            )
        }
        return try await Self.all(of: query)
    }

    private static func all(of query: some EnumerableEntityQuery) async throws -> [any AppEntity] {
        try await query.allEntities()
    }

    func suggested() async throws -> [any AppEntity] { try await Entity.defaultQuery.suggestedEntities()._values }

    func named(_ identifiers: [String]) async throws -> [any AppEntity] {
        try await Entity.defaultQuery.entities(for: identifiers.compactMap(Entity.ID.entityIdentifier))
    }

    func matching(_ text: String) async throws -> [any AppEntity] {
        guard let query = Entity.defaultQuery as? any EntityStringQuery else {
            throw IntentTestError("the query of \(Entity.self) is not an EntityStringQuery, which searches by a text")
        }
        return try await Self.matching(text, query)
    }

    private static func matching(_ text: String, _ query: some EntityStringQuery) async throws -> [any AppEntity] {
        try await query.entities(matching: text)._values
    }
}
