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
}

extension ObservedWidget {
    init(_ widget: PlacedWidgetSnapshot, _ device: DeviceSnapshot) {
        date = device.clock.date
        content = widget.picture == nil ? .nothing : widget.isPlaceholder ? .placeholder : .entry
        archive = widget.picture?.archive
        age = widget.origin.map { (widget.uptime - $0.uptime) / .seconds(1) }
        cause = widget.cause
        outcome = widget.outcome
        ledger = widget.ledger
        uptime = widget.uptime
        hidesPrivate = device.settings.isLocked
    }

    /// The same widget later, when nothing has changed but the time.
    func later(at date: Date) -> ObservedWidget {
        var later = self
        let passed = date.timeIntervalSince(self.date)
        later.date = date
        later.age = age.map { $0 + passed }
        later.uptime += .seconds(passed)
        return later
    }

    /// The words that a screen reader speaks, in order.
    var words: String {
        guard let archive else { return "" }
        return archive.reading(now: date, hidesPrivate: hidesPrivate).elements
            .map { [$0.label, $0.value].compactMap(\.self).joined(separator: " ") }
            .joined(separator: "; ")
    }

    func meets(_ condition: WidgetCondition) -> Bool {
        if let content = condition.content, content != self.content { return false }
        if let limit = condition.olderThan, (age ?? 0) <= limit / .seconds(1) { return false }
        if let cause = condition.cause, cause != self.cause { return false }
        if let isFailed = condition.isFailed, isFailed != hasFailed { return false }
        guard condition.text != nil || condition.without != nil else { return true }
        let words = words
        return condition.text.map(words.contains) ?? true && !(condition.without.map(words.contains) ?? false)
    }

    private var hasFailed: Bool {
        switch outcome {
        case .waiting, .fresh: false
        case .failed, .keptOld: true
        }
    }
}
