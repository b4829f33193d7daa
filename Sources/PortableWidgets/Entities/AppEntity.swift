/// An object of the app that a parameter can refer to, such as a habit or a park.
///
/// Only the identifier crosses between processes; each process gets the entity itself from its query.
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self {
    /// The type of the query that finds entities by their identifiers.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query that finds the entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A choice among the entities that the query offers.
    public static var _form: _IntentValueForm {
        var form = _IntentValueForm(type: "entity")
        form.query = { search in
            try await defaultQuery._entities(matching: search)
                .map {
                    (value: $0._json, title: $0.displayRepresentation.title.text)
                }
        }
        return form
    }

    /// Always throws, because only the query can find an entity.
    public static func _read(_ json: _IntentJSON) throws -> Self {
        throw IntentParameterProblem(description: "is a \(Self.self), which only its query can find")
    }

    /// Asks the query for the entity with the identifier in `json`.
    public static func _find(_ json: _IntentJSON) async throws -> Self {
        guard case .string(let text) = json, let id = ID.entityIdentifier(for: text) else {
            throw json.unexpected("an identifier of \(Self.self)")
        }
        guard let entity = try await defaultQuery.entities(for: [id]).first(where: { $0.id == id }) else {
            throw IntentParameterProblem(
                description: "names no \(Self.self) that exists: \(text.prefix(80))",
                isGone: true
            )
        }
        return entity
    }

    /// The query's default result, used when no entity is chosen.
    public static func _queriedDefault() async -> Self? {
        await defaultQuery.defaultResult()
    }

    public var _json: _IntentJSON { .string(id.entityIdentifierString) }
}

/// An entity identifier that can be converted to text and back.
public protocol EntityIdentifierConvertible {
    /// The identifier as text, from which ``entityIdentifier(for:)`` makes the same identifier again.
    var entityIdentifierString: String { get }

    /// Parses an identifier, or returns nil if the text is not a valid identifier.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
