import FaultyService
import Foundation
import HangangjariAPI
import HangangjariModel
import Vitrine

/// A cold start of Hangangjari's extension with a fresh snapshot, up to the response; no process listens on the
/// service's port, so that a request would be noticed.
struct LoaderStoredRow: BenchmarkRow {
    let name = "loader.stored"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let stage = try HangangjariStage(folder, port: try await FaultyService.closedPort())
        try stage.storeFreshParking()
        return try ExtensionStart(of: stage.request, in: folder)
            .result(name, atMost: 10, condition: stage.showsCurrentValue())
    }
}

/// A container and an extension's command line at a fixed moment.
struct HangangjariStage {
    static let now = Date(timeIntervalSince1970: 1_786_595_700)
    /// The command that prints a parking widget's timeline.
    let widget: [String]
    /// A device's request for the same timeline, with the process's environment variables.
    let request: WidgetRequest
    /// The process's environment variables.
    let environment: [String: String]
    private let container: GroupContainer

    init(_ folder: BenchmarkFolder, port: Int) throws {
        let containers = try folder.folder("containers")
        container = try ContainersDirectory(path: containers).container(of: .hangangjari).create()
        environment = [
            "VITRINE_CONTAINERS": containers, "HOME": containers, ServiceAddress.variable: "http://127.0.0.1:\(port)",
        ]
        request = WidgetRequest(
            program: folder.programs + "/hangangjari-widget",
            kind: HangangjariKind.parking,
            configuration: ["park": "\"ttukseom\""],
            now: Self.now,
            zone: "Asia/Seoul",
            environment: environment
        )
        widget = [
            folder.programs + "/hangangjari-widget", "timeline", "--kind", HangangjariKind.parking, "--family", "small",
            "--now", "2026-08-13T04:35:00Z", "--zone", "Asia/Seoul", "--set", "park=\"ttukseom\"",
        ]
    }

    /// Returns the value that a widget shows.
    static func parking(_ park: String) -> ParkingSnapshot {
        ParkingSnapshot(
            parkID: park,
            parkName: "Ttukseom",
            confirmed: Observation(
                observedAt: now.addingTimeInterval(-300),
                staleAt: now.addingTimeInterval(900)
            ),
            remaining: 354,
            capacity: 674,
            level: .available,
            lotCount: 4,
            lots: []
        )
    }

    /// Stores a value that is written at ``now``.
    func storeFreshParking() throws {
        let key = try SnapshotKey<ParkingSnapshot>.park("ttukseom", .total)
        try SnapshotStore(container).write(Self.parking("ttukseom"), to: key, owner: .app, now: Self.now)
    }

    /// Returns whether the extension shows the value as current.
    func showsCurrentValue() throws -> Bool {
        let output = try run()
        return output.contains("354") && !output.split(separator: "\n\n")[1].contains("old")
    }

    /// Runs the extension and returns its output.
    func run() throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: widget[0])
        process.arguments = Array(widget.dropFirst())
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
