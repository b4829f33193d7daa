/// The values that a view inherits from its container.
///
/// A copy shares its storage; setting a value copies the storage first.
public struct EnvironmentValues {
    /// The storage, never changed while another copy shares it.
    private var storage: EnvironmentStorage

    /// Creates an environment with default values.
    public init() {
        storage = EnvironmentStorage()
    }

    /// Accesses the value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // The key's type determines the value's type, so the cast cannot fail for a stored value.
            storage.custom[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
        }
        set { unique.custom[ObjectIdentifier(key)] = newValue }
    }

    /// The values that the system sets.
    ///
    /// They are read and written in place. Resolving a view does this some hundred times; a copy, or a key path created
    /// at run time, would cost more than all other work.
    package var system: SystemEnvironment {
        _read { yield storage.system }
        _modify { yield &unique.system }
    }

    /// The environment values that were read and that may differ between variants of an archived view.
    package var reads: EnvironmentReads {
        get { storage.reads }
        set { unique.reads = newValue }
    }

    private var unique: EnvironmentStorage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(copying: storage) }
            return storage
        }
    }
}

// The storage is copied before a change unless it is uniquely referenced, so copies share only constant storage. Views
// set and read custom values on the main actor.
extension EnvironmentValues: @unchecked Sendable {
    /// The environment of the view whose body is being evaluated.
    @TaskLocal package static var current = EnvironmentValues()
}

extension EnvironmentValues: CustomStringConvertible {
    /// The number of custom keys that are set, for logs.
    public var description: String { "EnvironmentValues(\(storage.custom.count) custom keys)" }
}

private final class EnvironmentStorage {
    var system: SystemEnvironment
    var custom: [ObjectIdentifier: Any]
    var reads: EnvironmentReads

    init() {
        system = SystemEnvironment()
        custom = [:]
        reads = EnvironmentReads()
    }

    init(copying other: EnvironmentStorage) {
        system = other.system
        custom = other.custom
        reads = other.reads
    }
}

/// Records which environment values that differ between variants were read while a view was archived.
///
/// If none was read, one archive serves all variants.
package final class EnvironmentReads {
    /// Whether the colour scheme was read.
    package var colorScheme = false
    /// Whether the rendering mode was read.
    package var renderingMode = false
    /// Whether the visibility of the container background was read.
    package var showsBackground = false

    package init() {}
}
