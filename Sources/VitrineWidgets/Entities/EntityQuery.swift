#if !canImport(WidgetKit)
/// Finds entities of one type.
public protocol EntityQuery: Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity

    /// Makes a query.
    init()

    /// The entities with the identifiers given; those that do not exist are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities to offer before anything is searched; empty unless given.
    func suggestedEntities() async throws -> [Entity]
    /// The entity to take when nobody chose one; none unless given.
    func defaultResult() async -> Entity?

    /// The entities to offer in a form. Not for you.
    func _entities(matching search: String?) async throws -> [Entity]
}

extension EntityQuery {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// None.
    public func defaultResult() async -> Entity? { nil }

    /// The suggested ones whose title contains the text.
    public func _entities(matching search: String?) async throws -> [Entity] {
        let suggested = try await suggestedEntities()
        guard let search, !search.isEmpty else { return suggested }
        let wanted = search.lowercased()
        return suggested.filter { $0.displayRepresentation.title.text.lowercased().contains(wanted) }
    }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text means.
    func entities(matching string: String) async throws -> [Entity]
}

extension EntityStringQuery {
    /// What the query finds for the text; the suggested ones without a text.
    public func _entities(matching search: String?) async throws -> [Entity] {
        guard let search, !search.isEmpty else { return try await suggestedEntities() }
        return try await entities(matching: search)
    }
}

/// Lists all entities of one type; for types with few.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Those of all entities that have one of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }

    /// All of them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
#endif
