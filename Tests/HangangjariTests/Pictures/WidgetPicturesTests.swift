import FaultyService
import Foundation
import HangangjariModel
import ProgramTesting
import Testing

/// The widgets' pictures as text, each in each size, drawn by the extension's program from what the app has stored.
@Suite(.serialized)
struct WidgetPicturesTests {
    /// A widget as it is placed: its kind, its size, and its choices.
    struct Placed: Sendable, CustomTestStringConvertible {
        let kind: String
        let family: String
        let choices: [String: String]
        var testDescription: String {
            [kind == HangangjariKind.parking ? "parking" : "park", choices["mode"] ?? choices["focus"] ?? "", family]
                .joined(separator: "-")
        }

        /// The program's arguments for a park.
        func arguments(_ park: String) -> [String] {
            ["--kind", kind, "--family", family, "--set", "park=\"\(park)\""]
                + choices.sorted(by: <).flatMap { ["--set", "\($0.key)=\"\($0.value)\""] }
        }
    }

    /// Every size of each kind, with every choice.
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

    private static let now = "2026-08-13T04:35:00Z"
    private let folder = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)")

    /// Draws every widget at a moment without any network, each from containers of its own, and compares the pictures.
    ///
    /// All programs run at once: each gives the service some tries.
    private func check(
        _ what: String,
        as name: String,
        park: String = "ttukseom",
        now: String = now,
        isDark: Bool = false,
        fits: Bool = true
    ) async throws {
        let closed = [ServicePlace.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
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
            try Expected.check(picture, "Pictures/\(name)-\(widget.testDescription).txt")
            #expect(!fits || !picture.contains("\n!"), "something does not fit: \(widget)")
        }
    }

    /// A copy of what is stored.
    private func containers(for widget: Placed) throws -> String {
        let copy = folder.appending(path: "\(widget.testDescription)-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: folder.appending(path: "stored"), to: copy)
        return copy.path
    }

    /// Runs a test with containers that are empty, or as they are after a person has refreshed the app.
    private func with(isStored: Bool, _ body: () async throws -> Void) async throws {
        let stored = folder.appending(path: "stored")
        try FileManager.default.createDirectory(at: stored, withIntermediateDirectories: true)
        // Nobody misses a folder that is gone already.
        defer { try? FileManager.default.removeItem(at: folder) }
        if isStored {
            let service = try await FaultyService.start { request in
                Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
            }
            defer { service.stop() }
            let refresh = try Program(name: "hangangjari")
                .run(
                    ["refresh", "--containers", stored.path, "--now", Self.now],
                    environment: [ServicePlace.variable: service.address]
                )
            try #require(refresh.status == 0, "\(refresh.errors)")
        }
        try await body()
    }

    /// From the refresh on, with nobody asking: current, then old, then withdrawn, as the timeline has it.
    @Test(arguments: [false, true]) func storedAndAgeing(isDark: Bool) async throws {
        // Another appearance has other colours and no other words.
        try await with(isStored: true) { try await check("timeline", as: "stored", isDark: isDark) }
    }

    @Test func oldAndOffline() async throws {
        try await with(isStored: true) { try await check("timeline", as: "offline", now: "2026-08-13T05:25:00Z") }
    }

    @Test func nothingStored() async throws {
        try await with(isStored: false) { try await check("timeline", as: "nothing") }
    }

    @Test func nobodyWasAskedForThePlace() async throws {
        try await with(isStored: false) { try await check("timeline", as: "nearby", park: "nearby") }
    }

    @Test func placeholder() async throws {
        try await with(isStored: false) { try await check("placeholder", as: "placeholder", fits: false) }
    }
}
