/// A value of the user defaults, read whenever a view is evaluated.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(_ key: String, _ store: GroupUserDefaults?, _ value: Value, decode: @escaping (Any) -> Value?) {
        let store = store ?? .standard
        read = { store.object(forKey: key).flatMap(decode) ?? value }
        write = { store.set($0 as Any?, forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue) { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }
    }

    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue) { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
    }

    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue) { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    }

    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue) { $0 as? String }
    }

    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue) { $0 as? Data }
    }

    public init(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil) where Value == URL {
        let store = store ?? .standard
        read = { store.url(forKey: key) ?? wrappedValue }
        write = { store.set($0, forKey: key) }
    }

    public init<Raw>(wrappedValue: Value, _ key: String, store: GroupUserDefaults? = nil)
    where Value: RawRepresentable<Raw> {
        let store = store ?? .standard
        read = { (store.object(forKey: key) as? Raw).flatMap(Value.init(rawValue:)) ?? wrappedValue }
        write = { store.set($0.rawValue as Any?, forKey: key) }
    }

    /// A value that may be missing.
    public init<Wrapped>(_ key: String, store: GroupUserDefaults? = nil) where Value == Wrapped? {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Wrapped }
        write = { store.set($0 as Any?, forKey: key) }
    }

    /// An address that may be missing.
    public init(_ key: String, store: GroupUserDefaults? = nil) where Value == URL? {
        let store = store ?? .standard
        read = { store.url(forKey: key) }
        write = { store.set($0, forKey: key) }
    }

    /// A value that may be missing and is kept as its raw value.
    public init<Case: RawRepresentable>(_ key: String, store: GroupUserDefaults? = nil) where Value == Case? {
        let store = store ?? .standard
        read = { (store.object(forKey: key) as? Case.RawValue).flatMap(Case.init(rawValue:)) }
        write = { store.set($0?.rawValue as Any?, forKey: key) }
    }
}
