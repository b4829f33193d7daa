import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("A path")
struct ServiceRouteTests {
    @Test("leads to its route, with and without a query", arguments: ["", "?", "?a=b&c"])
    func knownPaths(query: String) throws {
        #expect(ServiceRoute(path: "/v2/parks" + query) == .parks)
        #expect(ServiceRoute(path: "/health" + query) == .health)
        #expect(ServiceRoute(path: "/metrics" + query) == .metrics)
        #expect(ServiceRoute(path: "/openapi.json" + query) == .description)
        for park in RiverParks.all {
            #expect(ServiceRoute(path: "/v2/parks/\(park.id)/home-summary" + query) == .homeSummary(park: park))
            #expect(ServiceRoute(path: "/v2/parks/\(park.id)/state" + query) == .state(park: park))
            let registration = ServiceRoute.registration(PushToken(rawValue: "00ff"), park: park)
            #expect(ServiceRoute(path: "/v2/devices/00FF/parks/\(park.id)" + query) == registration)
        }
    }

    @Test(
        "to an unknown park is distinguished from an unknown path",
        arguments: [
            "/v2/parks/none/state", "/v2/parks//home-summary", "/v2/parks/BANPO/state", "/v2/parks/../state",
            "/v2/devices/00/parks/none",
        ]
    )
    func unknownPark(path: String) {
        #expect(ServiceRoute(path: path) == .unknownPark)
    }

    @Test(
        "that is unknown has no route",
        arguments: [
            "", "/", "*", "/v2", "/v2/parks/", "/v2/parks/banpo", "/v2/parks/banpo/", "/v2/parks/banpo/state/",
            "/v2/parks/banpo/home-summary/x", "//v2/parks", "/V2/parks", "/v1/parks/banpo/state",
            "/v2/parks%2Fbanpo/state", "/v2%2Fparks", "/health/", "http://127.0.0.1/v2/parks", "?/v2/parks",
            "/v2/devices/00/parks", "/v2/devices/00/parks/banpo/", "/v2/devices/00/banpo", "/v2/devices/00/lots/banpo",
        ]
    )
    func unknownPath(path: String) {
        #expect(ServiceRoute(path: path) == nil)
    }
}
