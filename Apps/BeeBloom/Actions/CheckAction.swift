package import Vitrine

/// A tap on a habit of the widget: the wish that it is checked on the day of the picture.
package struct CheckAction: WidgetAction {
    /// `<habit>:<day>#<count>`: the picture's button, see `WidgetAction`.
    package var id: String
    /// The habit's row id.
    package var habit: String
    /// The habit's title when the picture was drawn, at most 80 characters; for what the app tells.
    package var title: String
    /// The day of the picture.
    package var day: LocalDay
    /// The day on which the button was tapped: another one if the picture was left standing over midnight.
    package var tappedOn: LocalDay

    /// Makes the action of a tap.
    ///
    /// - Parameters:
    ///   - habit: The habit's row id.
    ///   - title: The habit's title; it is cut.
    ///   - day: The day of the picture.
    ///   - tappedOn: The day of the tap.
    ///   - settledCount: What the journal had settled when the picture was drawn.
    package init(habit: String, title: String, day: LocalDay, tappedOn: LocalDay, settledCount: UInt64) {
        id = "\(habit):\(day)#\(settledCount)"
        self.habit = habit
        self.title = DisplayTitle.shown(title)
        self.day = day
        self.tappedOn = tappedOn
    }
}

/// A title as it is shown on a widget or a screen.
package enum DisplayTitle {
    /// The longest title that is shown, in characters.
    package static let maximumShown = 80

    /// The title on one line, cut to `maximumShown` characters with an ellipsis for the rest.
    package static func shown(_ title: String) -> String {
        let isLong = title.count > maximumShown
        let head = isLong ? title.prefix(maximumShown - 1) + "\u{2026}" : title[...]
        // A title of the database may hold line breaks and control characters.
        guard head.unicodeScalars.contains(where: isControl) else { return String(head) }
        var line = String.UnicodeScalarView()
        for scalar in head.unicodeScalars { line.append(isControl(scalar) ? " " : scalar) }
        return String(line)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }
}
