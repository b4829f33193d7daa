import FaultyService
import Foundation
import HangangjariAPI
import HangangjariModel
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire

/// Tests of the real programs in their own processes: the extension, and the app's command.
@Suite(.serialized)
struct ProcessTests {
    private static let now = "2026-08-13T04:35:00Z"
    private let widget = Program(name: "hangangjari-widget")
    private let folder: TemporaryContainers
    private var containers: String { folder.path }

    init() throws { folder = try TemporaryContainers() }

    /// The arguments for a widget's timeline.
    private func timeline(
        _ park: String = "ttukseom",
        kind: String = HangangjariKind.parking,
        family: String = "small",
        now: String = now
    ) -> [String] {
        [
            "timeline", "--kind", kind, "--family", family, "--containers", containers, "--now", now, "--zone",
            "Asia/Seoul", "--set", "park=\"\(park)\"",
        ]
    }

    /// Runs the app's command.
    @discardableResult
    private func command(
        _ arguments: [String],
        now: String = now,
        in environment: [String: String] = [:]
    ) throws -> Program.Ending {
        try Program(name: "hangangjari")
            .run(arguments + ["--containers", containers, "--now", now], environment: environment)
    }

    /// A service that works.
    private func service(after delay: Duration = .zero) async throws -> FaultyService {
        try await FaultyService.start {
            Stage.good($0, now: Date(timeIntervalSince1970: 1_786_595_700)).after(delay)
        }
    }

    /// An environment with a service.
    private func with(_ service: FaultyService) -> [String: String] { [ServiceAddress.variable: service.address] }

