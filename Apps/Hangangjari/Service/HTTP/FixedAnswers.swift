import CompactJSON
import HTTPTypes
import HangangjariAPI
import HangangjariParks
import Hummingbird
import NIOCore

/// The answers that do not rest on what the source says.
struct FixedAnswers: Sendable {
    /// The answer to `/v2/parks`.
    let parks: PreparedAnswer
    /// The answer to `/openapi.json`.
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
            throw ServiceError(.unreadable, "the list of parks cannot be written as JSON", cause: error)
        }
    }

    /// What an answer with a status of 400 or above is.
    func refusal(_ status: HTTPResponse.Status, _ code: String, _ message: String) -> Response {
        // Two texts are always JSON.
        let body = (try? CompactJSONEncoder().encode(Refusal(code: code, message: message))) ?? []
        return respond(status, body, type: "application/json")
    }

    /// Text that is made anew for each request.
    func text(_ text: String, type: String) -> Response { respond(.ok, Array(text.utf8), type: type) }

    /// A status without anything.
    func bare(_ status: HTTPResponse.Status) -> Response {
        var response = Response(status: status)
        response.headers[.contentLength] = nil
        return response
    }

    /// How the service is: it is up where this arrives, and says how far its source is.
    func health(_ cache: HotCache, now: Timestamp) -> Response {
        let failing = cache.count(of: .lastKnown) + cache.count(of: .unavailable)
        let health = Health(
            status: failing == 0 ? "ok" : "degraded",
            now: now,
            current: cache.count(of: .current),
            lastKnown: cache.count(of: .lastKnown),
            unavailable: cache.count(of: .unavailable)
        )
        // Three numbers and two texts are always JSON.
        return respond(.ok, (try? CompactJSONEncoder().encode(health)) ?? [], type: "application/json")
    }

    /// The park that a wrong answer is about.
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
