import HTTPTypes
public import Hummingbird

/// Refuses requests that do not come from the device's own page.
///
/// The server listens on the loopback address only, but any web page that the same person has open can send requests
/// there, and a foreign name can be made to resolve to it. So a request must name a loopback host, and where the browser
/// says from which origin it comes, that must be this very server. A request without an origin (a command line, a test)
/// is taken. What is refused changes nothing.
public struct LoopbackGuard<Context: RequestContext>: RouterMiddleware {
    /// The names under which the device answers.
    static var hosts: Set<String> { ["127.0.0.1", "localhost", "[::1]"] }

    /// Makes a guard.
    public init() {}

    /// Answers 403 or 415 to a foreign request, and passes the others on.
    public func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            try Self.check(request.head)
            response = try await next(request, context)
        } catch let error as any HTTPResponseError {
            response = try error.response(from: request, context: context)
        }
        for case (let name?, let value) in Self.securityHeaders where response.headers[name] == nil {
            response.headers[name] = value
        }
        return response
    }

    /// Checks host, origin and content type.
    /// - Throws: `HTTPError` with a message that says what was refused.
    static func check(_ head: HTTPRequest) throws {
        let authority = head.authority ?? ""
        guard let host = hostName(of: authority), hosts.contains(host) else {
            throw HTTPError(
                .forbidden,
                message: "The host name of the request is not this device's; open it by 127.0.0.1."
            )
        }
        if let origin = head.headerFields[.origin], origin != "http://\(authority)" {
            throw HTTPError(
                .forbidden,
                message: "The request comes from another origin; only the device's own page may send it."
            )
        }
        if let site = head.headerFields[fetchSite], site != "same-origin", site != "none" {
            throw HTTPError(
                .forbidden,
                message: "The request comes from another site; only the device's own page may send it."
            )
        }
        guard head.method == .get || head.method == .head || isJSON(head.headerFields[.contentType]) else {
            throw HTTPError(
                .unsupportedMediaType,
                message: "A command is sent as JSON: Content-Type: application/json."
            )
        }
    }

    private static var fetchSite: HTTPField.Name? { HTTPField.Name("Sec-Fetch-Site") }

    /// The name in front of the port; nil if what follows is no port.
    private static func hostName(of authority: String) -> String? {
        let end = authority.hasPrefix("[") ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
        let name = authority[..<(end ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
        let rest = authority.dropFirst(name.count)
        guard rest.isEmpty || rest.first == ":", rest.dropFirst().allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        return name.lowercased()
    }

    private static func isJSON(_ contentType: String?) -> Bool {
        contentType?.prefix { $0 != ";" }.lowercased() == "application/json"
    }

    private static var securityHeaders: [(HTTPField.Name?, String)] {
        [
            (.contentSecurityPolicy, contentPolicy),
            (.xContentTypeOptions, "nosniff"),
            (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
            (HTTPField.Name("Referrer-Policy"), "no-referrer"),
            (.cacheControl, "no-store"),
        ]
    }

    /// Styles are inline because a look is placed boxes; scripts are files of the page only.
    private static var contentPolicy: String {
        """
        default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
        base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """
    }
}

extension HTTPFields {
    fileprivate subscript(name: HTTPField.Name?) -> String? {
        name.flatMap { self[$0] }
    }
}
