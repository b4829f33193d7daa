import Foundation
import VitrineDevice
import WidgetArchive

/// A widget as a person sees it at a moment, with the words that a screen reader speaks.
struct ObservedWidget {
    var shown: PlacedWidgetSnapshot
    var date: Date
    /// How the device words what it shows, and whether its lock hides what is private.
    var settings: DeviceSettings
    /// The words, in order.
    var words = ""
}

extension ObservedWidget {
    /// Takes over the words of the same widget in the state before, `last`, if they are still the same.
    init(_ widget: PlacedWidgetSnapshot, _ device: DeviceSnapshot, after last: ObservedWidget?) {
        self.init(shown: widget, date: device.clock.date, settings: device.settings)
        let isSame = last.map {
            $0.shown.picture?.digest == widget.picture?.digest && $0.date == date && $0.settings == settings
        }
        words = isSame == true ? last?.words ?? "" : spoken
    }

    var archive: EntryArchive? { shown.picture?.archive }

    var content: WidgetExplanation.Content {
        shown.picture == nil ? .nothing : shown.isPlaceholder ? .placeholder : .entry
    }

    /// How long ago the timeline was requested, in seconds of uptime; nil without a timeline.
    var age: Double? { shown.origin.map { (shown.uptime - $0.uptime).seconds } }

    /// Whether every condition has the same answer for both.
    func looks(like other: ObservedWidget) -> Bool {
        words == other.words && date == other.date && content == other.content && shown.cause == other.shown.cause
            && shown.outcome == other.shown.outcome && age == other.age && link == other.link
            && shown.ledger == other.shown.ledger
    }

    /// The same widget later, when nothing has changed but the time.
    func later(at date: Date) -> ObservedWidget {
        var later = self
        later.date = date
        later.shown.uptime += .seconds(date.timeIntervalSince(self.date))
        later.words = later.spoken
        return later
    }

    private var spoken: String {
        archive.map { Self.words(of: $0, at: date, settings) } ?? ""
    }

    /// The words that a screen reader speaks of an archived view, in order.
    static func words(of archive: EntryArchive, at date: Date, _ settings: DeviceSettings) -> String {
        archive.reading(now: date, wording: settings.wording, hidesPrivate: settings.isLocked).elements
            .map { [$0.label, $0.value].compactMap(\.self).joined(separator: " ") }
            .joined(separator: "; ")
    }

    /// The widget's own link; empty if there is none.
    var link: String { archive?.url ?? "" }

    /// Whether it meets a condition, of which `saysIt` decides the part about its words.
    func meets(_ condition: WidgetCondition, saysIt: @autoclosure () -> Bool) -> Bool {
        if let content = condition.content, content != self.content { return false }
        if let limit = condition.olderThan, (age ?? 0) <= limit.seconds { return false }
        if let cause = condition.cause, cause != shown.cause { return false }
        if let isFailed = condition.isFailed, isFailed != hasFailed { return false }
        if let link = condition.link, !link.matches(self.link) { return false }
        return saysIt()
    }

    /// Whether its words meet a condition.
    func says(_ condition: WidgetCondition) -> Bool {
        if let text = condition.text, !words.contains(text) { return false }
        if let text = condition.without, words.contains(text) { return false }
        return condition.matches?.matches(words) ?? true
    }

    /// The number that a pattern finds; nil if there is none.
    func number(_ pattern: ScriptPattern) -> Int? {
        pattern.capture(in: words).flatMap { Int($0) }
    }

    var hasFailed: Bool {
        switch shown.outcome {
        case .waiting, .fresh: false
        case .failed, .keptOld: true
        }
    }
}
