import Vitrine

struct Weather: Codable, Sendable {
    var observedAt: Date?
    var tag: String?
}

struct WeatherService {
    func weather(
        ifNoneMatch tag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> FetchAnswer<Weather> { .notModified }
}

extension SnapshotKey where Value == Weather {
    static let weather = SnapshotKey("weather.json")
}

extension FreshnessPolicy {
    static let weather = FreshnessPolicy(currentFor: .seconds(600))
}

let now = Date()
let service = WeatherService()
let store = SnapshotStore(GroupContainer(path: "/tmp/group"))

// The snippet.
