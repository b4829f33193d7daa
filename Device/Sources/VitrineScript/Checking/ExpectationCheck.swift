import Foundation
import VitrineDevice
import WidgetArchive

/// Checks one expectation while a script is played.
struct ExpectationCheck {
    enum Verdict: Hashable {
        case open
        case passed
        case failed(String, Date, EntryArchive? = nil)
    }

    let expectation: ScriptExpectation
    /// The names of the widgets that it is about: without names in its condition, those on the screen at the start, and
    /// each that is placed later, from its first answer on.
    private var names: [String]
    /// The widgets that its condition names and that it has not seen on the screen.
    private var unseen: Set<String>
    private let start: Date
    /// How late the device's profile shows an entry, in seconds.
    private let lateness: TimeInterval
    private(set) var verdict = Verdict.open
    /// The widgets that have not met the condition yet.
    private var missing: Set<String>
    /// Until when the missing widgets have time at the beginning of a day.
    private var limit: Date?
    /// What the widgets must say at the end, because the last intent wrote it; nil if it may have written nothing.
    private var claimed: String?
    private var last: [String: ObservedWidget] = [:]
    /// The words of each widget, and whether they meet the condition: they change less often than time passes.
    private var judged: [String: (words: String, meet: Bool)] = [:]

    var hasFailed: Bool {
        if case .failed = verdict { true } else { false }
    }

    init(_ expectation: ScriptExpectation, widgets: [String], at start: Date, lateness: TimeInterval = 0) {
        self.expectation = expectation
        self.lateness = lateness
        names = expectation.condition.widgets.isEmpty ? widgets : expectation.condition.widgets
        unseen = Set(expectation.condition.widgets)
        self.start = start
        missing = expectation.kind == .atMidnight ? [] : Set(names)
    }

    /// Looks at the widgets at a moment.
    mutating func observe(_ widgets: [String: ObservedWidget]) {
        guard verdict == .open else { return }
        last = widgets
        unseen.subtract(widgets.keys)
        if expectation.condition.widgets.isEmpty { addNames(widgets) }
        for name in names {
            guard let widget = widgets[name], verdict == .open else { continue }
            observe(widget, name)
        }
        guard expectation.kind == .now, verdict == .open else { return }
        guard unseen.isEmpty else { return failUnseen(at: start) }
        verdict = names.isEmpty ? .failed("the screen shows no widget", start) : .passed
    }

    private mutating func addNames(_ widgets: [String: ObservedWidget]) {
        for (name, widget) in widgets.sorted(by: { $0.key < $1.key })
        where !names.contains(name) && widget.shown.outcome != .waiting {
            names.append(name)
            if case .eventually = expectation.kind { missing.insert(name) }
        }
    }

    /// Ends the check with the script.
    /// - Parameters:
    ///   - date: The date on the device's clock.
    ///   - pending: The taps that the journals of each app have recorded and that are not performed, in words.
    mutating func end(at date: Date, pending: [String: [String]] = [:]) {
        guard verdict == .open else { return }
        guard unseen.isEmpty else { return failUnseen(at: date) }
        switch expectation.kind {
        case .now, .always, .never, .atMost, .atMidnight, .afterTap, .agree, .upToDate: verdict = .passed
        case .performed(let app):
            let left = pending[app] ?? []
            verdict = left.isEmpty ? .passed : .failed(left.joined(separator: "; "), date)
        case .eventually:
            verdict = .failed("the script ended before \(missing.sorted().joined(separator: ", ")) did", date)
        case .sometimes: verdict = .failed("it never happened", date)
        case .afterIntent:
            for (name, widget) in last where names.contains(name) && !(claimed.map(widget.words.contains) ?? true) {
                fail(name, widget, "instead of \"\(claimed ?? "")\"")
            }
            if verdict == .open { verdict = .passed }
        }
    }

    /// Looks at the widgets at the first moment of a local day; one whose entry the profile shows late has as much
    /// time.
    mutating func observeMidnight(_ widgets: [String: ObservedWidget]) {
        guard expectation.kind == .atMidnight, verdict == .open else { return }
        missing = []
        for name in names {
            guard let widget = widgets[name], !meets(widget, name) else { continue }
            if lateness == 0 { fail(name, widget) }
            missing.insert(name)
            limit = widget.date.addingTimeInterval(lateness)
        }
    }

    /// Whether it counts the taps on a widget.
    func counts(_ name: String) -> Bool {
        guard verdict == .open, case .afterTap = expectation.kind else { return false }
        return names.contains(name)
    }

