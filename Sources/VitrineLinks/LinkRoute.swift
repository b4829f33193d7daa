/// One kind of link: a host, typed parts, and the destination in the app that they stand for.
///
/// ```swift
/// LinkRoute("chapter", .number(1...9_999)) { number in
///     ComicDestination.chapter(number)
/// } values: { place in
///     if case .chapter(let number) = place { number } else { nil }
/// }
/// ```
public struct LinkRoute<Destination>: Sendable {
    /// The link's host, in lower case.
    public let host: String

    let print: @Sendable (Destination) -> (path: [String], query: [String])?
    let parse: @Sendable (LinkText) -> Destination?

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - host: The text after `://`, in lower case.
    ///   - parts: The path's components in their order, and the query items.
    ///   - destination: Returns the destination of the parts' values; nil if these values together name none.
    ///   - values: Returns the parts' values of a destination; nil if the destination belongs to another route.
    /// - Precondition: The host consists of lower-case ASCII letters, digits, `-` and `_`.
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
            // Every part is read, also after a failed one: a parameter pack expansion cannot stop early and keep its
            // values.
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
    /// Creates the route of a link that consists of a host only and always has the same destination.
    ///
    /// - Parameters:
    ///   - host: The text after `://`, in lower case.
    ///   - place: The destination of the link.
    /// - Precondition: The host consists of lower-case ASCII letters, digits, `-` and `_`.
    public init(_ host: String, to place: Destination) {
        self.init(host) {
            place
        } values: {
            $0 == place ? () : nil
        }
    }
}

/// The parts of a link while it is printed.
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

/// The parts of a link while it is parsed; each is consumed once.
private struct LinkReader {
    private var components: ArraySlice<Substring>
    private var items: [(name: Substring, text: Substring)]

    struct NoValue: Error {}

    init(_ text: LinkText) {
        components = text.components[...]
        items = text.items
    }

    /// Whether every part of the link was consumed.
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
