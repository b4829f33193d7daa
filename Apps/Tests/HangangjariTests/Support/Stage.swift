@_exported public import AppTestSupport
import FaultyService
import Foundation
import HangangjariAPI
import HangangjariApp
import HangangjariModel
import HangangjariWidgets
import Testing
import Vitrine
import VitrineLoading
import VitrineTesting
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// A phone with a container, a clock that a test moves, and a scripted service.
@MainActor
final class Stage {
    let time: ManualTime
    let containers: ContainersDirectory
    let service: FaultyService
    /// The time limits: long for requests, because the machine may be busy, and short for pauses between attempts.
    var limits = Stage.limits(attempt: Patience.limit)

    /// Returns limits with short pauses.
    static func limits(attempt: Duration) -> LoadLimits {
        LoadLimits(
            total: attempt * 2,
            attempt: attempt,
            attempts: 2,
            firstPause: .milliseconds(2),
            longestPause: .milliseconds(4)
        )
    }

    /// Where the widgets run: within the test's process, or as the extension's program.
    enum Place {
        case host, program
    }

    private let folder: TemporaryContainers
    private let widgets: ExtensionHost
    private let app: AppHost

    /// Creates a phone at 13:35 in Seoul with a working service.
    init(_ now: String = "2026-08-13T04:35:00Z", widgets place: Place = .host) async throws {
        folder = try TemporaryContainers()
        let time = ManualTime(now, timeZoneIdentifier: "Asia/Seoul")
        self.time = time
        containers = folder.directory
        service = try await FaultyService.start { Stage.good($0, now: time.now) }
        widgets =
            switch place {
            case .host: ExtensionHost(HangangjariWidgetBundle(), time: time, containers: containers)
            case .program:
                try ExtensionHost(
                    program: Program(name: "hangangjari-widget"),
                    time: time,
                    containers: containers,
                    environment: [ServiceAddress.variable: service.address]
                )
            }
        app = AppHost(time: time, containers: containers) { HangangjariApp() }
    }

    isolated deinit { service.stop() }

    /// Returns the response of a working service.
    nonisolated static func good(_ request: FaultyRequest, now: Date) -> FaultyAnswer {
        let parts = request.path.split(separator: "/").map(String.init)
        if parts == ["v2", "parks"] {
            let parks = ["gwangnaru", "ttukseom", "banpo", "yeouido"].map(Summaries.park)
            return .json(Summaries.json(["parks": parks]))
        }
        guard parts.count == 4 else { return .failure(404) }
        return .json(Summaries.json(Summaries.summary(of: parts[2], now: now)), tag: "\"\(parts[2])\"")
    }

    /// Gives this summary, of the time of the request, to every request from now on.
    func answer(_ summary: @escaping @Sendable (_ now: Date) -> HomeSummary) {
        service.change { [time] _ in .json(Summaries.json(summary(time.now))) }
    }

    /// Makes the service work again.
    func restoreService() { service.change { [time] in Stage.good($0, now: time.now) } }

    /// Makes the service close every connection, as without network.
    func cutNetwork() { service.change(always: FaultyAnswer(.close)) }

    /// The group's container.
    var container: GroupContainer {
        get throws { try containers.container(of: .hangangjari) }
    }

    var store: SnapshotStore { get throws { SnapshotStore(try container) } }

    /// Returns the stored snapshot of a parking widget.
    func stored(_ park: String, _ mode: ParkingMode) throws -> SnapshotReading<ParkingSnapshot> {
        try store.read(.park(park, mode))
    }

    /// Returns the stored snapshot of a park widget.
    func stored(_ park: String, _ focus: ParkFocus) throws -> SnapshotReading<GeneralSnapshot> {
        try store.read(.park(park, focus))
    }

    /// Writes a file into the group's container, as a program without the library does.
    func write(_ text: String, to file: String) throws {
        try container.create()
        try Data(text.utf8).write(to: URL(filePath: container.path(ofFile: file)))
    }

    private func there<Result>(_ operation: () async throws -> Result) async throws -> Result {
        try await ServiceAddress.with(HTTPService(port: service.port), limits: limits, operation: operation)
    }

