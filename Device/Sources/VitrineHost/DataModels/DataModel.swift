/// The entities of an `.xcdatamodeld`, in its current version.
struct DataModel: Hashable, Sendable {
    struct Attribute: Hashable, Sendable {
        var name: String
        /// The Swift type of the property, such as `Int64` or `Date?`.
        var type: String
        /// The value of a new object as Swift code; nil for an optional one.
        var initial: String?
    }

    struct Relationship: Hashable, Sendable {
        var name: String
        var isToMany: Bool
        var isOrdered: Bool
        /// The class of the other end.
        var destination: String
    }

    struct Entity: Hashable, Sendable {
        /// What Xcode generates of an entity.
        enum Code: Hashable, Sendable {
            case nothing, properties, all
        }

        var name: String
        var className: String
        var parent: String?
        var code: Code
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    var entities: [Entity]
}
