import CompactJSON
import HTTPTypes
import HangangjariAPI
import HangangjariParks
import Hummingbird
import Logging
import NIOCore

/// Answers requests.
///
/// There are seven paths and no parameter but a park's name, so a path is matched by hand: an answer that is ready is
/// found by one look into a table, and a method that a path does not have is told from a path that is not there.
struct ServiceResponder: HTTPResponder {
    typealias Context = ServiceRequestContext

    let cache: HotCache
    let refresher: ParkRefresher
    let clock: ServiceClock
    let faults: AnswerFaults
    let limits: RequestLimits
    let limiter: RateLimiter?
    let metrics: ServiceMetrics
    let fixed: FixedAnswers

    @concurrent
    func respond(to request: Request, context: ServiceRequestContext) async throws -> Response {
        let begin = ContinuousClock.now
        metrics.countBegin()
        let path = request.head.path ?? ""
        let route = path.utf8.count <= limits.pathBytes ? ServiceRoute(path: path) : nil
        let response: Response
        if let refusal = refusal(request, path, context) {
            response = refusal
        } else {
            response = await answer(request, route)
        }
        let name = route?.name ?? .other
        metrics.countRequest(name, status: response.status.code, took: ContinuousClock.now - begin)
        if response.status.code >= 400 {
            context.logger.info(
                "refused",
                metadata: [
                    "status": "\(response.status.code)", "path": "\(path.prefix(200))", "route": "\(name.rawValue)",
                ]
            )
        }
        return response
    }

    /// The refusal of a request that is out of bounds, whatever it asks for.
    private func refusal(_ request: Request, _ path: String, _ context: ServiceRequestContext) -> Response? {
        if let limiter, let seconds = limiter.take(from: context.address ?? "", at: .now) {
            var response = fixed.refusal(.tooManyRequests, "too_many_requests", "Too many requests; try again later.")
            response.headers[.retryAfter] = String(seconds)
            return response
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

    private func answer(_ request: Request, _ route: ServiceRoute?) async -> Response {
        guard let route, route != .unknownPark else {
            return fixed.refusal(
                .notFound,
                "not_found",
                route == nil ? "There is no such path." : "There is no such park."
            )
        }
        guard request.method == .get || request.method == .head else {
            var response = fixed.refusal(.methodNotAllowed, "method_not_allowed", "Only GET and HEAD are allowed.")
            response.headers[.allow] = "GET, HEAD"
            return response
        }
        let response =
            switch route {
            case .homeSummary(let park): await answer(about: park, request, \.homeSummary)
            case .state(let park): await answer(about: park, request, \.state)
            case .parks: send(fixed.parks, request)
            case .description: send(fixed.description, request)
            case .health: fixed.health(cache, now: clock.now)
            case .metrics: fixed.text(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
            case .unknownPark: fixed.refusal(.notFound, "not_found", "There is no such park.")
            }
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(
        about asked: RiverPark,
        _ request: Request,
        _ part: any KeyPath<PreparedPark, PreparedAnswer> & Sendable
    ) async -> Response {
        var park = asked
        switch faults.mode {
        case .none, .off: break
        // Cancelled only where the connection or the service is gone.
        case .slow: try? await Task.sleep(for: AnswerFaults.delay)
        case .wrongPark: park = fixed.neighbour(of: asked)
        case .serverError: return fixed.refusal(.internalServerError, "internal", "The service has failed.")
        case .garbage: return fixed.text("<!doctype html><title>Bad Gateway</title>", type: "application/json")
        case .empty: return fixed.text("", type: "application/json")
        case .notModified: return fixed.bare(.notModified)
        }
        if let prepared = cache.park(park.id), prepared.isHot(at: clock.now) {
            return send(prepared, request, part)
        }
        await refresher.freshen(park)
        guard let prepared = cache.park(park.id) else {
            return fixed.refusal(.internalServerError, "internal", "The service could not make an answer.")
        }
        return send(prepared, request, part)
    }

    private func send(
        _ park: PreparedPark,
        _ request: Request,
        _ part: any KeyPath<PreparedPark, PreparedAnswer> & Sendable
    ) -> Response {
        guard park.refresh.state != .unavailable else {
            let reason = park.refresh.reason?.rawValue ?? "unknown"
            var response = fixed.refusal(
                .serviceUnavailable,
                "unavailable",
                "Nothing is known about this park yet: \(reason)."
            )
            response.headers[.retryAfter] = String(PreparedPark.retrySeconds)
            return response
        }
        return send(park[keyPath: part], request)
    }

    private func send(_ answer: PreparedAnswer, _ request: Request) -> Response {
        let conditions = RequestConditions(request.headers)
        if conditions.has(answer.tag) {
            var response = Response(status: .notModified, headers: answer.unchanged)
            // A length of 0 would be a lie about the answer that it stands for: RFC 9110, 8.6.
            response.headers[.contentLength] = nil
            return response
        }
        let variant = conditions.acceptsGzip ? answer.packed : answer.plain
        return Response(status: .ok, headers: variant.headers, body: ResponseBody(byteBuffer: variant.body))
    }
}
