/// Finds entities of one type.
public protocol EntityQuery: Sendable {
    /// The type of the entities that the query finds.
    associatedtype Entity: AppEntity
    /// The type of the list of suggestions: an array, or an ``ItemCollection`` with sections.
    associatedtype _Suggestions: ResultsCollection = [Entity] where _Suggestions.Element == Entity

    /// Creates the query; the process makes one whenever it looks for entities.
    init()

    /// The entities with the given identifiers; identifiers without an entity are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities to offer before a search; empty by default.
    func suggestedEntities() async throws -> _Suggestions
    /// The entity to use when none is chosen; nil by default.
    func defaultResult() async -> Entity?

    /// The entities to offer in a form (an implementation detail; do not call it).
    func _entities(matching search: String?) async throws -> [Entity]
}

extension EntityQuery where _Suggestions == [Entity] {
    /// Offers no entities before a search.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }

    /// The suggested entities whose title contains the text, ignoring case.
    public func _entities(matching search: String?) async throws -> [Entity] {
        let suggested = try await suggestedEntities()._values
        guard let search, !search.isEmpty else { return suggested }
        let wanted = search.lowercased()
        return suggested.filter { $0.displayRepresentation.title.text.lowercased().contains(wanted) }
    }
}

/// An entity query that can search by text.
public protocol EntityStringQuery: EntityQuery {
    /// The type of the list of entities: an array, or an ``ItemCollection`` with sections.
    associatedtype Result: ResultsCollection = [Entity] where Result.Element == Entity

    /// The entities that match the text.
    func entities(matching string: String) async throws -> Result
}

extension EntityStringQuery {
    /// The entities that match the text, or the suggested entities without a text.
    public func _entities(matching search: String?) async throws -> [Entity] {
        guard let search, !search.isEmpty else { return try await suggestedEntities()._values }
        return try await entities(matching: search)._values
    }
}

/// An entity query that lists every entity, for types with only a few.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all entities, in the order in which they are offered.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

extension EnumerableEntityQuery where _Suggestions == [Entity] {
    /// Offers all entities before a search.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
