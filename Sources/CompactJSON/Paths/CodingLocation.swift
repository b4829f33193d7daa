/// The position of a value in the document: its container's path, and its own key there.
///
/// The path is built only on request: an array for every value would cost more than the value itself.
struct CodingLocation {
    private let container: [any CodingKey]
    private let key: (any CodingKey)?

    /// The position of the whole document.
    static var root: CodingLocation { CodingLocation(container: [], key: nil) }

    private init(container: [any CodingKey], key: (any CodingKey)?) {
        self.container = container
        self.key = key
    }

    /// The position of a container's member or element.
    init(_ key: any CodingKey, in container: [any CodingKey]) {
        self.init(container: container, key: key)
    }

    /// The keys from the root to the value.
    var path: [any CodingKey] {
        guard let key else { return container }
        return container + [key]
    }
}
