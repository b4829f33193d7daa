import Foundation
import VitrineDevice

/// What one open page has been sent: the next event carries only what it does not have.
struct PageConnection {
    private var sentPictures: [String: PageDrawing.Key] = [:]
    private var lastRecord = 0
    private var screenVersion = 0

    /// The kinds of records after which an app's screen may look otherwise.
    private static let screenKinds: Set<TraceKind> = [
        .appOpened, .appReady, .appClosed, .intentPerformed, .linkOpened, .clockSet, .dayBegan, .zoneChanged,
        .localeChanged, .locationChanged, .appearanceChanged,
    ]

    /// The events that bring the page up to a snapshot: the trace's new records, then the state.
    mutating func events(for device: DeviceSnapshot) throws -> [ServerSentEvent] {
        let news = device.trace.filter { $0.number > lastRecord }
        var events: [ServerSentEvent] = []
        if let last = news.last {
            lastRecord = last.number
            screenVersion = news.last { Self.screenKinds.contains($0.kind) }?.number ?? screenVersion
            let lines = news.map { TraceLine($0, zone: device.settings.timeZone) }
            events.append(try ServerSentEvent(name: "trace", value: lines))
        }
        let state = PageState(device, screenVersion: screenVersion) { instance, picture in
            defer { sentPictures[instance] = picture }
            return sentPictures[instance] == picture
        }
        let placed = Set(device.widgets.map(\.id))
        sentPictures = sentPictures.filter { placed.contains($0.key) }
        return events + [try ServerSentEvent(name: "state", value: state)]
    }
}

/// One record of the trace as the page lists it.
struct TraceLine: Encodable {
    /// The record's number.
    var number: Int
    /// What the device's clock showed, in seconds since 1970.
    var time: Double
    /// The zone in which the time is shown.
    var zone: String
    /// `info`, `warning` or `error`.
    var level: String
    /// What it is about, and what happened and why.
    var text: String
    /// The details: names and values, in the record's order.
    var details: String

    /// Lists a record.
    init(_ record: TraceRecord, zone: String) {
        number = record.number
        time = record.date.timeIntervalSince1970
        self.zone = zone
        level = Self.level(of: record.kind)
        text = "\(record.subject): \(record.message)"
        details = record.facts.map { "\($0.name) \($0.text)" }.joined(separator: " · ")
    }

    private static func level(of kind: TraceKind) -> String {
        switch kind {
        case .programFailed, .timelineRefused, .processKilled, .stateTrouble: "error"
        case .timelineWarning, .reloadRefused, .interactionRefused, .widgetOrphaned, .processSilenced, .memoryMarked:
            "warning"
        default: "info"
        }
    }
}
