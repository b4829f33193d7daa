import HangangjariAPI
import Synchronization

@testable import HangangjariService

/// A source with scripted responses, which records the requests.
final class ScriptedSource: ParkSource {
    typealias Script = @Sendable (RiverPark, Timestamp) async throws(ServiceError) -> [UInt8]

    private let script: Mutex<Script>
    private let asked = Mutex<[String]>([])
    private let pastSamples = Mutex<[ParkingSample]>([])

    init(_ script: @escaping Script) { self.script = Mutex(script) }

    /// The requested parks, in order.
    var questions: [String] { asked.withLock { $0 } }

    func change(_ script: @escaping Script) { self.script.withLock { $0 = script } }

    /// Fails from now on.
    func fail(_ code: ServiceError.Code = .unreachable) {
        change { _, _ throws(ServiceError) in throw ServiceError(code, "on purpose") }
    }

    /// Gives valid responses from now on.
    func succeed(remaining: Int) {
        change { park, now throws(ServiceError) in Self.answer(park, now, remaining: remaining) }
    }

    /// The samples of earlier days.
    var past: [ParkingSample] {
        get { pastSamples.withLock { $0 } }
        set { pastSamples.withLock { $0 = newValue } }
    }

    func history(of park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] { past }

    func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        asked.withLock { $0.append(park.id) }
        return SourcePayload(bytes: try await script.withLock { $0 }(park, now))
    }

    /// Returns a response in which every lot has the given number of free spaces, counted a minute ago.
    static func answer(_ park: RiverPark, _ now: Timestamp, remaining: Int) -> [UInt8] {
        var answer = CityAnswer()
        answer.code = park.placeCode
        answer.name = park.name
        let minuteAgo = CityTime.text(now.adding(-60))
        answer.parking = CityAnswer.lots(
            park.lots.map { lot in CityAnswer.named(lot.name, String(lot.capacity), String(remaining), time: minuteAgo)
            }
        )
        answer.population = CityAnswer.people(time: minuteAgo)
        answer.weather = CityAnswer.sky(["WEATHER_TIME": minuteAgo])
        return answer.bytes
    }

    /// Returns a source that always gives valid responses.
    static func good(remaining: Int = 10) -> ScriptedSource {
        ScriptedSource { park, now throws(ServiceError) in answer(park, now, remaining: remaining) }
    }

    /// Returns a source that fails.
    static func failing() -> ScriptedSource {
        ScriptedSource { _, _ throws(ServiceError) in throw ServiceError(.unreachable, "on purpose") }
    }
}
