import FaultyService
import Foundation
import HangangjariModel
import Testing
import VitrineTesting

/// Tests of the text renderings of all widgets in all sizes, by the extension's program from values that it stored
/// before.
@Suite(.serialized)
struct WidgetPicturesTests {
    /// A placed widget with its size, its choice, and what it shows first for the answers of ``Summaries``.
    struct Placed: Sendable {
        let kind, family, parameter, choice, value: String
        var name: String { "\(kind == HangangjariKind.parking ? "parking" : "park")-\(choice)-\(family)" }

        /// Returns the program's arguments for a park.
        func arguments(_ park: String) -> [String] {
            ["--kind", kind, "--family", family, "--set", "park=\"\(park)\"", "--set", "\(parameter)=\"\(choice)\""]
        }
    }

    /// All sizes of both kinds with all configurations.
    static let widgets: [Placed] =
        [("total", "354"), ("lots", "226")]
        .flatMap { choice, value in
            ["small", "medium"]
                .map {
                    Placed(kind: HangangjariKind.parking, family: $0, parameter: "mode", choice: choice, value: value)
                }
        }
        + [("weather", "22.6"), ("crowd", "Lively"), ("dust", "PM10 14")]
        .flatMap { choice, value in
            ["small", "medium", "large"]
                .map {
                    Placed(kind: HangangjariKind.general, family: $0, parameter: "focus", choice: choice, value: value)
                }
        }

    /// The renderings that are compared as a whole, at most five for each kind; all others by what they say.
    private static let compared: Set = [
        "stored-parking-lots-medium", "stored-parking-total-small", "offline-parking-lots-small",
        "nothing-parking-total-medium", "placeholder-parking-lots-medium", "stored-park-weather-large",
        "stored-park-crowd-medium", "stored-park-dust-small", "offline-park-weather-medium", "nearby-park-crowd-small",
    ]
    private static let now = "2026-08-13T04:35:00Z"
    private let folder = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)")

    /// Renders widgets at a time without network, each with its own containers, and judges the renderings, which say
    /// the widget's value if nothing else.
    ///
    /// All programs run in parallel, because each of them retries its request to the service.
    private func check(
        _ what: String,
        as name: String,
        _ widgets: [Placed] = widgets,
        says: String? = nil,
        park: String = "ttukseom",
        now: String = now,
        isDark: Bool = false,
        fits: Bool = true
    ) async throws {
        let closed = [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
        let processes = try widgets.map { widget in
            let containers = try containers(for: widget)
            let edge = ["--containers", containers, "--now", now, "--zone", "Asia/Seoul"] + (isDark ? ["--dark"] : [])
            return try Program(name: "hangangjari-widget")
                .start([what] + widget.arguments(park) + edge, environment: closed)
        }
        for (widget, process) in zip(widgets, processes) {
            let output = try #require(process.standardOutput as? Pipe).fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(widget.name)")
            let picture = String(decoding: output, as: UTF8.self)
            let title = "\(name)-\(widget.name)"
            if Self.compared.contains(title) { try Expected.check(picture, "Pictures/\(title).txt") }
            #expect(picture.contains(says ?? widget.value), "\(title): \(picture)")
            #expect(!fits || !picture.contains("\n!"), "the content does not fit: \(widget.name)")
        }
    }

    /// Copies the stored containers.
    private func containers(for widget: Placed) throws -> String {
        let copy = folder.appending(path: "\(widget.name)-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: folder.appending(path: "stored"), to: copy)
        return copy.path
    }

    /// Runs a test with empty containers, or with the containers after a timeline of each widget.
    private func with(isStored: Bool, _ body: () async throws -> Void) async throws {
        let stored = folder.appending(path: "stored")
        try FileManager.default.createDirectory(at: stored, withIntermediateDirectories: true)
        // It does not matter if the folder was already removed.
        defer { try? FileManager.default.removeItem(at: folder) }
        if isStored {
            let service = try await FaultyService.start { request in
                Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
            }
            defer { service.stop() }
            for widget in Self.widgets {
                try Program(name: "hangangjari-widget")
                    .run(
                        ["timeline"] + widget.arguments("ttukseom") + ["--containers", stored.path, "--now", Self.now],
                        environment: [ServiceAddress.variable: service.address]
                    )
            }
        }
        try await body()
    }

    /// The timeline after a refresh without further requests: current, then stale, then withdrawn.
    @Test func storedValuesAge() async throws {
        try await with(isStored: true) {
            try await check("timeline", as: "stored")
            // The dark appearance has other colours but the same text.
            try await check("timeline", as: "stored", isDark: true)
            let offline = "\u{2039}wifi.slash\u{203A}"
            try await check("timeline", as: "offline", says: offline, now: "2026-08-13T05:25:00Z")
        }
    }

    @Test func nothingStored() async throws {
        try await with(isStored: false) {
            // Without values every choice looks alike.
            let some = Self.widgets.filter { ["total", "crowd"].contains($0.choice) }
            try await check("timeline", as: "nothing", some, says: "No connection")
            try await check("timeline", as: "nearby", some, says: "Which park is", park: "nearby")
            let redacted = "\u{2592}\u{2592}\u{2592}"
            try await check("placeholder", as: "placeholder", says: redacted, fits: false)
        }
    }
}
