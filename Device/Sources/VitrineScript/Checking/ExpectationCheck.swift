import Foundation
import VitrineDevice

/// Checks one expectation while a script is played.
struct ExpectationCheck {
    enum Verdict: Hashable {
        case open
        case passed
        case failed(String, Date)
    }

    let expectation: ScriptExpectation
    /// The names of the widgets that it is about.
    private let names: [String]
    private let start: Date
    private(set) var verdict = Verdict.open
    /// The widgets that have not met the condition yet.
    private var missing: Set<String>

    init(_ expectation: ScriptExpectation, widgets: [String], at start: Date) {
        self.expectation = expectation
        names = expectation.condition.widgets.isEmpty ? widgets : expectation.condition.widgets
        self.start = start
        missing = Set(names)
    }

    /// Looks at the widgets at a moment.
    mutating func observe(_ widgets: [String: ObservedWidget]) {
        guard verdict == .open else { return }
        for name in names {
            guard let widget = widgets[name], verdict == .open else { continue }
            observe(widget, name)
        }
        if expectation.kind == .now, verdict == .open { verdict = .passed }
    }

    /// Ends the check with the script.
    mutating func end(at date: Date) {
        guard verdict == .open else { return }
        switch expectation.kind {
        case .now, .always, .never, .atMost: verdict = .passed
        case .eventually:
            verdict = .failed("the script ended before \(missing.sorted().joined(separator: ", ")) did", date)
        case .sometimes: verdict = .failed("it never happened", date)
        }
    }

    private mutating func observe(_ widget: ObservedWidget, _ name: String) {
        let condition = expectation.condition
        switch expectation.kind {
        case .now, .always:
            if !widget.meets(condition) { fail(name, widget) }
        case .never:
            if widget.meets(condition) { fail(name, widget) }
        case .eventually(let time):
            let limit = start.addingTimeInterval(time / .seconds(1))
            if missing.contains(name), widget.meets(condition), widget.date <= limit { missing.remove(name) }
            if missing.isEmpty {
                verdict = .passed
            } else if missing.contains(name), widget.date > limit {
                fail(name, widget)
            }
        case .sometimes:
            if widget.meets(condition) { verdict = .passed }
        case .atMost(let count, let kind):
            let actual = widget.ledger.count(kind, at: widget.uptime)
            if actual > count { verdict = .failed("\(name) had \(actual)", widget.date) }
        }
    }

    private mutating func fail(_ name: String, _ widget: ObservedWidget) {
        let shown =
            switch widget.content {
            case .entry: "showed \"\(widget.words)\""
            case .placeholder: "showed the placeholder"
            case .nothing: "showed nothing"
            }
        let age = widget.age.map { ", requested \(Int($0)) seconds ago" } ?? ""
        let cause = widget.cause.map { ", problem \($0.rawValue)" } ?? ""
        verdict = .failed("\(name) \(shown)\(age)\(cause)", widget.date)
    }
}
