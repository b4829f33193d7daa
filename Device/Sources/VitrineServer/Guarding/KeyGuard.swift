import HTTPTypes
import Hummingbird
import VitrineDevice

/// Refuses requests of those who do not know the device's key, such as other users of the machine.
///
/// The key comes as `Authorization: Bearer KEY`, as a cookie, or in an address `/?key=KEY`. Such an address sets the
/// cookie and leads to the address without the key, so that the key stays out of the history of the browser.
struct KeyGuard<Context: RequestContext>: RouterMiddleware {
    let key: AccessKey

    /// Answers with status 401 what comes without the key, and passes all other requests on.
    func handle(
        _ request: Request,
        context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let cookie = AccessKey.cookieName(port: Self.port(of: request))
        if request.method == .get, let given = request.uri.queryParameters["key"], key.isEqual(to: given) {
            return redirection(from: request, setting: cookie)
        }
        let bearer = request.headers[.authorization].flatMap { $0.hasPrefix("Bearer ") ? $0.dropFirst(7) : nil }
        let known = [bearer, request.cookies[cookie].map { $0.value[...] }]
        if known.contains(where: { $0.map { key.isEqual(to: $0) } ?? false }) {
            return try await next(request, context)
        }
        let refusal = DeviceRefusal(
            status: .unauthorized,
            code: "unauthorized",
            message: "this device wants its key: open the address that `vitrine` printed when it started, or send the "
                + "file `key` of the state folder as Authorization: Bearer"
        )
        var response = try refusal.response(from: request, context: context)
        response.headers[.wwwAuthenticate] = "Bearer"
        return response
    }

    private func redirection(from request: Request, setting cookie: String) -> Response {
        let rest = (request.uri.query ?? "").split(separator: "&").filter { !$0.hasPrefix("key=") }
        // With two slashes at its beginning a path names another host.
        let path = "/" + request.uri.path.drop { $0 == "/" }
        let target = rest.isEmpty ? path : "\(path)?\(rest.joined(separator: "&"))"
        var response = Response.redirect(to: target, type: .normal)
        response.setCookie(Cookie(name: cookie, value: key.text, path: "/", httpOnly: true, sameSite: .strict))
        return response
    }

    /// The port in the address that the client uses, which another port of a container's host may lead to.
    private static func port(of request: Request) -> Substring {
        let port = (request.head.authority ?? "").split(separator: ":").last ?? ""
        return port.allSatisfy(\.isNumber) && !port.isEmpty ? port : "80"
    }
}
