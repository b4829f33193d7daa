public import AppIntents
import Foundation
public import UniformTypeIdentifiers

/// The identifier of an entity, with its type's name.
public struct AttributedEntityIdentifier: Hashable, Sendable {
    public let typeIdentifier: String
    public let instanceIdentifier: String
}

/// An entity of the tested app, or a reference to one.
@dynamicMemberLookup
public struct AnyAppEntity: Equatable, Sendable {
    public let identifier: AttributedEntityIdentifier
    /// Nil for a reference.
    let entity: (any AppEntity)?

    init(_ entity: any AppEntity) {
        identifier = Self.identifier(of: entity)
        self.entity = entity
    }

    init(reference identifier: AttributedEntityIdentifier) {
        self.identifier = identifier
        entity = nil
    }

    private static func identifier(of entity: some AppEntity) -> AttributedEntityIdentifier {
        AttributedEntityIdentifier(
            typeIdentifier: String(describing: type(of: entity)),
            instanceIdentifier: entity.id.entityIdentifierString
        )
    }

    public static func == (one: AnyAppEntity, other: AnyAppEntity) -> Bool { one.identifier == other.identifier }

    /// A property's value, where it must be there.
    @_disfavoredOverload
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path[dynamicMember: identifier] }
    }

    /// A property's value; nil if there is none, and for a reference.
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value? {
        try? path[dynamicMember: identifier]
    }

    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path[dynamicMember: identifier] }

    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        let path: DynamicPropertyPath = path[dynamicMember: identifier]
        return path.expressed
    }

    private var path: DynamicPropertyPath {
        let name = identifier.typeIdentifier
        return DynamicPropertyPath(name) {
            guard let entity else {
                throw IntentTestError(
                    "a reference to \(name) has no properties; ask entities(identifiers:) of its definition"
                )
            }
            return entity
        }
    }

    /// Always throws: no other app is here that would take the value.
    public func exported(as type: UTType? = nil) async throws -> Data {
        throw IntentTestError("\(identifier.typeIdentifier) is exported to other apps, and there are none here")
    }
}

/// An entity of the tested app that no query finds.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable {
    private let path: DynamicPropertyPath

    init(_ entity: any TransientAppEntity) {
        path = DynamicPropertyPath(entity, String(describing: type(of: entity)))
    }

    init(given: [String: any IntentValueExpressing]) { path = DynamicPropertyPath(given, "the entity") }

    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path[dynamicMember: identifier] }
    }

    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path[dynamicMember: identifier] }
}

/// A case of an enumeration of the tested app.
public struct AnyAppEnum: Hashable, Sendable {
    public let rawValue: String
}

/// An entity that is on the screen.
public struct ViewAnnotation: Sendable {
    public let entity: AnyAppEntity
    public let isSelected: Bool
}

/// An entity type of the tested app.
public struct AppEntityDefinition: AppIntentTypeDefinition {
    let name: String

    public init(_name: String) { name = _name }

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

    /// An entity with its properties, which its query finds.
    public func resolved(from entity: AnyAppEntity) async throws -> AnyAppEntity {
        let identifier = entity.identifier.instanceIdentifier
        guard let found = try await entities(identifiers: [identifier]).first else {
            throw IntentTestError("the query of \(name) finds no entity \(identifier)")
        }
        return found
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

    func suggested() async throws -> [any AppEntity] { try await Entity.defaultQuery.suggestedEntities() }

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
        try await query.entities(matching: text)
    }
}
