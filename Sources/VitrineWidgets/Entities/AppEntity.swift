#if !canImport(WidgetKit)
/// A thing of the app that a parameter can name, such as a habit or a park.
///
/// Only its identifier crosses between processes; the entity itself comes from its query each time.
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// Where entities come from.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A choice that the query offers.
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

    /// Cannot: only the query knows entities.
    public static func _read(_ json: _IntentJSON) throws -> Self {
        throw IntentParameterProblem(description: "is a \(Self.self), which only its query knows")
    }

    /// Asks the query for the entity with an identifier.
    public static func _find(_ json: _IntentJSON) async throws -> Self {
        let name = String(describing: Self.self)
        guard case .string(let text) = json, let id = ID.entityIdentifier(for: text) else {
            throw json.unexpected("an identifier of \(name)")
        }
        guard let entity = try await defaultQuery.entities(for: [id]).first(where: { $0.id == id }) else {
            throw IntentParameterProblem(description: "names no \(name) that exists: \(text.prefix(80))")
        }
        return entity
    }

    /// What the query gives when nobody chose an entity.
    public static func _queriedDefault() async -> Self? {
        await defaultQuery.defaultResult()
    }

    /// The identifier.
    public var _json: _IntentJSON { .string(id.entityIdentifierString) }
}

/// An identifier of an entity that can be written as text and read again.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }

    /// Reads an identifier; nil if the text is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// The text itself.
    public var entityIdentifierString: String { self }
    /// The text itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    /// The decimal digits.
    public var entityIdentifierString: String { description }
    /// Reads decimal digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// The usual form in hexadecimal digits.
    public var entityIdentifierString: String { uuidString }
    /// Reads the usual form.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
#endif
