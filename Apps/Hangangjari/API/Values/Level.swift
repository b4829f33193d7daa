/// The amount of room in a parking lot, in all lots of a park, or among the visitors of a park.
public enum Level: String, OpenEnumeration, CaseIterable {
    /// Plenty of room: more than half of the parking spaces, or the crowd level 여유.
    case available
    /// Room without a long search: more than a fifth of the parking spaces, or the crowd level 보통.
    case normal
    /// Little room: at most a fifth of the parking spaces, or the crowd level 약간 붐빔.
    case crowded
    /// No room: no free parking space, or the crowd level 붐빔.
    case full
    /// The level is unknown, which never means that there is no room.
    case unknown

    /// Returns the level of a number of free spaces; ``unknown`` without a number or without a positive capacity.
    ///
    /// A number of free spaces above the capacity, which the source sometimes reports, is ``unknown`` too: that counter
    /// is wrong.
    public static func ofParking(remaining: Int?, capacity: Int?) -> Level {
        guard let remaining, let capacity, capacity > 0, (0...capacity).contains(remaining) else { return .unknown }
        if remaining == 0 { return .full }
        if remaining * 5 <= capacity { return .crowded }
        return remaining * 2 <= capacity ? .normal : .available
    }
}
