#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An app's links: one definition that prints and parses, so that whatever a widget builds the app understands.
///
/// ```swift
/// enum ParkPlace: Sendable {
///     case park(String, Screen, lot: String?)
///     enum Screen: String, CaseIterable, Sendable { case parking, outing }
/// }
///
/// extension DeepLinks where Destination == ParkPlace {
///     static let parks = DeepLinks(
///         "hangangjari",
///         LinkRoute(
///             "park",
///             .identifier(),
///             LinkPart<ParkPlace.Screen>.choice(),
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
/// Reading is strict: another scheme or host, an encoded digit or slash, leading zeros, a part too many, a trailing
/// slash, `..`, a fragment, a port, an item of the query that the route does not have or that comes twice, and any text
/// of more than 2,000 bytes are no link. Nothing is decoded and nothing is repaired. What is read prints to the same text
/// again, but for the letters of scheme and host and the order of the query.
public struct DeepLinks<Destination>: Sendable {
    /// The links' scheme, in small letters.
    public let scheme: String

    private let routes: [LinkRoute<Destination>]

    /// Creates the links of an app.
    ///
    /// - Parameters:
    ///   - scheme: What stands before `://`, in small letters.
    ///   - routes: The kinds of links. The first that fits counts, in printing and in parsing.
    /// - Precondition: The scheme consists of small letters, digits and `-` of ASCII, and there is a route.
    public init(_ scheme: String, _ routes: LinkRoute<Destination>...) {
        precondition(
            LinkText.isName(scheme[...]) && scheme == scheme.lowercased() && !scheme.contains("_"),
            "\(scheme) cannot be the scheme of a link"
        )
        precondition(!routes.isEmpty, "links of \(scheme) need a route")
        self.scheme = scheme
        self.routes = routes
    }

    /// The link to a place; nil if no link can carry it, such as a number outside its range.
    public func text(of place: Destination) -> String? {
        for route in routes {
            guard let (path, query) = route.print(place) else { continue }
            let address = ([route.host] + path).joined(separator: "/")
            return "\(scheme)://\(address)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        }
        return nil
    }

    /// The link to a place as a URL; nil if no link can carry it.
    public func url(of place: Destination) -> URL? {
        text(of: place).flatMap { URL(string: $0) }
    }

    /// The place that a link names; nil for any other text.
    public func destination(of text: String) -> Destination? {
        guard let link = LinkText(text), link.scheme == scheme else { return nil }
        return routes.lazy.compactMap { $0.parse(link) }.first
    }

    /// The place that a link names; nil for any other URL.
    public func destination(of url: URL) -> Destination? {
        destination(of: url.absoluteString)
    }
}
