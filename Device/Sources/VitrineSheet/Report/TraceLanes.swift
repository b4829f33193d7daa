import Foundation
import VitrineDevice
import VitrineScript

/// The records of a trace along an axis of time, as an SVG image: a lane for each widget with its reloads, and one for
/// each fault and condition, as bars.
struct TraceLanes {
    /// A stretch of time in which something was not as usual.
    struct Bar: Hashable {
        var text: String
        var start: Date
        /// Nil if it lasted to the end.
        var end: Date?
    }

    private struct Lane {
        var name: String
        var marks: [(date: Date, kind: String, title: String)] = []
        var bars: [Bar] = []
    }

    private let trace: [TraceRecord]
    private let axis: TimeAxis
    /// The names of the widgets by their identifiers.
    private let names: [String: String]
    /// When something failed, which a line through all lanes shows.
    private let failures: [Date]

    init?(_ trace: [TraceRecord], names: [String: String], failures: [Date], zone: TimeZone) {
        guard let first = trace.first?.date, let last = trace.last?.date, first < last else { return nil }
        self.trace = trace
        self.names = names
        self.failures = failures
        axis = TimeAxis(from: first, to: last, zone: zone, left: Self.left, right: Self.right)
    }

    private static let width = 960.0
    private static let left = 170.0
    /// Half a label before the edge.
    private static let right = width - 20
    private static let rowHeight = 26.0
    /// How many letters of a lane's name there is room for.
    private static let nameLimit = 26
    /// The width of a letter of a bar's text.
    private static let letter = 5.5
    /// The kinds of marks, from the lowest to the highest.
    private static let markKinds = ["charged", "free", "broken"]
    /// How many of the last bars of a lane are drawn; more would cover each other.
    private static let barLimit = 500

    var svg: String {
        let lanes = widgetLanes + Self.bars(of: trace).map { Lane(name: $0.key, bars: $0.value) }
        let bottom = Double(lanes.count) * Self.rowHeight + 6
        var parts = axis.marks.map { mark in
            """
            <path d="M\(mark.x) 0V\(bottom)"/>\
            <text x="\(mark.x)" y="\(bottom + 16)" text-anchor="middle">\(mark.text)</text>
            """
        }
        parts += lanes.enumerated().map { draw($1, y: Double($0) * Self.rowHeight + 16) }
        parts += failures.map { "<path class=\"failure\" d=\"M\(axis.x($0)) 0V\(bottom)\"/>" }
        return """
            <svg class="lanes" viewBox="0 0 \(Int(Self.width)) \(Int(bottom + 24))" role="img" \
            aria-label="Reloads and faults over the time of the device">
            \(parts.joined(separator: "\n"))
            </svg>
            """
    }

    private func draw(_ lane: Lane, y: Double) -> String {
        let bars = draw(lane.bars.suffix(Self.barLimit), y: y)
        // Of marks that would cover each other, one of each kind is drawn, and the rarest kind lies on top.
        var drawn: Set<String> = []
        let sorted = Self.markKinds.flatMap { kind in lane.marks.filter { $0.kind == kind } }
        let marks = sorted.filter { drawn.insert("\(Int(axis.x($0.date) / 2)) \($0.kind)").inserted }
            .map { mark in
                """
                <circle class="\(mark.kind)" cx="\(axis.x(mark.date))" cy="\(y - 2)" r="4">\
                <title>\(mark.title.escapedForMarkup)</title></circle>
                """
            }
        // The end of a long name differs from the ends of others.
        let name = lane.name.count > Self.nameLimit ? "\u{2026}\(lane.name.suffix(Self.nameLimit - 1))" : lane.name
        let title = "<title>\(lane.name.escapedForMarkup)</title>"
        let text = "<text x=\"0\" y=\"\(y + 2)\">\(title)\(name.escapedForMarkup)</text>"
        let line = "<path d=\"M\(Self.left) \(y - 2)H\(Self.right)\"/>"
        return ([text, line] + bars + marks).joined(separator: "\n")
    }

    /// Bars, each with its text inside, or beside it up to the next bar; without room for it, its title has the text.
    private func draw(_ bars: ArraySlice<Bar>, y: Double) -> [String] {
        var free = Self.left
        return bars.enumerated()
            .map { number, bar in
                let (start, end) = (axis.x(bar.start), axis.x(bar.end ?? axis.end))
                let length = Double(bar.text.count) * Self.letter + 8
                let next = bars.dropFirst(number + 1).first.map { axis.x($0.start) } ?? Self.width
                let text = bar.text.escapedForMarkup
                let (place, used): (String?, Double) =
                    if length < end - start {
                        ("class=\"inside\" x=\"\(start + 4)\"", end)
                    } else if end + length < next {
                        ("x=\"\(end + 4)\"", end + length)
                    } else if start - length > free {
                        ("x=\"\(start - 4)\" text-anchor=\"end\"", end)
                    } else { (nil, end) }
                free = used
                let label = place.map { "<text \($0) y=\"\(y + 1.5)\" font-size=\"10\">\(text)</text>" } ?? ""
                return """
                    <rect class="condition" x="\(start)" y="\(y - 8)" width="\(max(end - start, 3))" height="12" rx="3">\
                    <title>\(axis.time(bar.start)): \(text)</title></rect>\(label)
                    """
            }
    }

    /// A lane for each widget of the script, with a mark for each reload by its cost and for each that failed.
    private var widgetLanes: [Lane] {
        var lanes: [String: Lane] = names.mapValues { Lane(name: $0) }
        for record in trace {
            let time = axis.time(record.date)
            let mark: (date: Date, kind: String, title: String)? =
                switch record.event {
                case .reload(.started(_, _, let cost, _)):
                    (record.date, cost == .free ? "free" : "charged", "\(time): reload, \(cost.rawValue)")
                case .reload(.failed(_, let message, _, _)): (record.date, "broken", "\(time): failed, \(message)")
                default: nil
                }
            if let mark { lanes[record.subject]?.marks.append(mark) }
        }
        return lanes.values.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    /// The faults and conditions of a trace, by what they are about.
    static func bars(of trace: [TraceRecord]) -> [(key: String, value: [Bar])] {
        var bars: [String: [Bar]] = [:]
        for record in trace {
            guard let (name, text) = record.condition else { continue }
            if let last = bars[name]?.indices.last, bars[name]?[last].end == nil { bars[name]?[last].end = record.date }
            if let text { bars[name, default: []].append(Bar(text: text, start: record.date)) }
        }
        return bars.sorted { $0.key < $1.key }
    }
}

extension TraceRecord {
    /// What was switched, and to what; a nil text is the usual.
    fileprivate var condition: (name: String, text: String?)? {
        switch event {
        case .program(.fault(let fault)): (subject, fault.map { $0.name ?? "\($0)" })
        case .program(.fileFault(let file, let fault)): (file, fault?.rawValue)
        case .program(.pushFault(let fault)): ("pushes", fault?.name)
        case .setting(.service(let condition)): ("network", ["none", "on"].contains(condition) ? nil : condition)
        case .setting(.lowPower(let isOn)): ("Low Power Mode", isOn ? "on" : nil)
        case .setting(.locked): ("screen", "locked")
        case .setting(.unlocked): ("screen", nil)
        default: nil
        }
    }
}
