import Foundation
public import VitrineDevice
import WidgetArchive

extension DeviceStatus {
    /// The status as lines for a terminal, with dates in UTC.
    public var lines: [String] {
        let failure = buildFailure.map { "the sources do not compile, and the device runs the last programs: \($0)" }
        var lines = [clock.line] + (failure?.split(separator: "\n").map(String.init) ?? [])
        lines.append("screen \(screen), \(isLocked ? "locked" : "unlocked"), \(front)")
        lines.append("settings")
        // The clock and its zone are in the first line.
        let shown = settings.filter { !["locked", "now", "screen", "speed", "timeZone"].contains($0.key) }
        lines += TextTable.rows(shown.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
        lines.append(apps.isEmpty ? "no apps" : "apps")
        lines += TextTable.rows(apps.map(\.cells))
        lines.append(widgets.isEmpty ? "no widgets are placed; `vitrine place KIND` places one" : "widgets")
        lines += TextTable.rows(widgets.map(\.cells))
        return lines
    }

    private var front: String { foreground.map { "\($0) is in front" } ?? "the home screen is in front" }
}

extension DeviceStatus.Clock {
    /// The clock on one line, with dates in UTC.
    public var line: String {
        let pace =
            isPaused
            ? "paused" : "speed \(speed.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX"))))"
        let next = nextEntry.map { ", next entry \($0.formatted(.iso8601))" } ?? ""
        return "\(now.formatted(.iso8601)) in \(zone), \(pace)\(next)"
    }
}

extension DeviceStatus.App {
    fileprivate var cells: [String] {
        [id, name, trouble.map { "trouble: \($0)" } ?? phase.rawValue, kinds.map(\.kind).joined(separator: ", ")]
    }
}

extension WidgetStatus {
    fileprivate var cells: [String] {
        let place = position.map { "page \($0.page + 1), column \($0.column + 1), row \($0.row + 1)" } ?? "lock screen"
        return [id, kind, family.words, place, status.rawValue, message]
    }
}

extension WidgetReading {
    /// The reading as lines for a terminal: what is drawn, then what is spoken.
    public var lines: [String] {
        let title = "\(id): \(kind), \(family.words), of \(app)\(isPlaceholder ? "; the placeholder" : "")"
        let spoken = elements.isEmpty ? [] : ["A screen reader says:"] + elements.map { "  \($0)" }
        let silent = Set(actions.keys).subtracting(elements.compactMap(\.action)).sorted()
        let controls = silent.map { "  action \($0) performs \(actions[$0] ?? "")" }
        let notes = findings.map { "  \($0.kind.rawValue): \($0.message)" }
        return [title] + text + spoken + (controls.isEmpty ? [] : ["Actions without words:"] + controls)
            + (notes.isEmpty ? [] : ["Findings:"] + notes)
    }
}

extension NamedSetting {
    /// The settings as lines for a terminal.
    public static func lines(_ settings: [NamedSetting]) -> [String] {
        settings.flatMap { setting in
            let values =
                setting.choices.isEmpty
                ? setting.example.map { "such as \($0)" } : setting.choices.joined(separator: ", ")
            return ["\(setting.name) = \(setting.value)", "    \(setting.summary)\(values.map { ": \($0)" } ?? "")"]
        }
    }
}

extension TappedControl {
    /// What was tapped, in a sentence.
    public var line: String {
        if let action { return "tapped \(action)\(intent.map { " (\($0))" } ?? "") on \(widget)" }
        return url.map { "tapped the link \($0) on \(widget)" } ?? "tapped \(widget), which opens its app"
    }
}
