import Vitrine
import VitrineUI

extension Text {
    /// Creates the age of an observation in days, hours and minutes, as live text.
    ///
    /// Seconds would move all day beside numbers that change twice an hour.
    init(ageOf observedAt: Date) {
        self.init(.currentDate, format: .offset(to: observedAt, allowedFields: [.day, .hour, .minute], sign: .never))
    }
}
