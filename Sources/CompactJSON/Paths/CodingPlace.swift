/// Where a value stands in the whole: its container's path and its own key there.
///
/// The path is put together only when somebody asks for it: an array for every value would cost more than the value.
struct CodingPlace {
    private let container: [any CodingKey]
    private let key: (any CodingKey)?

    /// The place of the whole.
    static var root: CodingPlace { CodingPlace(container: [], key: nil) }

    private init(container: [any CodingKey], key: (any CodingKey)?) {
        self.container = container
        self.key = key
    }

    /// The place of a container's member or element.
    init(_ key: any CodingKey, in container: [any CodingKey]) {
        self.init(container: container, key: key)
    }

    /// The keys from the whole to the value.
    var path: [any CodingKey] {
        guard let key else { return container }
        return container + [key]
    }
}
