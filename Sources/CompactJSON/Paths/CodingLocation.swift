/// The position of a value in the document: its container, and its own key there.
///
/// The path is built only on request: an array for every value, or for every container, would cost more than the value
/// itself.
struct CodingLocation {
    /// An object or an array, for the positions of what it contains.
    final class Container {
        fileprivate let place: CodingLocation

        init(at place: CodingLocation) {
            self.place = place
        }

        /// The keys from the root to the container.
        var path: [any CodingKey] { place.path }
    }

    private let container: Container?
    private let key: (any CodingKey)?

    /// The position of the whole document.
    static var root: CodingLocation { CodingLocation(container: nil, key: nil) }

    private init(container: Container?, key: (any CodingKey)?) {
        self.container = container
        self.key = key
    }

    /// The position of a container's member or element.
    init(_ key: any CodingKey, in container: Container) {
        self.init(container: container, key: key)
    }

    /// The keys from the root to the value.
    var path: [any CodingKey] {
        var keys: [any CodingKey] = []
        var place: CodingLocation? = self
        while let current = place {
            if let key = current.key { keys.append(key) }
            place = current.container?.place
        }
        return keys.reversed()
    }
}
