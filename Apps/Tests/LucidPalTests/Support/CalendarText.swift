import Foundation
import LucidPalApp
import LucidPalModel
import Vitrine

/// Wraps the lines of one event, or of several components, in a calendar.
func calendar(_ body: String) -> Data {
    let lines =
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + body.split(separator: "\n").map(String.init) + [
            "END:VCALENDAR", "",
        ]
    return Data(lines.joined(separator: "\r\n").utf8)
}

/// Wraps the lines of an event.
func event(_ lines: String) -> String { "BEGIN:VEVENT\n\(lines)\nEND:VEVENT\n" }

/// An occurrence on one line: `2026-03-29T08:00:00Z/2026-03-29T09:00:00Z Title @ Place`.
func line(_ event: UpcomingEvent) -> String {
    let span =
        switch event.span {
        case .moments(let start, let end): "\(start.ISO8601Format())/\(end.ISO8601Format())"
        case .days(let first, let last): "\(first)..\(last)"
        case .floating(let start, let end): "\(start)/\(end)"
        }
    return "\(span) \(event.title)" + (event.location.map { " @ \($0)" } ?? "")
}
