import Vitrine
import VitrineUI

extension Text {
    /// Creates the time to or since a date in days, hours and minutes, as live text: seconds would draw the eye all
    /// day.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - fieldCount: The maximum number of units.
    init(distanceTo date: Date, fieldCount: Int = 2) {
        self.init(
            .currentDate,
            format: .offset(
                to: date,
                allowedFields: [.day, .hour, .minute],
                maxFieldCount: fieldCount,
                sign: .never
            )
        )
    }
}
