import CompactJSON
import HTTPTypes
import HangangjariAPI
import Hummingbird
import Logging
import NIOCore

/// Responds to requests.
///
/// There are eight paths with few parameters, so paths are matched directly. A prepared response takes one lookup, and
/// a wrong method is distinguished from an unknown path.
struct ServiceResponder: HTTPResponder {
    typealias Context = ServiceRequestContext
    /// Chooses one of the responses about a park.
    private typealias Part = @Sendable (PreparedPark) throws(ServiceError) -> PreparedAnswer

    let cache: ResponseCache
    let refresher: ParkRefresher
    let store: any ParkStore
    let clock: ServiceClock
    let faults: AnswerFaults
    let limits: RequestLimits
    let limiter: RateLimiter?
    /// The limit of registrations, each of which writes into the store.
    let registrationLimiter: RateLimiter?
    let metrics: ServiceMetrics
    let fixed: FixedAnswers
    /// The header that states how long a response took.
    private static var timing: HTTPField.Name? { HTTPField.Name("Server-Timing") }

    @concurrent
    func respond(to request: Request, context: ServiceRequestContext) async throws -> Response {
        let begin = ContinuousClock.now
        metrics.countBegin()
        let path = request.head.path ?? ""
        let route = path.utf8.count <= limits.pathBytes ? ServiceRoute(path: path) : nil
        var response: Response
        if let refusal = refusal(request, path, context) {
            response = refusal
        } else {
            response = await answer(request, route, context)
        }
        if request.method == .head { response = response.createHeadResponse() }
        let name = route?.name ?? .other
        metrics.countRequest(name, status: response.status.code, took: ContinuousClock.now - begin)
        if response.status.code >= 400 {
            context.logger.info(
                "refused",
                metadata: [
                    "status": "\(response.status.code)", "path": "\(Self.logged(path))", "route": "\(name.rawValue)",
                ]
            )
        }
        return response
    }

    /// What is logged of a path: no token, with which others could send pushes to the phone.
    static func logged(_ path: String) -> String {
        let devices = "/v2/devices/"
        guard path.hasPrefix(devices) else { return String(path.prefix(200)) }
        return devices + "…" + path.dropFirst(devices.count).drop { $0 != "/" }.prefix(100)
    }

    /// Returns the refusal of a request that exceeds the limits; `nil` if it is within them.
    private func refusal(_ request: Request, _ path: String, _ context: ServiceRequestContext) -> Response? {
        if let limiter, let seconds = limiter.take(from: address(of: request, context), at: .now) {
            return fixed.tooManyRequests(seconds)
        }
        if path.utf8.count > limits.pathBytes {
            return fixed.refusal(.uriTooLong, "uri_too_long", "The path has more than \(limits.pathBytes) bytes.")
        }
        if let length = request.headers[.contentLength].flatMap(Int.init), length > limits.bodyBytes {
            var response = fixed.refusal(.contentTooLarge, "content_too_large", "No request needs a body.")
            response.headers[.connection] = "close"
            return response
        }
        return nil
    }

    private func answer(
        _ request: Request,
        _ route: ServiceRoute?,
        _ context: ServiceRequestContext
    ) async -> Response {
        guard let route, route != .unknownPark else {
            return fixed.refusal(
                .notFound,
                "not_found",
                route == nil ? "There is no such path." : "There is no such park."
            )
        }
        if case .registration(let token, let park) = route { return await register(token, for: park, request, context) }
        guard request.method == .get || request.method == .head else { return fixed.wrongMethod(allowed: "GET, HEAD") }
        switch route {
        case .homeSummary(let park): return await answer(about: park, request) { $0.homeSummary }
        case .state(let park):
            return await answer(about: park, request) { park throws(ServiceError) in try park.state() }
        case .parks: return send(fixed.parks, request)
        case .description: return send(fixed.description, request)
        case .health: return fixed.health(cache, store, now: clock.now)
        case .metrics: return await measures()
        case .unknownPark, .registration: return fixed.refusal(.notFound, "not_found", "There is no such park.")
        }
    }

