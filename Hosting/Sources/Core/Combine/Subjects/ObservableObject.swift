/// An object that says when it is about to change.
///
/// A widget's view is archived once for each entry and not again when an object changes; what else an object publishes
/// arrives.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any published property changes; an object without such properties sends only what it sends itself.
    public var objectWillChange: ObservableObjectPublisher {
        var mirror: Mirror? = Mirror(reflecting: self)
        var storages: [any AnyPublishedStorage] = []
        while let current = mirror {
            storages += current.children.compactMap { ($0.value as? any AnyPublished)?.anyStorage }
            mirror = current.superclassMirror
        }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages { storage.objectWillChange = publisher }
        return publisher
    }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func send() { audience.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        Stage { self.audience.add($0) }.receive(subscriber: subscriber)
    }
}
