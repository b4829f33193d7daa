import CompactJSON
package import HangangjariAPI
package import HangangjariParks

/// Reads the city's answers with the distrust they need.
package struct ParkReportReader: Sendable {
    /// The most bytes that an answer may have; real ones have about 20,000.
    package static let maximumBytes = 1 << 20
    /// How many seconds an observation may lie ahead before its time is not believed: two clocks never agree.
    static let tolerance = 120
    /// How many seconds old an observation may be before its time is not believed: a counter that hangs since 1970.
    static let maximumAge = 7 * 86_400

    let park: RiverPark
    let now: Timestamp
    /// Seconds that are added to every time, so that a recording of another week can be read as of this one.
    let shift: Int

    /// Makes a reader of answers about a park.
    package init(park: RiverPark, now: Timestamp, shift: Int = 0) {
        self.park = park
        self.now = now
        self.shift = shift
    }

    /// Reads one answer.
    /// - Throws: ``ServiceError``: `unreadable`, `refused`, `wrongPark`, `empty`.
    package func report(from bytes: [UInt8]) throws(ServiceError) -> ParkReport {
        let place = try place(in: bytes)
        let report = ParkReport(
            lots: lots(place.parking?.elements ?? []),
            crowd: place.population?.elements.first.flatMap(crowd),
            weather: place.weather?.elements.first.flatMap(weather),
            dust: place.weather?.elements.first.flatMap(dust)
        )
        guard !report.isEmpty else {
            throw ServiceError(.empty, "the source names \(park.id), and has no value about it that can be believed")
        }
        return report
    }

    private func place(in bytes: [UInt8]) throws(ServiceError) -> CityPayload.Place {
        guard bytes.count <= Self.maximumBytes else {
            throw ServiceError(.unreadable, "the source's answer about \(park.id) has \(bytes.count) bytes, too many")
        }
        let payload: CityPayload
        do {
            payload = try CompactJSONDecoder().decode(CityPayload.self, from: bytes)
        } catch {
            if let code = Self.codeInMarkup(bytes) { throw refusal(code: code, message: nil) }
            throw ServiceError(
                .unreadable,
                "the source's answer about \(park.id) is not JSON as expected",
                cause: error
            )
        }
        let code = payload.result?.longCode.text ?? payload.result?.code.text
        if let code, code != "INFO-000" {
            throw refusal(code: code, message: payload.result?.longMessage.text ?? payload.result?.message.text)
        }
        guard let place = payload.place else {
            throw ServiceError(.empty, "the source's answer about \(park.id) has no place in it")
        }
        let isPark = place.code.text.map { $0 == park.placeCode } ?? (place.name.text == park.name)
        guard isPark else {
            let other = place.name.text ?? place.code.text ?? "no place"
            throw ServiceError(.wrongPark, "the source was asked about \(park.id) and answered about \(other)")
        }
        return place
    }

    private func refusal(code: String, message: String?) -> ServiceError {
        ServiceError(
            code == "INFO-200" ? .empty : .refused,
            "the source refuses to answer about \(park.id): \(code.prefix(20)) \((message ?? "").prefix(200))"
        )
    }

    /// The code of a refusal in markup, which is how the city answers a bad key whatever form was asked for.
    private static func codeInMarkup(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes.prefix(2000), as: UTF8.self)
        guard text.hasPrefix("<"), let code = text.firstRange(of: "<CODE>"),
            let end = text[code.upperBound...].firstRange(of: "</CODE>")
        else { return nil }
        return String(text[code.upperBound..<end.lowerBound])
    }

    /// The moment of an observation; `nil` if it is not written, not readable, or not to be believed.
    func observation(_ text: CityText?) -> Timestamp? {
        guard let time = moment(text) else { return nil }
        let age = now.seconds(since: time)
        return (-Self.tolerance...Self.maximumAge).contains(age) ? time : nil
    }

    /// A moment ahead; `nil` if it is not written or not readable, or has passed.
    func prospect(_ text: CityText?) -> Timestamp? {
        guard let time = moment(text), time > now, time.seconds(since: now) <= 48 * 3600 else { return nil }
        return time
    }

    private func moment(_ text: CityText?) -> Timestamp? {
        text.text.flatMap(CityTime.timestamp)?.adding(shift)
    }
}
