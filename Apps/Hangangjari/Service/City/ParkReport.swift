package import HangangjariAPI

/// What the source said about a park, after everything that cannot be was left out: facts, without any judgement of age.
package struct ParkReport: Codable, Hashable, Sendable {
    /// The park's known lots in their order; empty if the source said nothing about parking.
    package var lots: [ParkingSection.Lot]
    /// The visitors; `nil` if the source said nothing of use about them.
    package var crowd: CrowdSection?
    /// The weather; `nil` if the source said nothing of use about it.
    package var weather: WeatherSection?
    /// The air; `nil` if the source said nothing of use about it.
    package var dust: DustSection?

    /// Makes a report.
    package init(lots: [ParkingSection.Lot], crowd: CrowdSection?, weather: WeatherSection?, dust: DustSection?) {
        self.lots = lots
        self.crowd = crowd
        self.weather = weather
        self.dust = dust
    }

    /// Whether it has no value at all.
    package var isEmpty: Bool {
        lots.allSatisfy { $0.remaining == nil } && crowd == nil && weather == nil && dust == nil
    }

    /// The report with what the source left out taken from an earlier one: each section keeps its own, older moment.
    ///
    /// A lot of which the source says that it is not counted stays without a count; only a section that is missing as a
    /// whole is kept.
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
