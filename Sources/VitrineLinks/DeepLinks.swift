public import VitrinePlatform

/// An app's links: one definition that both prints and parses, so that the app understands every link that a widget
/// builds.
///
/// ```swift
/// enum ParkDestination: Sendable {
///     case park(String, Screen, lot: String?)
///     enum Screen: String, CaseIterable, Sendable { case parking, outing }
/// }
///
/// extension DeepLinks where Destination == ParkDestination {
///     static let parks = DeepLinks(
///         "hangangjari",
///         LinkRoute(
///             "park",
///             .identifier(),
///             LinkPart<ParkDestination.Screen>.choice(),
///             LinkPart<String>.identifier().query("lot")
///         ) { id, screen, lot in
///             .park(id, screen, lot: lot)
///         } values: { place in
///             guard case .park(let id, let screen, let lot) = place else { return nil }
///             return (id, screen, lot)
///         }
///     )
/// }
///
/// DeepLinks.parks.text(of: .park("banpo", .parking, lot: nil))  // hangangjari://park/banpo/parking
/// DeepLinks.parks.destination(of: "hangangjari://park/../parking")  // nil
/// ```
///
/// Parsing is strict. It rejects another scheme or host, an encoded digit or slash, leading zeros, extra path
/// components, a trailing slash, `..`, a fragment, a port, a query item that the route does not have or that occurs
/// twice, and any text of more than 2,000 bytes. Nothing is decoded and nothing is repaired. A parsed link prints as
/// the same text again, except for the case of scheme and host and the order of the query items.
public struct DeepLinks<Destination>: Sendable {
    /// The links' scheme, in lower case.
    public let scheme: String

    private let routes: [LinkRoute<Destination>]

    /// Creates the links of an app.
    ///
    /// - Parameters:
    ///   - scheme: The text before `://`, in lower case.
    ///   - routes: The kinds of links. The first matching route is used, both for printing and for parsing.
    /// - Precondition: The scheme consists of lower-case ASCII letters, digits and `-`, and there is at least one
    ///   route.
    public init(_ scheme: String, _ routes: LinkRoute<Destination>...) {
        precondition(
            LinkText.isName(scheme[...]) && scheme == scheme.lowercased() && !scheme.contains("_"),
            "\(scheme) cannot be the scheme of a link"
        )
        precondition(!routes.isEmpty, "links of \(scheme) need a route")
        self.scheme = scheme
        self.routes = routes
    }

    /// Returns the link to a destination; nil if no route can express it, for example because a number is outside its
    /// range.
    public func text(of place: Destination) -> String? {
        for route in routes {
            guard let (path, query) = route.print(place) else { continue }
            let address = ([route.host] + path).joined(separator: "/")
            return "\(scheme)://\(address)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        }
        return nil
    }

    /// Returns the link to a destination as a URL; nil if no route can express it.
    public func url(of place: Destination) -> URL? {
        text(of: place).flatMap { URL(string: $0) }
    }

    /// Returns the destination of a link; nil for any other text.
    public func destination(of text: String) -> Destination? {
        guard let link = LinkText(text), link.scheme == scheme else { return nil }
        return routes.lazy.compactMap { $0.parse(link) }.first
    }

    /// Returns the destination of a link; nil for any other URL.
    public func destination(of url: URL) -> Destination? {
        destination(of: url.absoluteString)
    }
}
