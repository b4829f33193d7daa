/// One kind of link: a host, typed parts, and the place in the app that they stand for.
///
/// ```swift
/// LinkRoute("chapter", .number(1...9_999)) { number in
///     ComicPlace.chapter(number)
/// } values: { place in
///     if case .chapter(let number) = place { number } else { nil }
/// }
/// ```
public struct LinkRoute<Destination>: Sendable {
    /// The link's host, in small letters.
    public let host: String

    let print: @Sendable (Destination) -> (path: [String], query: [String])?
    let parse: @Sendable (LinkText) -> Destination?

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - host: What stands after `://`, in small letters.
    ///   - parts: The path's components in their order, and the items of the query.
    ///   - destination: The place of the parts' values; nil if these values together name none.
    ///   - values: The parts' values of a place; nil if the place is one of another route.
    /// - Precondition: The host consists of small letters, digits, `-` and `_` of ASCII.
    public init<each Value>(
        _ host: String,
        _ parts: repeat LinkPart<each Value>,
        destination: @escaping @Sendable (repeat each Value) -> Destination?,
        values: @escaping @Sendable (Destination) -> (repeat each Value)?
    ) {
        precondition(LinkText.isName(host[...]) && host == host.lowercased(), "\(host) cannot be the host of a link")
        self.host = host
        print = { place in
            guard let values = values(place) else { return nil }
            var printed = PrintedLink()
            repeat printed.add(each values, as: each parts)
            return printed.result
        }
        parse = { text in
            guard text.host == host else { return nil }
            var reader = LinkReader(text)
            // Every part is read, also after one has failed: a pack has no early end that keeps the values.
            let read = (repeat reader.value(of: each parts))
            guard reader.isDone else { return nil }
            do {
                return destination(repeat try LinkReader.unwrap(each read))
            } catch {
                return nil
            }
        }
    }
}

extension LinkRoute where Destination: Equatable & Sendable {
    /// Creates the route of a link that is a host alone, and always the same place.
    ///
    /// - Parameters:
    ///   - host: What stands after `://`, in small letters.
    ///   - place: The place.
    /// - Precondition: The host consists of small letters, digits, `-` and `_` of ASCII.
    public init(_ host: String, to place: Destination) {
        self.init(host) {
            place
        } values: {
            $0 == place ? () : nil
        }
    }
}

/// The pieces of a link while it is printed.
private struct PrintedLink {
    private var path: [String] = []
    private var query: [String] = []
    private var isRefused = false

    var result: (path: [String], query: [String])? { isRefused ? nil : (path, query) }

    mutating func add<Value>(_ value: Value, as part: LinkPart<Value>) {
        guard let printed = part.print(value) else {
            isRefused = true
            return
        }
        guard let text = printed else { return }
        switch part.place {
        case .path: path.append(text)
        case .query(let name): query.append("\(name)=\(text)")
        }
    }
}

/// The pieces of a link while it is read; each is taken once.
private struct LinkReader {
    private var components: ArraySlice<Substring>
    private var items: [(name: Substring, text: Substring)]

    struct NoValue: Error {}

    init(_ text: LinkText) {
        components = text.components[...]
        items = text.items
    }

    /// Whether nothing of the link is left over.
    var isDone: Bool { components.isEmpty && items.isEmpty }

    mutating func value<Value>(of part: LinkPart<Value>) -> Value? {
        switch part.place {
        case .path:
            return components.popFirst().flatMap { part.parse($0) }
        case .query(let name):
            let index = items.firstIndex { $0.name == name }
            return part.parse(index.map { items.remove(at: $0).text })
        }
    }

    static func unwrap<Value>(_ value: Value?) throws(NoValue) -> Value {
        guard let value else { throw NoValue() }
        return value
    }
}
