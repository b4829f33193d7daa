/// A property whose changes are published, before they are made.
@propertyWrapper
public struct Published<Value> {
    /// Sends the property's value, and then each new one before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }

        /// Sets the property to each value of a publisher.
        func follow(_ publisher: some Combine.Publisher<Value, Never>) {
            storage.followed = publisher.sink { [weak storage] in storage?.set($0) }
        }
    }

    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // `assign(to: &$property)` writes back what it was given.
        set {}
    }

    /// Reads and writes the property of an object (the compiler calls it).
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

/// The value of a published property, and its subscribers.
final class PublishedStorage<Value>: AnyPublishedStorage {
    private(set) var value: Value
    let subject: CurrentValueSubject<Value, Never>
    /// What `assign(to:)` made the property follow.
    var followed: AnyCancellable?
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) {
        self.value = value
        subject = CurrentValueSubject(value)
    }

    func set(_ newValue: Value) {
        objectWillChange?.send()
        subject.send(newValue)
        value = newValue
    }
}

/// A published property of any type.
protocol AnyPublishedStorage: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A wrapper of any type around a published property.
protocol AnyPublished {
    var anyStorage: any AnyPublishedStorage { get }
}

extension Published: AnyPublished {
    var anyStorage: any AnyPublishedStorage { storage }
}
