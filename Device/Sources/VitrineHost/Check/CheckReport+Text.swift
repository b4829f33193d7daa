import Foundation
import VitrineDevice
import WidgetArchive

extension CheckReport {
    /// The report for a terminal: a line for each widget, and one for each cause in it.
    public var lines: [String] { extensions.flatMap(Self.lines) + [summary] }

    private var summary: String { "\(outcome)  \(counts)" }

    /// How the check ended.
    package var outcome: String { hasPassed ? "passed" : isEmpty ? "NOTHING CHECKED" : "FAILED" }

    /// How much was asked and found, in one line.
    package var counts: String {
        let counted = extensions.flatMap(\.widgets).flatMap(\.answers)
        let failed = counted.count { $0.trouble != nil } + extensions.count { $0.trouble != nil }
        let causes = causes
        let time = String(format: "%.1f s", duration.seconds)
        let end = [
            Self.count(counted.count, "answer"), "\(failed) failed",
            Self.count(causes.count, "finding") + " in \(Self.count(causes.map(\.count).reduce(0, +), "place"))",
            leftOutCount == 0 ? nil : "\(leftOutCount) left out",
        ]
        return "\(end.compactMap(\.self).joined(separator: ", ")) (\(time))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func lines(_ own: Extension) -> [String] {
        var lines = [own.name]
        // More lines are those of the compiler, which it has printed.
        if let trouble = own.trouble?.split(separator: "\n").first { lines.append("  FAIL  \(trouble)") }
        let remarks = own.remarks
        for kind in [""] + own.kinds {
            lines += answered(own.widgets.filter { $0.kind == kind })
            lines += remarks.filter { $0.kind == kind }
                .flatMap { remark in
                    remark.isFailure
                        ? ["  FAIL  \(remark.title)", "        \(remark.message)"]
                        : ["        \(remark.title): \(remark.message)"]
                }
        }
        if own.trouble == nil, own.sizesNotAsked > 0 {
            lines.append("  text sizes left out until every request has a view: \(own.sizesNotAsked)")
        }
        if let memory = own.memory {
            lines.append("  memory at most \(memory.anonymous >> 20) MiB, \(memory.resident >> 20) MiB resident")
        }
        return lines
    }

    /// The families of a widget in which every request was answered.
    private static func answered(_ widgets: [Widget]) -> [String] {
        let failed = Set(widgets.filter { $0.answers.contains { $0.trouble != nil } }.map(\.family))
        let sound = widgets.filter { !failed.contains($0.family) }
        guard let kind = sound.first?.kind else { return [] }
        let answers = sound.flatMap(\.answers)
        let entries = answers.compactMap(\.entries)
        let (least, most) = (entries.min() ?? 0, entries.max() ?? 0)
        let range = least == most ? "\(most)" : "\(least)–\(most)"
        let timelines = entries.isEmpty ? "" : ", \(range) \(range == "1" ? "entry" : "entries")"
        return ["  ok    \(kind) (\(names(Set(sound.map(\.family))))): \(count(answers.count, "answer"))\(timelines)"]
    }

    /// How often and where a cause was found, as far as it was not found everywhere.
    fileprivate static func place(_ cause: CheckCause, asked: Set<DeviceTextSize>) -> String {
        let appearances = cause.appearances.sorted().joined(separator: ", ")
        let parts = [
            names(cause.families), cause.requests.count == 1 ? names(cause.requests) : "",
            cause.appearances.isSuperset(of: looks(cause.families)) ? "" : appearances,
            cause.textSizes == asked ? "" : names(cause.textSizes),
        ]
        let times = cause.count == 1 ? "" : " × \(cause.count)"
        let place = parts.filter { !$0.isEmpty }.joined(separator: "; ")
        return times + (place.isEmpty ? "" : " (\(place))")
    }

    /// The appearances in which families are looked at.
    private static func looks(_ families: Set<DisplayFamily>) -> Set<String> {
        Set(families.flatMap { $0.isAccessory ? ["vibrant"] : DeviceAppearance.allCases.map(\.rawValue) })
    }

    private static func names(_ families: Set<DisplayFamily>) -> String {
        DisplayFamily.allCases.filter(families.contains).map(\.words).joined(separator: ", ")
    }

    private static func names(_ requests: Set<Answer.Request>) -> String {
        Answer.Request.allCases.filter(requests.contains).map(\.rawValue).joined(separator: ", ")
    }

    /// Text sizes, neighbouring ones as a range.
    private static func names(_ sizes: Set<DeviceTextSize>) -> String {
        let all = DeviceTextSize.allCases
        var ranges: [ClosedRange<Int>] = []
        for (place, size) in all.enumerated() where sizes.contains(size) {
            if let last = ranges.last, last.upperBound == place - 1 {
                ranges[ranges.count - 1] = last.lowerBound...place
            } else {
                ranges.append(place...place)
            }
        }
        return
            ranges.map { range in
                range.count == 1 ? all[range.lowerBound].rawValue : "\(all[range.lowerBound])…\(all[range.upperBound])"
            }
            .joined(separator: ", ")
    }
}

extension CheckReport.Extension {
    /// A failure or another finding, and where it was found.
    package struct Remark: Hashable, Sendable {
        package var isFailure: Bool
        /// The widget's kind; empty for the extension as a whole.
        package var kind: String
        /// The kind of the widget, or of the finding, and the place.
        package var title: String
        package var message: String
    }

    /// The kinds of the widgets, in the order of the extension.
    package var kinds: [String] {
        widgets.map(\.kind).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What was found, widget by widget, and in each the failures first.
    package var remarks: [Remark] {
        let asked = Set(widgets.map(\.textSize))
        let all = failures.map { ($0, true) } + causes.map { ($0, false) }
        return ([""] + kinds)
            .flatMap { kind in
                all.filter { $0.0.key.kind == kind }
                    .map { cause, isFailure in
                        let title = (isFailure ? kind : cause.key.rule) + CheckReport.place(cause, asked: asked)
                        return Remark(isFailure: isFailure, kind: kind, title: title, message: cause.text)
                    }
            }
    }
}
