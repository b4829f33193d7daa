#if !canImport(SwiftUI)
/// What views inherit from the place where they stand.
///
/// A copy is one reference; the values are copied when one of them is set.
public struct EnvironmentValues {
    /// The values; never changed while another copy holds them.
    private var storage: EnvironmentStorage

    /// Makes an environment of default values.
    public init() {
        storage = EnvironmentStorage()
    }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // The key's type fixes the value's, so the cast cannot fail for a stored value.
            storage.custom[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
        }
        set { unique.custom[ObjectIdentifier(key)] = newValue }
    }

    /// The values of the system.
    ///
    /// Read and written where they are: a look does both some hundred times, and a copy, or a key path made at run time,
    /// costs more than the rest.
    package var system: SystemEnvironment {
        _read { yield storage.system }
        _modify { yield &unique.system }
    }

    /// Which values that may differ between variants of a look were read.
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

// The storage is copied before it is changed unless this value alone holds it, so copies share only what is constant.
// Keys' values are set and read by views, on the main actor.
extension EnvironmentValues: @unchecked Sendable {
    /// The environment of the view whose body is being evaluated.
    @TaskLocal package static var current = EnvironmentValues()
}

extension EnvironmentValues: CustomStringConvertible {
    /// The number of own keys that are set; for logs.
    public var description: String { "EnvironmentValues(\(storage.custom.count) own keys)" }
}

/// What an environment holds.
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

/// Notes which values that differ between the variants of a look were read while it was archived.
///
/// If none was, one archive serves all variants.
package final class EnvironmentReads {
    /// Whether the appearance was read.
    package var colorScheme = false
    /// Whether the rendering mode was read.
    package var renderingMode = false
    /// Whether the visibility of the container background was read.
    package var showsBackground = false

    /// Notes nothing yet.
    package init() {}
}
#endif
