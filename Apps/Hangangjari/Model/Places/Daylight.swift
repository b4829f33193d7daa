public import Vitrine

/// Whether it is light in Seoul, for the choice between a sun and a moon.
///
/// Sunrise and sunset are those of the fifteenth of each month, by the almanac of the Korea Astronomy and Space Science
/// Institute, in minutes of the day in Korea, which is nine hours ahead of Greenwich all year. On other days they
/// differ by up to 25 minutes.
public enum Daylight {
    private static let hours: [(sunrise: Int, sunset: Int)] = [
        (466, 1056), (443, 1089), (403, 1117), (357, 1145), (323, 1172), (310, 1194), (322, 1192), (347, 1166),
        (373, 1122), (399, 1077), (431, 1042), (458, 1034),
    ]

    /// Whether the sun is below the horizon.
    public static func isNight(at date: Date) -> Bool {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 1e11 else { return false }
        let time = WallTime(secondsSince1970: Int(seconds.rounded(.down)) + 9 * 3600)
        let (sunrise, sunset) = hours[time.day.month - 1]
        return !(sunrise..<sunset).contains(time.secondOfDay / 60)
    }
}
