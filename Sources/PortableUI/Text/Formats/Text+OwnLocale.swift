// The device writes dates in its own locale and time zone; where a view has others, they are written here.
#if CompleteFoundation
import Foundation
import WidgetArchive

extension Text {
    /// The text with its dates written in the locale and time zone that a view set; the text itself if none did.
    ///
    /// A text that runs is the device's, in the device's locale, which is reported.
    @MainActor
    func dated(in environment: EnvironmentValues, session: ArchiveSession) -> Text {
        let system = environment.system
        guard system.locale != nil || system.timeZone != nil else { return self }
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        var copy = self
        for (index, piece) in pieces.enumerated() {
            guard let value = piece.live else { continue }
            if let words = formatter.words(for: value) {
                copy.pieces[index].content = .string(words)
            } else if system.locale != nil {
                session.report(.approximated, "a text that runs is written in the device's locale")
            }
        }
        return copy
    }
}

extension DateFormatter {
    /// A date that does not change; nil for what runs.
    fileprivate func words(for value: ArchivedLiveText.Value) -> String? {
        (dateStyle, timeStyle) = (.none, .none)
        switch value {
        case .time(let date):
            timeStyle = .short
            return string(from: date)
        case .date(let date):
            dateStyle = .long
            return string(from: date)
        case .formattedDate(let date, let skeleton):
            setLocalizedDateFormatFromTemplate(skeleton)
            return string(from: date)
        default: return nil
        }
    }
}
#endif
