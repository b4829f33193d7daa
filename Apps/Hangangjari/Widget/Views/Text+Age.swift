import Vitrine
import VitrineUI

extension Text {
    /// Creates the age of an observation in days, hours and minutes, as live text.
    ///
    /// Seconds would move all day beside numbers that change twice an hour.
    /// - Parameters:
    ///   - observedAt: The time of the observation.
    ///   - units: How many units are shown at most, from the largest one.
    init(ageOf observedAt: Date, units: Int = 2) {
        self.init(
            .currentDate,
            format: .offset(
                to: observedAt,
                allowedFields: [.day, .hour, .minute],
                maxFieldCount: units,
                sign: .never
            )
        )
    }
}