    /// Returns the entries of a parking widget from now on.
    func parking(
        _ park: String = "ttukseom",
        _ mode: ParkingMode = .total,
        family: WidgetFamily = .systemMedium
    ) async throws -> [Shown] {
        try await timeline(HangangjariKind.parking, family, ["park": "\"\(park)\"", "mode": "\"\(mode.rawValue)\""])
    }

    /// Returns the entries of a park widget from now on.
    func general(
        _ park: String = "ttukseom",
        _ focus: ParkFocus = .weather,
        family: WidgetFamily = .systemMedium
    ) async throws -> [Shown] {
        try await timeline(HangangjariKind.general, family, ["park": "\"\(park)\"", "focus": "\"\(focus.rawValue)\""])
    }

    /// Returns the entries of a widget from now on.
    func timeline(
        _ kind: String,
        _ family: WidgetFamily,
        _ configuration: [String: String]?
    ) async throws -> [Shown] {
        try await archived(kind, family, configuration).entries.map { Shown($0) }
    }

    private func archived(
        _ kind: String,
        _ family: WidgetFamily,
        _ configuration: [String: String]?
    ) async throws -> ArchivedTimeline {
        try await there { try await widgets.timeline(kind: kind, family: family, configuration: configuration) }
    }

    /// Returns the entries of a widget from now on, for one park.
    func show(_ widget: TestedWidget, _ park: String = "ttukseom") async throws -> [Shown] {
        let choices = ["park": "\"\(park)\"", widget.parameter: "\"\(widget.choice)\""]
        return try await timeline(widget.kind, .systemMedium, choices)
    }

    /// Returns the entries of a parking widget from now on, and when it asks for the next reload.
    func parkingWithReload() async throws -> (entries: [Shown], reload: Date) {
        let timeline = try await archived(HangangjariKind.parking, .systemMedium, ["park": "\"ttukseom\""])
        guard case .after(let date) = timeline.policy else { throw StageError.noReload }
        return (timeline.entries.map { Shown($0) }, date)
    }

    /// A widget asked for no reload.
    enum StageError: Error { case noReload }

    /// Performs the refresh intent in the extension, as a tap on a widget's button does.
    func tapRefresh() async throws {
        try await there { _ = try await widgets.perform(RefreshWidgets()) }
    }

    /// Performs an intent in the app.
    func perform(_ intent: any AppIntent) async throws {
        try await there { _ = try await app.perform(intent) }
    }

    /// Brings the app to the front.
    func comeToFront() async throws { try await there { _ = try await app.answer(.sceneBecame(active: true)) } }

    /// Opens a link and returns the reason of a refusal; nil if the app accepted the link.
    func open(_ link: String) async throws -> String? { try await there { try await app.open(link) } }

    /// Returns the text of the app's screen.
    func screen() async throws -> String {
        let archive = try await there { try await app.screen() }
        return archive.reading(now: time.now).lines.joined(separator: "\n")
    }
}

/// A widget with its choice, and with what it shows first for the answers of ``Summaries``.
struct TestedWidget: Sendable, CustomStringConvertible {
    let kind, parameter, choice, value: String
    /// How long its snapshot is fresh, in minutes.
    let freshFor: Int

    var description: String { choice }

    static let all =
        [TestedWidget(kind: HangangjariKind.parking, parameter: "mode", choice: "total", value: "354", freshFor: 10)]
        + zip(["weather", "crowd", "dust"], ["22.6", "12k", "PM10 14"])
        .map {
            TestedWidget(kind: HangangjariKind.general, parameter: "focus", choice: $0, value: $1, freshFor: 15)
        }
}

/// An entry with its text.
struct Shown: Sendable {
    let date: Date
    let text: String
    let archive: EntryArchive

    init(_ entry: ArchivedTimeline.Entry) {
        date = entry.date
        archive = entry.rendering.archives[0]
        text = archive.reading(now: entry.date).lines.joined(separator: "\n")
    }

    /// Whether a mark shows that the values are not current.
    var isMarked: Bool { text.contains(" old") }
    /// Whether the entry shows no number of spaces, no temperature, and neither people nor dust.
    var isWithoutNumber: Bool { !["free", "22.6", "12k", "PM10"].contains { text.contains($0) } }
}
