/// A class whose objects a store would keep.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
    public var modelContext: ModelContext? { ModelStore.context(of: self) }
    public var isDeleted: Bool { false }
    public var hasChanges: Bool { false }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object, as long as it lives.
public struct PersistentIdentifier: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
}

/// As the store, an identifier that was encoded is good within its process.
extension PersistentIdentifier: Codable {
    public init(from decoder: any Decoder) throws {
        object = unsafeBitCast(try UInt(from: decoder), to: ObjectIdentifier.self)
    }

    public func encode(to encoder: any Encoder) throws { try UInt(bitPattern: object).encode(to: encoder) }
}

/// The models of a store, and how their properties are kept.
public struct Schema: Sendable {
    /// How a property is kept.
    public enum Attribute {
        public struct Option: Sendable {
            public static let unique = Option()
            public static let externalStorage = Option()
            public static let ephemeral = Option()
            public static let spotlight = Option()
            public static let preserveValueOnDeletion = Option()
            public static let allowsCloudEncryption = Option()
            public static func transformable(by name: String) -> Option { Option() }
        }
    }

    /// How a relationship is kept.
    public enum Relationship {
        public struct Option: Sendable {
            public static let unique = Option()
        }
        public enum DeleteRule: Sendable {
            case noAction, nullify, cascade, deny
        }
    }

    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
    }

    public init() {}
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
}
