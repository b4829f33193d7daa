import Foundation
import VitrineDevice
import VitrineSheet
import WidgetArchive

/// Tracks what one open page has received, so that the next event carries only what the page lacks.
struct PageConnection {
    private var sentPictures: [String: PageDrawing.Key] = [:]
    /// The findings about each widget's pictures, which are the same as long as the pictures are.
    private var findings: [String: (key: FindingsKey, found: [(finding: ArchiveFinding, entries: [Int])])] = [:]
    private var lastRecord = 0
    private var screenVersion = 0

    /// The kinds of trace records that can change an app's screen.
    private static let screenKinds: Set<TraceKind> = [
        .appOpened, .screenChanged, .appReady, .appClosed, .intentPerformed, .linkOpened, .clockSet, .dayBegan,
        .zoneChanged, .localeChanged, .textSizeChanged, .settingChanged, .screenSizeChanged, .locationChanged,
        .appearanceChanged,
    ]

    /// Whether records between those that the page has and these are missing.
    func hasGap(before trace: [TraceRecord]) -> Bool {
        lastRecord > 0 && trace.first.map { $0.number > lastRecord + 1 } ?? false
    }

    /// The events that bring the page up to date with a snapshot: the new trace records, then the state.
    /// - Parameters:
    ///   - device: The snapshot.
    ///   - trace: The records; nil for those of the snapshot.
    /// - Returns: The events, in order.
    /// - Throws: The error of the encoder.
    mutating func events(for device: DeviceSnapshot, _ trace: [TraceRecord]? = nil) throws -> [ServerSentEvent] {
        let news = (trace ?? device.trace).filter { $0.number > lastRecord }
        var events: [ServerSentEvent] = []
        if let last = news.last {
            lastRecord = last.number
            screenVersion = news.last { Self.screenKinds.contains($0.kind) }?.number ?? screenVersion
            let lines = news.map { TraceLine($0, zone: device.settings.timeZone) }
            events.append(try ServerSentEvent(name: "trace", value: lines))
        }
        let state = PageState(
            device,
            screenVersion: screenVersion,
            isSent: { instance, picture in
                defer { sentPictures[instance] = picture }
                return sentPictures[instance] == picture
            },
            findings: { findings(of: $0, in: device) }
        )
        let placed = Set(device.widgets.map(\.id))
        sentPictures = sentPictures.filter { placed.contains($0.key) }
        findings = findings.filter { placed.contains($0.key) }
        return events + [try ServerSentEvent(name: "state", value: state)]
    }

    /// What the findings about a widget depend on.
    private struct FindingsKey: Equatable {
        var digests: [ArchiveDigest]
        var settings: DeviceSettings
        var isPlaceholder: Bool
    }

    private mutating func findings(
        of widget: PlacedWidgetSnapshot,
        in device: DeviceSnapshot
    ) -> [PageState.Finding] {
        let key = FindingsKey(
            digests: widget.pictures.map(\.digest),
            settings: device.settings,
            isPlaceholder: widget.isPlaceholder
        )
        let found =
            findings[widget.id].flatMap { $0.key == key ? $0.found : nil } ?? widget.findings(in: device.settings)
        findings[widget.id] = (key, found)
        let ofTimeline = widget.timeline?.findings(by: device.profile) ?? []
        return found.map {
            PageState.Finding($0.finding.kind.rawValue, $0.finding.message, $0.entries, widget, device)
        }
            + ofTimeline.map { PageState.Finding($0.kind.rawValue, $0.message, $0.entries, widget, device) }
    }
}

/// One trace record in the form that the page lists.
struct TraceLine: Encodable {
    var number: Int
    /// The time on the device's clock, in seconds since 1970.
    var time: Double
    /// The time zone in which the page shows the time.
    var zone: String
    var level: TraceKind.Level
    var topic: TraceEvent.Topic
    var kind: TraceKind
    /// A widget's instance, an app's id, a program or the device.
    var subject: String
    /// What happened and why.
    var message: String
    /// The record's facts as pairs of name and text, in the record's order.
    var facts: [[String]]
    /// The record's values, by the topic and the event's name.
    var event: TraceEvent

    init(_ record: TraceRecord, zone: String) {
        number = record.number
        time = record.date.timeIntervalSince1970
        self.zone = zone
        level = record.kind.level
        topic = record.event.topic
        kind = record.kind
        subject = record.subject
        message = record.message
        facts = record.facts.map { [$0.name, $0.text] }
        event = record.event
    }
}
