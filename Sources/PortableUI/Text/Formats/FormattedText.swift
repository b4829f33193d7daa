import VitrinePlatform

/// A value with its format, which is written when the locale of the view is known.
package struct FormattedText: Equatable, Sendable {
    // Formats and what they write are values, which nobody changes any more.
    private nonisolated(unsafe) let write: (Locale) -> String

    /// Keeps a value with its format.
    package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
        write = { format._following($0).format(input) }
    }

    /// The value in a locale.
    package func text(localeIdentifier: String) -> String { write(Locale(identifier: localeIdentifier)) }

    /// Whether both write the same.
    package static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
        lhs.text(localeIdentifier: "en_US") == rhs.text(localeIdentifier: "en_US")
    }
}

extension FormatStyle {
    /// The style with a locale and its calendar in place of those that Foundation takes for the current ones, which are
    /// not the device's on Linux; what the code has chosen stays.
    public func _following(_ locale: Locale) -> Self {
        let style = self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
        #if CompleteFoundation
        return (style as? any CalendarFormatStyle)?.following(locale.calendar) as? Self ?? style
        #else
        return style
        #endif
    }
}

#if CompleteFoundation
/// A style that writes dates of its calendar.
private protocol CalendarFormatStyle: FormatStyle {
    var calendar: Calendar { get set }
}

extension CalendarFormatStyle {
    fileprivate func following(_ calendar: Calendar) -> Self {
        guard self.calendar == .autoupdatingCurrent else { return self }
        var copy = self
        copy.calendar = calendar
        return copy
    }
}

extension Date.FormatStyle: CalendarFormatStyle {}
extension Date.IntervalFormatStyle: CalendarFormatStyle {}
extension Date.RelativeFormatStyle: CalendarFormatStyle {}
#endif
