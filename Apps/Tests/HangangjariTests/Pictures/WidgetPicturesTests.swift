import FaultyService
import Foundation
import HangangjariModel
import Testing
import VitrineTesting

/// Tests of the text renderings of all widgets in all sizes, by the extension's program from values that it stored
/// before.
@Suite(.serialized)
struct WidgetPicturesTests {
    /// A placed widget with its kind, its size and its configuration.
    struct Placed: Sendable, CustomTestStringConvertible {
        let kind: String
        let family: String
        let choices: [String: String]
        var testDescription: String {
            [kind == HangangjariKind.parking ? "parking" : "park", choices["mode"] ?? choices["focus"] ?? "", family]
                .joined(separator: "-")
        }

        /// Returns the program's arguments for a park.
        func arguments(_ park: String) -> [String] {
            ["--kind", kind, "--family", family, "--set", "park=\"\(park)\""]
                + choices.sorted(by: <).flatMap { ["--set", "\($0.key)=\"\($0.value)\""] }
        }
    }

    /// All sizes of both kinds with all configurations.
    static let widgets =
        ["total", "lots"]
        .flatMap { mode in
            ["small", "medium"].map { Placed(kind: HangangjariKind.parking, family: $0, choices: ["mode": mode]) }
        }
        + ["weather", "crowd", "dust"]
        .flatMap { focus in
            ["small", "medium", "large"]
                .map { Placed(kind: HangangjariKind.general, family: $0, choices: ["focus": focus]) }
        }

    /// The renderings that are compared as a whole, at most five for each kind; all others by what they say.
    private static let compared: Set = [
        "stored-parking-lots-medium", "stored-parking-total-small", "offline-parking-lots-small",
        "nothing-parking-total-medium", "placeholder-parking-lots-medium", "stored-park-weather-large",
        "stored-park-crowd-medium", "stored-park-dust-small", "offline-park-weather-medium", "nearby-park-crowd-small",
    ]
    private static let now = "2026-08-13T04:35:00Z"
    private let folder = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)")

    /// Renders every widget at a time without network, each with its own containers, and judges the renderings.
    ///
    /// All programs run in parallel, because each of them retries its request to the service.
    private func check(
        _ what: String,
        as name: String,
        says: String,
        park: String = "ttukseom",
        now: String = now,
        isDark: Bool = false,
        fits: Bool = true
    ) async throws {
        let closed = [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
        let processes = try Self.widgets.map { widget in
            let containers = try containers(for: widget)
            let edge = ["--containers", containers, "--now", now, "--zone", "Asia/Seoul"] + (isDark ? ["--dark"] : [])
            return try Program(name: "hangangjari-widget")
                .start([what] + widget.arguments(park) + edge, environment: closed)
        }
        for (widget, process) in zip(Self.widgets, processes) {
            let output = try #require(process.standardOutput as? Pipe).fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(widget)")
            let picture = String(decoding: output, as: UTF8.self)
            let title = "\(name)-\(widget.testDescription)"
            if Self.compared.contains(title) { try Expected.check(picture, "Pictures/\(title).txt") }
            #expect(picture.contains(says), "\(title): \(picture)")
            #expect(!fits || !picture.contains("\n!"), "the content does not fit: \(widget)")
        }
    }

    /// Copies the stored containers.
    private func containers(for widget: Placed) throws -> String {
        let copy = folder.appending(path: "\(widget.testDescription)-\(UUID().uuidString)")
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
    @Test(arguments: [false, true]) func storedValuesAge(isDark: Bool) async throws {
        // The dark appearance has other colours but the same text.
        try await with(isStored: true) { try await check("timeline", as: "stored", says: "Ttukseom", isDark: isDark) }
    }

    @Test func staleValuesOffline() async throws {
        try await with(isStored: true) {
            try await check("timeline", as: "offline", says: "\u{2039}wifi.slash\u{203A}", now: "2026-08-13T05:25:00Z")
        }
    }

    @Test func nothingStored() async throws {
        try await with(isStored: false) { try await check("timeline", as: "nothing", says: "No connection") }
    }

    @Test func locationWasNotRequested() async throws {
        try await with(isStored: false) {
            try await check("timeline", as: "nearby", says: "Which park is", park: "nearby")
        }
    }

    @Test func placeholder() async throws {
        try await with(isStored: false) {
            try await check("placeholder", as: "placeholder", says: "\u{2592}\u{2592}\u{2592}", fits: false)
        }
    }
}
