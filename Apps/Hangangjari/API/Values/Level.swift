/// How much room there is: in a parking lot, in a park's lots together, or among the people in a park.
package enum Level: String, OpenEnumeration, CaseIterable {
    /// Plenty of room. Parking: more than half of the spaces. Crowd: the city's 여유.
    case available
    /// Room without search. Parking: more than a fifth of the spaces. Crowd: 보통.
    case normal
    /// Little room. Parking: a fifth of the spaces or less. Crowd: 약간 붐빔.
    case crowded
    /// No room. Parking: no space. Crowd: 붐빔.
    case full
    /// Not known, which is never the same as no room.
    case unknown

    /// The level of a number of spaces left; ``unknown`` without a number or without a capacity above 0.
    ///
    /// More spaces left than there are, which the source does say at times, is ``unknown`` too: such a counter is wrong.
    package static func ofParking(remaining: Int?, capacity: Int?) -> Level {
        guard let remaining, let capacity, capacity > 0, (0...capacity).contains(remaining) else { return .unknown }
        if remaining == 0 { return .full }
        if remaining * 5 <= capacity { return .crowded }
        return remaining * 2 <= capacity ? .normal : .available
    }
}
