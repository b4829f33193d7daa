package import HangangjariAPI

/// The valid values of a response of the source about a park, regardless of their age.
package struct ParkReport: Codable, Hashable, Sendable {
    /// The park's known lots, ordered by number; empty if the response contains no parking.
    package var lots: [ParkingSection.Lot]
    /// The visitors; `nil` if the response contains no usable value.
    package var crowd: CrowdSection?
    /// The weather; `nil` if the response contains no usable value.
    package var weather: WeatherSection?
    /// The air; `nil` if the response contains no usable value.
    package var dust: DustSection?

    /// Whether the report contains no values.
    package var isEmpty: Bool {
        lots.allSatisfy { $0.remaining == nil } && crowd == nil && weather == nil && dust == nil
    }

    /// Returns the report with missing sections taken from an earlier report, each with its own, earlier time.
    ///
    /// Only whole sections are filled in. A lot that the source reports as not counted stays without a count.
    package func filled(from earlier: ParkReport?) -> ParkReport {
        guard let earlier else { return self }
        return ParkReport(
            lots: lots.isEmpty ? earlier.lots : lots,
            crowd: crowd ?? earlier.crowd,
            weather: weather ?? earlier.weather,
            dust: dust ?? earlier.dust
        )
    }
}
