import CompactJSON
import HangangjariAPI

/// Reads and validates the city's responses.
package struct ParkReportReader: Sendable {
    /// The largest size of a response, in bytes; real responses have about 20,000 bytes.
    package static let maximumBytes = 1 << 20
    /// The largest plausible lead of an observation's time, in seconds; it allows for clocks that differ.
    static let tolerance = 120
    /// The largest plausible age of an observation, in seconds; a broken counter can report times such as 1970.
    static let maximumAge = 7 * 86_400

    let park: RiverPark
    let now: Timestamp
    /// The number of seconds to add to every time, so that a recording of another week can be read as one of this week.
    var shift = 0

    /// Reads a response.
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
            throw ServiceError(.empty, "the source's answer about \(park.id) contains no usable value")
        }
        return report
    }

    private func place(in bytes: [UInt8]) throws(ServiceError) -> CityPayload.Place {
        guard bytes.count <= Self.maximumBytes else {
            throw ServiceError(.unreadable, "the source's answer about \(park.id) is too large: \(bytes.count) bytes")
        }
        let payload: CityPayload
        do {
            payload = try CompactJSONDecoder().decode(CityPayload.self, from: bytes)
        } catch {
            if let code = Self.codeInMarkup(bytes) { throw refusal(code: code, message: nil) }
            throw ServiceError(
                .unreadable,
                "the source's answer about \(park.id) is not valid JSON of the expected form",
                cause: error
            )
        }
        let code = payload.result?.longCode.text ?? payload.result?.code.text
        if let code, code != "INFO-000" {
            throw refusal(code: code, message: payload.result?.longMessage.text ?? payload.result?.message.text)
        }
        guard let place = payload.place else {
            throw ServiceError(.empty, "the source's answer about \(park.id) contains no place")
        }
        let isPark = place.code.text.map { $0 == park.placeCode } ?? (place.name.text == park.name)
        guard isPark else {
            let other = place.name.text ?? place.code.text ?? "an unnamed place"
            throw ServiceError(.wrongPark, "the source was asked about \(park.id) but answered about \(other)")
        }
        return place
    }

    private func refusal(code: String, message: String?) -> ServiceError {
        ServiceError(
            code == "INFO-200" ? .empty : .refused,
            "the source refused to answer about \(park.id): \(code.prefix(20)) \((message ?? "").prefix(200))"
        )
    }

    /// Returns the code of a refusal in markup, which is the city's response to an invalid key in any requested format.
    private static func codeInMarkup(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes.prefix(2000), as: UTF8.self)
        guard text.hasPrefix("<"), let code = text.firstRange(of: "<CODE>"),
            let end = text[code.upperBound...].firstRange(of: "</CODE>")
        else { return nil }
        return String(text[code.upperBound..<end.lowerBound])
    }

    /// Returns the time of an observation; `nil` if it is missing, invalid or implausible.
    func observation(_ text: CityText?) -> Timestamp? {
        guard let time = moment(text) else { return nil }
        let age = now.seconds(since: time)
        return (-Self.tolerance...Self.maximumAge).contains(age) ? time : nil
    }

    /// Returns a time in the next 48 hours; `nil` if it is missing, invalid or outside that range.
    func prospect(_ text: CityText?) -> Timestamp? {
        guard let time = moment(text), time > now, time.seconds(since: now) <= 48 * 3600 else { return nil }
        return time
    }

    private func moment(_ text: CityText?) -> Timestamp? {
        text.text.flatMap(CityTime.timestamp)?.adding(shift)
    }
}
