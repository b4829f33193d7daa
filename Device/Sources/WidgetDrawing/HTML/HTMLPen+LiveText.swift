import Foundation
import WidgetArchive

extension HTMLPen {
    /// Writes the attributes from which the page's script updates a live text; a text that never changes gets none.
    ///
    /// `data-live` is `relative`, `offset`, `distance`, `timer` or `interval`. Dates are in milliseconds since 1970.
    mutating func writeTicking(_ value: ArchivedLiveText.Value, prefix: String = "", suffix: String = "") {
        switch value {
        case .time, .date, .formattedDate, .number, .percent: return
        case .relative(let date): moment(" data-live=\"relative\" data-date=\"", date)
        case .offset(let date): moment(" data-live=\"offset\" data-date=\"", date)
        case .distance(let date, let units, let count, let sign):
            moment(" data-live=\"distance\" data-date=\"", date)
            words(" data-units=\"", units.map(\.rawValue).joined(separator: " "))
            words(" data-count=\"", String(count))
            words(" data-sign=\"", sign.rawValue)
        case .timer(let date):
            moment(" data-live=\"timer\" data-date=\"", date)
            writeDigits()
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            moment(" data-live=\"interval\" data-start=\"", start)
            moment(" data-end=\"", end)
            if let pauseTime { moment(" data-pause=\"", pauseTime) }
            if countsDown { html.markup(" data-down") }
            if showsHours { html.markup(" data-hours") }
            writeDigits()
        }
        words(" data-prefix=\"", prefix)
        words(" data-suffix=\"", suffix)
    }

    /// Writes the attributes from which the page's script updates a gauge; a gauge that does not move gets none.
    mutating func writeTicking(_ gauge: ArchivedGauge) {
        guard case .interval(let start, let end, let countsDown) = gauge.progress else { return }
        moment(" data-live=\"gauge\" data-start=\"", start)
        moment(" data-end=\"", end)
        if countsDown { html.markup(" data-down") }
    }

    /// Writes the zero of the locale's digits; without it a timer has those of English.
    private mutating func writeDigits() {
        if !wording.digits.areLatin { words(" data-zero=\"", String(wording.digits.zero)) }
    }

    private mutating func moment(_ opening: StaticString, _ date: Date) {
        html.markup(opening)
        let milliseconds = date.timeIntervalSince1970 * 1000
        html.integer(milliseconds.isNaN ? 0 : Int(min(max(milliseconds, -8.64e15), 8.64e15).rounded()))
        html.markup("\"")
    }

    private mutating func words(_ opening: StaticString, _ text: String) {
        guard !text.isEmpty else { return }
        html.markup(opening)
        html.line(text)
        html.markup("\"")
    }
}