    /// Looks at the widgets before and after a step.
    /// - Parameters:
    ///   - step: The step as it was carried out.
    ///   - before: The widgets as they were before it.
    ///   - current: The same, a tapped widget as a reload would have shown it.
    mutating func observe(
        _ step: DeviceScript.Step,
        _ before: [String: ObservedWidget],
        _ current: [String: ObservedWidget]
    ) {
        guard verdict == .open else { return }
        switch (expectation.kind, step.action) {
        case (.afterTap(let number, let change), .tap(let name, _)) where names.contains(name):
            // A widget whose reload failed shows what was before the tap.
            guard let base = current[name]?.number(number), let widget = last[name], !widget.hasFailed,
                let after = widget.number(number)
            else { return }
            let shown = before[name]?.number(number)
            var allowed = [base + change]
            // An app may take a tap on an old view for the repetition of one that it has counted.
            if shown != base || step.refused != nil { allowed.append(base) }
            // A tap that was refused may have led to no reload either.
            if step.refused != nil { allowed.append(shown ?? base) }
            let old = shown.map { $0 == base ? "" : ", shown as \($0) until then," } ?? ""
            if !allowed.contains(after) { fail(name, widget, "after \(base)\(old) and a tap") }
        case (.afterIntent(let claim), .intent(let app, let name, let parameters))
        where app == claim.app && name == claim.name:
            // A refused intent may have written before it failed.
            let value = step.refused == nil ? parameters[claim.parameter] : nil
            claimed = value.map { claim.text.replacing("{}", with: ScriptWriter.plain($0)) }
        default: break
        }
    }

    private mutating func observe(_ widget: ObservedWidget, _ name: String) {
        switch expectation.kind {
        case .now, .always:
            if !meets(widget, name) { fail(name, widget) }
        case .never:
            if meets(widget, name) { fail(name, widget) }
        case .atMidnight:
            guard missing.contains(name), let limit else { return }
            if meets(widget, name) {
                missing.remove(name)
            } else if widget.date > limit {
                fail(name, widget)
            }
        case .eventually(let time):
            let limit = start.addingTimeInterval(time.seconds + lateness)
            if missing.contains(name), meets(widget, name), widget.date <= limit { missing.remove(name) }
            if missing.isEmpty {
                verdict = .passed
            } else if missing.contains(name), widget.date > limit {
                fail(name, widget)
            }
        case .sometimes:
            if meets(widget, name) { verdict = .passed }
        case .atMost(let count, let kind):
            let actual = widget.shown.ledger.count(kind, at: widget.shown.uptime)
            if actual > count { verdict = .failed("\(name) had \(actual)", widget.date) }
        case .agree(let patterns):
            let found = Set(patterns.compactMap { $0.capture(in: widget.words + " " + widget.link)?.lowercased() })
            if found.count > 1 { fail(name, widget, "with the link \(widget.link)") }
        case .afterTap, .afterIntent, .upToDate, .performed: break
        }
    }

    private mutating func meets(_ widget: ObservedWidget, _ name: String) -> Bool {
        widget.meets(expectation.condition, saysIt: says(widget, name))
    }

    private mutating func says(_ widget: ObservedWidget, _ name: String) -> Bool {
        if let known = judged[name], known.words == widget.words { return known.meet }
        let meet = widget.says(expectation.condition)
        judged[name] = (widget.words, meet)
        return meet
    }

    /// The widgets that are to be compared with what a reload would show.
    var comparedNames: [String] {
        guard verdict == .open, case .upToDate = expectation.kind else { return [] }
        return names
    }

    /// Compares what a widget shows with what a reload would show.
    mutating func compare(_ name: String, with reloaded: String) {
        guard verdict == .open, names.contains(name), case .upToDate(let patterns) = expectation.kind,
            let widget = last[name]
        else { return }
        for pattern in patterns where pattern.capture(in: widget.words) != pattern.capture(in: reloaded) {
            if verdict == .open { fail(name, widget, "and a reload would show \"\(reloaded)\"") }
        }
    }

    private mutating func failUnseen(at date: Date) {
        verdict = .failed("the screen has not shown \(unseen.sorted().joined(separator: ", "))", date)
    }

    private mutating func fail(_ name: String, _ widget: ObservedWidget, _ circumstance: String? = nil) {
        let shown =
            switch widget.content {
            case .entry: "showed \"\(widget.words)\""
            case .placeholder: "showed the placeholder"
            case .nothing: "showed nothing"
            }
        let age = widget.age.map { ", requested \(Duration.seconds($0.rounded(.down)).words) ago" } ?? ""
        let cause = widget.shown.cause.map { ", problem \($0.rawValue)" } ?? ""
        let rest = circumstance.map { ", \($0)" } ?? ""
        verdict = .failed("\(name) \(shown)\(age)\(cause)\(rest)", widget.date, widget.archive)
    }
}
