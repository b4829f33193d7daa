import CompactJSON
import HTTPTypes
import HangangjariAPI
import Hummingbird
import NIOCore

/// The responses that do not depend on the source.
struct FixedAnswers: Sendable {
    /// The response to `/v2/parks`.
    let parks: PreparedAnswer
    /// The response to `/openapi.json`.
    let description: PreparedAnswer

    init() throws(ServiceError) {
        do {
            let list = ParkList(parks: RiverParks.all.map(Park.init))
            parks = try PreparedAnswer(
                CompactJSONEncoder().encode(list),
                type: "application/json",
                caching: "public, max-age=3600, stale-if-error=86400"
            )
            description = try PreparedAnswer(
                PackageResources.openapi_json,
                type: "application/json",
                caching: "public, max-age=3600"
            )
        } catch {
            throw ServiceError(.unreadable, "the list of parks cannot be encoded as JSON", cause: error)
        }
    }

    /// Returns a response with a status of 400 or above.
    func refusal(_ status: HTTPResponse.Status, _ code: String, _ message: String) -> Response {
        // Two strings can always be encoded.
        let body = (try? CompactJSONEncoder().encode(Refusal(code: code, message: message))) ?? []
        return respond(status, body, type: "application/json")
    }

    /// Returns the refusal of a method.
    func wrongMethod(allowed: String) -> Response {
        let message = "Only \(allowed.replacing(", ", with: " and ")) are allowed."
        var response = refusal(.methodNotAllowed, "method_not_allowed", message)
        response.headers[.allow] = allowed
        return response
    }

    /// Returns the refusal of a request that came too early, with the seconds to wait.
    func tooManyRequests(_ seconds: Int) -> Response {
        var response = refusal(.tooManyRequests, "too_many_requests", "Too many requests; try again later.")
        response.headers[.retryAfter] = String(seconds)
        return response
    }

    /// Returns the refusal to show an older response than another instance has shown.
    func outdated() -> Response {
        var response = refusal(.serviceUnavailable, "unavailable", "Another instance knows later values; try again.")
        response.headers[.retryAfter] = "1"
        return response
    }

    /// Returns text that differs for each request.
    func text(_ text: String, type: String) -> Response { respond(.ok, Array(text.utf8), type: type) }

    /// Returns a status without a body.
    func bare(_ status: HTTPResponse.Status) -> Response {
        var response = Response(status: status)
        response.headers[.contentLength] = nil
        return response
    }

    /// Returns the state of the service, of its source and of its store.
    func health(_ cache: ResponseCache, _ store: any ParkStore, now: Timestamp) -> Response {
        let stored = (try? store.check()) != nil
        let failing = cache.count(of: .lastKnown) + cache.count(of: .unavailable)
        let health = Health(
            status: failing == 0 && stored ? "ok" : "degraded",
            now: now,
            stored: stored,
            current: cache.count(of: .current),
            lastKnown: cache.count(of: .lastKnown),
            unavailable: cache.count(of: .unavailable)
        )
        // Such values can always be encoded.
        return respond(.ok, (try? CompactJSONEncoder().encode(health)) ?? [], type: "application/json")
    }

    /// Returns the park for the fault `wrongPark`.
    func neighbour(of park: RiverPark) -> RiverPark {
        let all = RiverParks.all
        return all[((all.firstIndex(of: park) ?? 0) + 1) % all.count]
    }

    private func respond(_ status: HTTPResponse.Status, _ body: [UInt8], type: String) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = type
        headers[.cacheControl] = "no-store"
        headers[.xContentTypeOptions] = "nosniff"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
