public import AppIntents
public import CoreTransferable
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

    /// The entity as a file in a form, nil for its first one; a reference is asked for first.
    public func exported(as type: UTType? = nil) async throws -> IntentFile {
        try await TransferredEntity.file(of: found(), as: type)
    }

    /// The entity as a value, by the first form that both have.
    public func exported<Value: IntentValueConvertible & Transferable>(as type: Value.Type) async throws -> Value {
        try await TransferredEntity.value(of: found())
    }

    private func found() async throws -> any AppEntity {
        if let entity { return entity }
        let definition = AppEntityDefinition(_TestedType(name: identifier.typeIdentifier, bundleIdentifier: ""))
        guard let found = try await definition.entities(identifiers: [identifier.instanceIdentifier]).first?.entity
        else {
            throw IntentTestError(
                "the query of \(definition.name) finds no entity \(identifier.instanceIdentifier)"
            )
        }
        return found
    }
}

/// An entity of the tested app that no query finds.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable {
    private let path: DynamicPropertyPath
    /// Nil for an entity that a test made.
    private let entity: (any TransientAppEntity)?

    init(_ entity: any TransientAppEntity) {
        path = DynamicPropertyPath(entity, String(describing: type(of: entity)))
        self.entity = entity
    }

    init(given: [String: any IntentValueExpressing]) {
        path = DynamicPropertyPath(given, "the entity")
        entity = nil
    }

    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path[dynamicMember: identifier] }
    }

    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path[dynamicMember: identifier] }

    /// The entity as a file in a form, nil for its first one; one that a test made is refused.
    public func exported(as type: UTType? = nil) async throws -> IntentFile {
        guard let entity else {
            throw IntentTestError("an entity that a test made is not exported; take one that an intent returns")
        }
        return try await TransferredEntity.file(of: entity, as: type)
    }
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