    private func measures() async -> Response {
        let text = metrics.text + (await store.measures()).map(\.text).joined()
        return fixed.text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    }

    private func answer(
        about asked: RiverPark,
        _ request: Request,
        _ part: Part
    ) async -> Response {
        var park = asked
        switch faults.mode {
        case .none, .off: break
        case .slow: return await slowAnswer(about: asked, request, part)
        case .wrongPark: park = fixed.neighbour(of: asked)
        case .serverError: return fixed.refusal(.internalServerError, "internal", "The service failed.")
        case .garbage: return fixed.text("<!doctype html><title>Bad Gateway</title>", type: "application/json")
        case .empty: return fixed.text("", type: "application/json")
        case .notModified: return fixed.bare(.notModified)
        }
        return await currentAnswer(about: park, request, part)
    }

    private func slowAnswer(
        about park: RiverPark,
        _ request: Request,
        _ part: Part
    ) async -> Response {
        guard faults.statesDelay else {
            // The sleep is cancelled only if the connection or the service ends.
            try? await Task.sleep(for: AnswerFaults.delay)
            return await currentAnswer(about: park, request, part)
        }
        var response = await currentAnswer(about: park, request, part)
        // W3C Server Timing: the duration is in milliseconds.
        if let timing = Self.timing { response.headers[timing] = "total;dur=\(AnswerFaults.delay / .milliseconds(1))" }
        return response
    }

    private func currentAnswer(
        about park: RiverPark,
        _ request: Request,
        _ part: Part
    ) async -> Response {
        if let prepared = cache.park(park.id), prepared.isHot(at: clock.now) {
            return send(prepared, request, part)
        }
        await refresher.refreshIfStale(park)
        return cache.park(park.id).map { send($0, request, part) } ?? notCreated
    }

    private func send(
        _ park: PreparedPark,
        _ request: Request,
        _ part: Part
    ) -> Response {
        guard park.refresh.state != .unavailable else {
            let reason = park.refresh.reason?.rawValue ?? "unknown"
            var response = fixed.refusal(
                .serviceUnavailable,
                "unavailable",
                "Nothing is known about this park yet: \(reason)."
            )
            response.headers[.retryAfter] = String(park.window.retrySeconds)
            return response
        }
        // What the summary has can be encoded once more: only memory for its compression can be missing.
        guard let answer = try? part(park) else { return notCreated }
        return send(answer, request)
    }

    private var notCreated: Response {
        fixed.refusal(.internalServerError, "internal", "The service could not create a response.")
    }

    private func send(_ answer: PreparedAnswer, _ request: Request) -> Response {
        let conditions = RequestConditions(request.headers)
        if conditions.has(answer.tag) { return Self.notModified(answer.unchanged) }
        // An instance that is cut off from a shared store may have less than others. A version is a time in seconds:
        // one from the future means that the clock was set back, and would be later than all for as long.
        if store.isShared {
            let later = answer.version + 1
            let laters = later...max(later, clock.now.secondsSince1970 + 60)
            if conditions.hasVersion(in: laters) {
                var headers = answer.unchanged
                // The tag of the client's response is not known here.
                headers[.eTag] = nil
                return Self.notModified(headers)
            }
            if laters.contains(conditions.newestSeen) { return fixed.outdated() }
        }
        let variant = conditions.acceptsGzip ? answer.packed : answer.plain
        return Response(status: .ok, headers: variant.headers, body: ResponseBody(byteBuffer: variant.body))
    }

    private static func notModified(_ headers: HTTPFields) -> Response {
        var response = Response(status: .notModified, headers: headers)
        // A length of 0 would be wrong, because it describes the response that 304 stands for: RFC 9110, 8.6.
        response.headers[.contentLength] = nil
        return response
    }
}
