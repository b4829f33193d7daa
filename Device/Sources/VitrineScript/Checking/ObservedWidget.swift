import Foundation
import VitrineDevice
import WidgetArchive

/// What a person sees of a widget at a moment.
struct ObservedWidget {
    var date: Date
    var content: WidgetExplanation.Content
    var archive: EntryArchive?
    /// How long ago the timeline was requested, in seconds of uptime; nil without a timeline.
    var age: Double?
    var cause: WidgetCause?
    var outcome: WidgetOutcome
    var ledger: ReloadLedger
    var uptime: Duration
    var hidesPrivate: Bool
    /// The words that a screen reader speaks, in order.
    var words = ""
    var digest: ArchiveDigest?
}

extension ObservedWidget {
    /// Takes over the words of the same widget in the state before, `last`, if they are still the same.
    init(_ widget: PlacedWidgetSnapshot, _ device: DeviceSnapshot, after last: ObservedWidget?) {
        date = device.clock.date
        content = widget.picture == nil ? .nothing : widget.isPlaceholder ? .placeholder : .entry
        archive = widget.picture?.archive
        age = widget.origin.map { (widget.uptime - $0.uptime) / .seconds(1) }
        cause = widget.cause
        outcome = widget.outcome
        ledger = widget.ledger
        uptime = widget.uptime
        hidesPrivate = device.settings.isLocked
        digest = widget.picture?.digest
        let isSame = last.map { $0.digest == digest && $0.date == date && $0.hidesPrivate == hidesPrivate } ?? false
        words = isSame ? last?.words ?? "" : spoken
    }

    /// Whether every condition has the same answer for both.
    func looks(like other: ObservedWidget) -> Bool {
        words == other.words && date == other.date && content == other.content && cause == other.cause
            && outcome == other.outcome && age == other.age && link == other.link && ledger == other.ledger
    }

    /// The same widget later, when nothing has changed but the time.
    func later(at date: Date) -> ObservedWidget {
        var later = self
        let passed = date.timeIntervalSince(self.date)
        later.date = date
        later.age = age.map { $0 + passed }
        later.uptime += .seconds(passed)
        later.words = later.spoken
        return later
    }

    private var spoken: String {
        archive.map { Self.words(of: $0, at: date, hidesPrivate: hidesPrivate) } ?? ""
    }

    /// The words that a screen reader speaks of an archived view, in order.
    static func words(of archive: EntryArchive, at date: Date, hidesPrivate: Bool) -> String {
        archive.reading(now: date, hidesPrivate: hidesPrivate).elements
            .map { [$0.label, $0.value].compactMap(\.self).joined(separator: " ") }
            .joined(separator: "; ")
    }

    /// The widget's own link; empty if there is none.
    var link: String { archive?.url ?? "" }

    func meets(_ condition: WidgetCondition) -> Bool {
        if let content = condition.content, content != self.content { return false }
        if let limit = condition.olderThan, (age ?? 0) <= limit / .seconds(1) { return false }
        if let cause = condition.cause, cause != self.cause { return false }
        if let isFailed = condition.isFailed, isFailed != hasFailed { return false }
        if let link = condition.link, !link.matches(self.link) { return false }
        guard condition.text != nil || condition.without != nil || condition.matches != nil else { return true }
        let words = words
        if let text = condition.text, !words.contains(text) { return false }
        if let text = condition.without, words.contains(text) { return false }
        return condition.matches?.matches(words) ?? true
    }

    /// The number that a pattern finds; nil if there is none.
    func number(_ pattern: ScriptPattern) -> Int? {
        pattern.capture(in: words).flatMap { Int($0) }
    }

    var hasFailed: Bool {
        switch outcome {
        case .waiting, .fresh: false
        case .failed, .keptOld: true
        }
    }
}
