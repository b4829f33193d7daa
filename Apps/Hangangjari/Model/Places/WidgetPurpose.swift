/// What a parking widget shows.
package enum ParkingMode: String, CaseIterable, Codable, Sendable {
    /// All lots together.
    case total
    /// Lot by lot.
    case lots
}

/// What a park widget puts first.
package enum ParkFocus: String, CaseIterable, Codable, Sendable {
    /// The weather and how it goes on.
    case weather
    /// How many people there are.
    case crowd
    /// The fine dust.
    case dust
}

/// The question that a widget's snapshot answers, and so where it is stored: one file each.
package enum WidgetPurpose: Hashable, Sendable {
    /// Is it okay to drive there now?
    case parking(ParkingMode)
    /// Is it okay to visit today?
    case general(ParkFocus)

    /// Every purpose.
    package static let all: [WidgetPurpose] =
        ParkingMode.allCases.map(WidgetPurpose.parking) + ParkFocus.allCases.map(WidgetPurpose.general)
}
