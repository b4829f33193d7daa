import HTTPTypes
public import Hummingbird

/// Refuses requests that do not come from the device's own page.
///
/// Any web page that is open in the same browser can send requests to the server, and an attacker can make a foreign
/// host name resolve to its address. A request must therefore name a loopback host, or one of the names that the person
/// gave the device. If the browser states the request's origin, the origin must be this server. A
/// request without an origin, for example from a command line or a test, is accepted. A refused request has no effect.
public struct LoopbackGuard<Context: RequestContext>: RouterMiddleware {
    /// The host names that the device accepts.
    private let hosts: Set<String>

    /// - Parameter hosts: Names beside those of the loopback address, in lower case.
    public init(hosts: [String] = []) { self.hosts = Set(["127.0.0.1", "localhost", "[::1]"] + hosts) }

    /// Answers a foreign request with status 403, 405 or 415 and passes all other requests on.
    ///
    /// Every response also gets the security headers.
    public func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            try checkHost(request.head)
            if Self.isLink(request.head) {
                let type: HTTPFields = [.contentType: "text/html; charset=utf-8"]
                response = Response(status: .forbidden, headers: type, body: Self.question)
            } else {
                try check(request.head)
                response = try await next(request, context)
            }
        } catch let error as any HTTPResponseError {
            response = try error.response(from: request, context: context)
        }
        for case (let name?, let value) in Self.securityHeaders where response.headers[name] == nil {
            response.headers[name] = value
        }
        return response
    }

    /// Whether a person followed a link of another site to the page.
    ///
    /// The link could set the clock, so the person is asked.
    private static func isLink(_ head: HTTPRequest) -> Bool {
        let site = head.headerFields[fetchSite]
        return head.method == .get && head.path?.prefix { $0 != "?" } == "/" && site != nil && site != "same-origin"
            && site != "none" && head.headerFields[HTTPField.Name("Sec-Fetch-Dest")] == "document"
    }

    /// A link to the same address: the browser follows it from a page of this device.
    private static var question: ResponseBody {
        let text = """
            <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Vitrine</title><body style="font: 16px system-ui; margin: 20vh auto; max-width: 30em; padding: 0 1em">
            <p>Another site has a link to this device. It can choose what is in view, and set the device’s clock.</p>
            <p><a href="">Open the device</a></p></body></html>
            """
        return ResponseBody(byteBuffer: ByteBuffer(string: text))
    }

    /// Checks the name by which the client calls the device.
    private func checkHost(_ head: HTTPRequest) throws {
        let authority = head.authority ?? ""
        guard let host = Self.hostName(of: authority), hosts.contains(host) else {
            throw HTTPError(
                .forbidden,
                message: "The request's host name is not one of this device's names. Open the device at 127.0.0.1, or "
                    + "start it with --host-name."
            )
        }
    }

    /// Checks the host, the origin and the content type.
    /// - Throws: `HTTPError` with a message that states the reason for the refusal.
    func check(_ head: HTTPRequest) throws {
        try checkHost(head)
        if let origin = head.headerFields[.origin], origin != "http://\(head.authority ?? "")" {
            throw HTTPError(
                .forbidden,
                message: "The request comes from another origin. Only the device's own page may send it."
            )
        }
        if let site = head.headerFields[Self.fetchSite], site != "same-origin", site != "none" {
            throw HTTPError(
                .forbidden,
                message: "The request comes from another site. Only the device's own page may send it."
            )
        }
        guard [.get, .head, .post].contains(head.method) else {
            throw HTTPError(.methodNotAllowed, message: "A device has no \(head.method). Use GET and POST.")
        }
        guard head.method == .get || head.method == .head || Self.isJSON(head.headerFields[.contentType]) else {
            throw HTTPError(
                .unsupportedMediaType,
                message: "A command must be JSON. Send it with Content-Type: application/json."
            )
        }
    }

    private static var fetchSite: HTTPField.Name? { HTTPField.Name("Sec-Fetch-Site") }

    /// The host name without the port; nil if the rest of the authority is not a port.
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

    /// The content security policy of every response.
    ///
    /// Inline styles are allowed because a drawing positions each box with its own `style` attribute. Scripts must be
    /// files of the page.
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