    /// An environment in which the service cannot be reached.
    private func without() async throws -> [String: String] {
        [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
    }

    /// Runs both widgets and `hangangjari refresh` against a good service, which ends afterwards.
    private func refresh() async throws {
        let service = try await service()
        defer { service.stop() }
        for kind in HangangjariKind.all { try widget.run(timeline(kind: kind), environment: with(service)) }
        let refresh = try command(["refresh"], in: with(service))
        try #require(refresh.status == 0, "\(refresh.errors)")
    }

    // A process other than the app, through the container, whose files are for their user alone
    @Test(.process("H01", "H08", "H09", "H10", "H25")) func extensionShowsValuesOfTheCommandWithoutNetwork()
        async throws
    {
        let service = try await service()
        try widget.run(timeline("banpo", now: "2026-08-13T03:35:00Z"), environment: with(service))
        let refresh = try command(["refresh"], in: with(service))
        #expect(refresh.status == 0 && refresh.output.contains("Refreshed 4 parks."), "\(refresh.errors)")
        service.stop()
        let shown = try widget.run(timeline("banpo"), environment: await without())
        #expect(shown.output.contains("354") && !shown.output.contains("offline"), "\(shown.output)\(shown.errors)")
        let parks = try command(["parks"])
        #expect(parks.output.contains("banpo") && parks.output.contains("354 free of 674, 6 min ago"))
        let files = try #require(FileManager.default.enumerator(atPath: containers)).compactMap { $0 as? String }
        #expect(files.contains("app.hangangjari/hangangjari.sqlite"))
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: containers + "/" + file)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
            #expect(mode == (isFolder ? 0o700 : 0o600), "\(file) has the mode \(String(mode, radix: 8))")
        }
    }

    /// A refresh by the command notifies the device on the same containers; reading and failing commands do not.
    @Test func commandRequestsReloadsFromRunningDevice() async throws {
        let device = try ReloadListener(containers: containers)
        let service = try await service()
        defer { service.stop() }
        let reloads = HangangjariKind.all.map { ReloadRequest(kind: $0) }
        let asked = ReloadNotice(group: AppGroup.hangangjari.identifier, reloads: reloads)
        let without = try await without()
        for (arguments, place, reported) in [
            (["refresh"], with(service), [asked]), (["refresh", "banpo"], with(service), [asked]),
            (["parks"], without, []), (["refresh"], without, []),
        ] {
            try command(arguments, in: place)
            #expect(device.notices() == reported, "\(arguments)")
        }
    }

    // Nothing is known at first, and the command says so
    @Test(.process("H25")) func commandReportsThatNothingIsKnownAndErrors() async throws {
        let parks = try command(["parks"])
        #expect(parks.status == 0 && parks.output.contains("hangangjari refresh"), "\(parks.output)")
        let refresh = try command(["refresh"], in: await without())
        #expect(refresh.status == 69 && refresh.errors.contains("cannot be reached"))
        #expect(try command(["parks"], now: "noon").status == 64)
    }

    /// | 12 processes, started one after the other | the service |
    /// |---|---|
    /// | each finds the snapshot missing | |
    /// | the first claims the load and sends a request | 1 request |
    /// | the others wait for it and show its value | |
    @Test func manyProcessesMakeOneRequest() async throws {
        let service = try await service(after: .milliseconds(1500))
        defer { service.stop() }
        let processes = try (0..<12).map { _ in try widget.start(timeline(), environment: with(service)) }
        for process in processes {
            let output = try #require(process.standardOutput as? Pipe).fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(String(decoding: output, as: UTF8.self).contains("354"))
        }
        #expect(service.requests.count == 1)
    }

    /// | first process | second process |
    /// |---|---|
    /// | claims the load, sends a request, waits for the response | |
    /// | is killed | |
    /// | | finds the claim, waits until it expires |
    /// | | sends a request, shows the value |
    @Test func loadContinuesAfterClaimingProcessWasKilled() async throws {
        let service = try await FaultyService.start(always: FaultyAnswer(.silence))
        defer { service.stop() }
        let first = try widget.start(timeline(), environment: with(service))
        await service.waitForRequests(1)
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
        service.change { Stage.good($0, now: Date(timeIntervalSince1970: 1_786_595_700)) }
        let second = try widget.run(timeline(), environment: with(service))
        #expect(second.output.contains("354"), "\(second.output)")
    }

    // Decision 9: the clock was set back by a day, and the service is gone
    @Test(.process("H07", "H23")) func valueFromTheFutureHasNoAgeAndIsWithdrawn() async throws {
        try await refresh()
        let before = "2026-08-12T04:35:00Z"
        let parks = try command(["parks"], now: before)
        #expect(parks.output.contains("354 free of 674, age unknown (futureDate)"), "\(parks.output)")
        #expect(!parks.output.contains("min"))
        let without = try await without()
        for kind in HangangjariKind.all {
            for family in ["small", "medium"] {
                let shown = try widget.run(timeline(kind: kind, family: family, now: before), environment: without)
                #expect(!shown.output.contains("old") && !shown.output.contains(" ago"), "\(shown.output)")
                #expect(shown.output.contains("clock wrong"), "\(shown.output)")
                // The last entry no longer shows the value: it has been on the screen for as long as any value may be.
                let last = try #require(shown.output.components(separatedBy: "relevance").last)
                #expect(last.contains("Clocks disagree") && !last.contains("354") && !last.contains("22.6"), "\(last)")
            }
        }
    }

    // What is known can be read where nothing can be written
    @Test(.process("H25"), .needsRoot) func commandReadsAReadOnlyFileSystem() async throws {
        #expect(mount("tmpfs", containers, "tmpfs", 0, "size=8m,mode=700") == 0)
        defer {
            umount2(containers, Int32(MNT_DETACH))
            // What stays in the temporary folder does not change the result.
            try? FileManager.default.removeItem(atPath: containers)
        }
        try await refresh()
        #expect(mount("tmpfs", containers, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0)
        let parks = try command(["parks"])
        #expect(parks.status == 0 && parks.output.contains("354 free of 674"), "\(parks)")
        let refreshed = try command(["refresh"], in: await without())
        #expect(refreshed.status != 0 && refreshed.errors.hasPrefix("hangangjari: "), "\(refreshed)")
    }

    /// | the snapshot's file | the extension, without a service | a refresh by the app |
    /// |---|---|---|
    /// | as documented, version 1 | shows it | |
    /// | without the version, as the value's own encoder writes it | shows it | |
    /// | of a newer version | says so, shows no number | changes no byte, nor does the extension with a service |
    @Test(.process("H35")) func snapshotIsADocumentedFormatWithAVersion() async throws {
        try await refresh()
        let file = URL(filePath: containers + "/group.app.hangangjari/parking.ttukseom.total.json")
        var stored = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let readme = URL(filePath: #filePath).appending(path: "../../../../Hangangjari/README.md").standardized
        let documented = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
            .first { $0.hasPrefix("| parking |") }
        let keys = try #require(documented).split(separator: "`").filter { !$0.contains(where: " ,|".contains) }
        #expect(Set(stored.keys) == Set(keys.map(String.init)))
        #expect((stored["_vitrine"] as? [String: Any])?["schema"] as? Int == 1)

        let without = try await without()
        func shown() throws -> String { try widget.run(timeline(), environment: without).output }
        #expect(try shown().contains("354"))
        let stamps = stored.removeValue(forKey: "_vitrine")
        try JSONSerialization.data(withJSONObject: stored).write(to: file)
        #expect(try shown().contains("354"))

        stored["_vitrine"] = (stamps as? [String: Any])?.merging(["schema": 2]) { $1 }
        let newer = try JSONSerialization.data(withJSONObject: stored)
        try newer.write(to: file)
        #expect(try !shown().contains("354") && shown().contains("newer version"))
        let service = try await service()
        defer { service.stop() }
        let later = "2026-08-13T05:35:00Z"
        try command(["refresh"], now: later, in: with(service))
        try widget.run(timeline(now: later), environment: with(service))
        #expect(try Data(contentsOf: file) == newer)
    }
}
