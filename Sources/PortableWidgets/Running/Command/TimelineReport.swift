import Vitrine
import VitrinePlatform
import VitrineWire
import WidgetArchive

/// A report of entries and policy, as text for people or JSON for programs.
@MainActor
struct TimelineReport {
    private let kind: String
    private let family: WidgetFamily
    private let moment: DeviceMoment
    private let calendar: DayCalendar
    private let reloads: [ReloadRequest]
    private let entries: [(date: Date, relevance: Double?, archive: EntryArchive)]
    private let policy: ArchivedTimeline.Policy?

    /// Creates a report of a response; a single archived view counts as an entry with the moment's date.
    init(
        _ answer: WireResponse.Body,
        kind: String,
        family: WidgetFamily,
        moment: DeviceMoment,
        calendar: DayCalendar,
        reloads: [ReloadRequest]
    ) {
        self.kind = kind
        self.family = family
        self.moment = moment
        self.calendar = calendar
        self.reloads = reloads
        switch answer {
        case .timeline(let timeline):
            entries = timeline.entries.flatMap { entry in
                entry.rendering.archives.prefix(1).map { (date: entry.date, relevance: entry.relevance, archive: $0) }
            }
            policy = timeline.policy
        case .rendering(let rendering):
            entries = rendering.archives.prefix(1).map { (date: moment.now, relevance: nil, archive: $0) }
            policy = nil
        default:
            entries = []
            policy = nil
        }
    }

    /// Each entry's date and drawing, followed by the policy.
    var text: String {
        var lines = ["\(kind), \(family), \(local(moment.now)) \(moment.timeZoneIdentifier)"]
        if entries.isEmpty { lines += ["", "no entries"] }
        for entry in entries {
            lines += ["", local(entry.date) + (entry.relevance.map { "  relevance \($0)" } ?? "")]
            lines += PlainTextDrawing(now: max(entry.date, moment.now), wording: wording).lines(for: entry.archive)
            lines += entry.archive.findings.map { "! \($0.kind.rawValue): \($0.message)" }
        }
        if let policy { lines += ["", "next: " + describe(policy)] }
        for reload in reloads { lines.append("requested a reload of \(reload.kind ?? "all kinds")") }
        return lines.joined(separator: "\n")
    }

    /// The entries with date, spoken lines and archive, and the policy.
    var json: String {
        get throws {
            let report = Encoded(
                kind: kind,
                family: family.description,
                now: ISO8601.text(moment.now),
                timeZone: moment.timeZoneIdentifier,
                policy: policy.map(encoded),
                entries: entries.map { entry in
                    Encoded.Entry(
                        date: ISO8601.text(entry.date),
                        relevance: entry.relevance,
                        reading: entry.archive.reading(now: max(entry.date, moment.now), wording: wording).lines,
                        archive: entry.archive
                    )
                },
                reloads: reloads.map { $0.kind ?? "*" }
            )
            return try report.text
        }
    }

    private func describe(_ policy: ArchivedTimeline.Policy) -> String {
        switch policy {
        case .atEnd: "at the end of the last entry"
        case .never: "when a reload is requested"
        case .after(let date): "after \(local(date))"
        }
    }

    private func encoded(_ policy: ArchivedTimeline.Policy) -> Encoded.Policy {
        switch policy {
        case .atEnd: Encoded.Policy(rule: "atEnd")
        case .never: Encoded.Policy(rule: "never")
        case .after(let date): Encoded.Policy(rule: "after", date: ISO8601.text(date))
        }
    }

    /// The formatter of live texts, in the zone of the request.
    private var wording: PlainLiveText {
        let zone = calendar.zone
        return PlainLiveText { zone.offset(at: SupportedDates.second(of: $0)) }
    }

    /// The date and time of a moment in the report's zone.
    private func local(_ date: Date) -> String {
        let time = calendar.wallTime(at: date)
        let clock = [time.hour, time.minute, time.second].map { String($0, digits: 2) }
        return "\(time.day) " + clock.joined(separator: ":")
    }

    /// The shape of the JSON.
    private struct Encoded: Encodable {
        struct Entry: Encodable {
            var date: String
            var relevance: Double?
            var reading: [String]
            var archive: EntryArchive
        }

        struct Policy: Encodable {
            var rule: String
            var date: String?
        }

        var kind: String
        var family: String
        var now: String
        var timeZone: String
        var policy: Policy?
        var entries: [Entry]
        var reloads: [String]
    }
}

/// A report of what an extension offers, as text for people or JSON for programs.
struct DescriptionReport {
    private let description: ChildDescription

    init(_ description: ChildDescription) {
        self.description = description
    }

    /// One paragraph for each widget and each intent.
    var text: String {
        var lines: [String] = []
        for widget in description.widgets {
            lines.append("\(widget.kind): \(widget.displayName)")
            if !widget.details.isEmpty { lines.append("  \(widget.details)") }
            lines.append("  families: " + widget.families.joined(separator: ", "))
            if let intent = widget.configurationIntent { lines.append("  configured by \(intent)") }
        }
        for intent in description.intents {
            lines.append("\(intent.name): \(intent.title)")
            lines += intent.parameters.map { parameter in
                let type = (parameter.isList ? "list of " : "") + parameter.type
                let need = parameter.isOptional ? ", optional" : parameter.defaultValue.map { ", default \($0)" } ?? ""
                return "  \(parameter.name): \(type)\(need)"
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The description as it is sent to the device.
    var json: String {
        get throws { try description.text }
    }
}

extension Encodable {
    /// JSON that people can read too: indented, with sorted keys.
    fileprivate var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
