package import Vitrine
import VitrineActions

/// A tap on a habit in the widget: a request to check the habit on the day that the widget shows.
package struct CheckAction: WidgetAction {
    /// `<habit>:<day>#<count>`, which identifies the button of one rendering; see `WidgetAction`.
    package var id: String
    /// The habit's row id; without a title also the title that a person typed.
    package var habit: String
    /// The habit's title at rendering time, at most 80 characters; used in messages of the app.
    ///
    /// It is nil if a command that could not read the store noted the tap.
    package var title: String?
    /// The day that the widget shows.
    package var day: LocalDay
    /// The day of the tap; it differs from `day` if the widget still shows the previous day after midnight.
    package var tappedOn: LocalDay

    /// Creates the action of a tap.
    ///
    /// - Parameters:
    ///   - habit: The habit's row id; without a title also what a person typed.
    ///   - title: The habit's title; it is truncated. Nil if it is unknown.
    ///   - day: The day that the widget shows.
    ///   - tappedOn: The day of the tap.
    ///   - settledCount: The journal's settled count at rendering time.
    package init(habit: String, title: String?, day: LocalDay, tappedOn: LocalDay, settledCount: UInt64) {
        id = "\(habit):\(day)#\(settledCount)"
        self.habit = habit
        self.title = title.map(DisplayTitle.shown)
        self.day = day
        self.tappedOn = tappedOn
    }
}

/// Titles as widgets and screens show them.
package enum DisplayTitle {
    /// The maximum length of a displayed title, in characters.
    package static let maximumShown = 80

    /// Returns the title on one line, truncated to `maximumShown` characters with an ellipsis.
    package static func shown(_ title: String) -> String {
        let isLong = title.count > maximumShown
        let head = isLong ? title.prefix(maximumShown - 1) + "\u{2026}" : title[...]
        // A stored title may contain line breaks and control characters.
        guard head.unicodeScalars.contains(where: isControl) else { return String(head) }
        var line = String.UnicodeScalarView()
        for scalar in head.unicodeScalars { line.append(isControl(scalar) ? " " : scalar) }
        return String(line)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }
}
