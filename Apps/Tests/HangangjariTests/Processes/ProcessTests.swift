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

    private func widget(
        _ containers: String,
        _ park: String,
        kind: String = HangangjariKind.parking,
        family: String = "small",
        now: String = now
    ) -> [String] {
        [
            "timeline", "--kind", kind, "--family", family, "--containers", containers, "--now", now, "--zone",
            "Asia/Seoul", "--set", "park=\"\(park)\"",
        ]
    }

    // A process other than the app, through the container
    @Test(.process("H01", "H08", "H09", "H10", "H25")) func extensionShowsValuesOfTheCommandWithoutNetwork()
        async throws
    {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let service = try await FaultyService.start { request in
            Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
        }
        let environment = [ServiceAddress.variable: service.address]
        let before = widget(containers, "banpo", now: "2026-08-13T03:35:00Z")
        try Program(name: "hangangjari-widget").run(before, environment: environment)
        let edge = ["--containers", containers, "--now", Self.now]
        let refresh = try Program(name: "hangangjari").run(["refresh"] + edge, environment: environment)
        #expect(refresh.status == 0 && refresh.output.contains("Refreshed 4 parks."), "\(refresh.errors)")
        service.stop()
        let closed = [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
        let shown = try Program(name: "hangangjari-widget").run(widget(containers, "banpo"), environment: closed)
        #expect(shown.output.contains("354") && !shown.output.contains("offline"), "\(shown.output)\(shown.errors)")
        let parks = try Program(name: "hangangjari").run(["parks"] + edge)
        #expect(parks.output.contains("banpo") && parks.output.contains("354 free of 674, 6 min ago"))
    }

    /// A refresh by the command notifies the device on the same containers; reading and failing commands do not.
    @Test func commandRequestsReloadsFromRunningDevice() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let device = try ReloadListener(containers: containers)
        let service = try await FaultyService.start { request in
            Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
        }
        let reloads = HangangjariKind.all.map { ReloadRequest(kind: $0) }
        let asked = ReloadNotice(group: AppGroup.hangangjari.identifier, reloads: reloads)
        let edge = ["--containers", containers, "--now", Self.now]
        let answering = [ServiceAddress.variable: service.address]
        let closed = [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
        for (arguments, place, reported) in [
            (["refresh"], answering, [asked]), (["refresh", "banpo"], answering, [asked]), (["parks"], closed, []),
            (["refresh"], closed, []),
        ] {
            try Program(name: "hangangjari").run(arguments + edge, environment: place)
            #expect(device.notices() == reported, "\(arguments)")
        }
        service.stop()
    }

    @Test func commandReportsErrors() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let edge = ["--containers", containers, "--now", Self.now]
        let closed = [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
        let refresh = try Program(name: "hangangjari").run(["refresh"] + edge, environment: closed)
        #expect(refresh.status == 69 && refresh.errors.contains("cannot be reached"))
        #expect(try Program(name: "hangangjari").run(["parks", "--now", "noon"]).status == 64)
    }

    /// | 50 processes, started one after the other | the service |
    /// |---|---|
    /// | each finds the snapshot missing | |
    /// | the first claims the load and sends a request | 1 request |
    /// | the others wait for it and show its value | |
    @Test func fiftyProcessesMakeOneRequest() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let service = try await FaultyService.start { request in
            Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700)).after(.milliseconds(1500))
        }
        defer { service.stop() }
        let environment = [ServiceAddress.variable: service.address]
        let processes = try (0..<50)
            .map { _ in
                try Program(name: "hangangjari-widget")
                    .start(widget(containers, "ttukseom"), environment: environment)
            }
        var answered = 0
        for process in processes {
            let output = (process.standardOutput as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
            process.waitUntilExit()
            if String(decoding: output, as: UTF8.self).contains("354") { answered += 1 }
        }
        #expect(answered == 50)
        #expect(service.requests.count == 1)
    }

    /// | first process | second process |
    /// |---|---|
    /// | claims the load, sends a request, waits for the response | |
    /// | is killed | |
    /// | | finds the claim, waits until it expires |
    /// | | sends a request, shows the value |
    @Test func loadContinuesAfterClaimingProcessWasKilled() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let service = try await FaultyService.start(always: FaultyAnswer(.silence))
        defer { service.stop() }
        let environment = [ServiceAddress.variable: service.address]
        let first = try Program(name: "hangangjari-widget")
            .start(widget(containers, "ttukseom"), environment: environment)
        await service.waitForRequests(1)
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
        service.change { Stage.good($0, now: Date(timeIntervalSince1970: 1_786_595_700)) }
        let second = try Program(name: "hangangjari-widget")
            .run(widget(containers, "ttukseom"), environment: environment)
        #expect(second.output.contains("354"), "\(second.output)")
    }

    /// Runs both widgets and `hangangjari refresh` against a good service, which ends afterwards.
    ///
    /// - Returns: An environment in which the service cannot be reached.
    private func refresh(_ containers: String) async throws -> [String: String] {
        let service = try await FaultyService.start { request in
            Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
        }
        defer { service.stop() }
        let environment = [ServiceAddress.variable: service.address]
        for kind in HangangjariKind.all {
            try Program(name: "hangangjari-widget")
                .run(widget(containers, "ttukseom", kind: kind), environment: environment)
        }
        let refresh = try Program(name: "hangangjari")
            .run(["refresh", "--containers", containers, "--now", Self.now], environment: environment)
        try #require(refresh.status == 0, "\(refresh.errors)")
        return [ServiceAddress.variable: "http://127.0.0.1:\(try await FaultyService.closedPort())"]
    }

    // Decision 9: the clock was set back by a day, and the service is gone
    @Test(.process("H07", "H23"), arguments: HangangjariKind.all) func valueFromTheFutureHasNoAgeAndIsWithdrawn(
        kind: String
    ) async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let closed = try await refresh(containers)
        let before = "2026-08-12T04:35:00Z"
        for family in ["small", "medium"] {
            let shown = try Program(name: "hangangjari-widget")
                .run(
                    widget(containers, "ttukseom", kind: kind, family: family, now: before),
                    environment: closed
                )
            #expect(!shown.output.contains("old") && !shown.output.contains(" ago"), "\(shown.output)")
            #expect(shown.output.contains("clock wrong"), "\(shown.output)")
            // The last entry no longer shows the value: it has been on the screen for as long as any value may be.
            let last = try #require(shown.output.components(separatedBy: "relevance").last)
            #expect(last.contains("Clocks disagree") && !last.contains("354") && !last.contains("22.6"), "\(last)")
        }
    }

    // Decision 9: the command tells no age of a value from the future either
    @Test(.process("H07")) func commandReportsNoAgeForAValueFromTheFuture() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        _ = try await refresh(containers)
        let parks = try Program(name: "hangangjari")
            .run(["parks", "--containers", containers, "--now", "2026-08-12T04:35:00Z"])
        #expect(parks.output.contains("354 free of 674, age unknown (futureDate)"), "\(parks.output)")
        #expect(!parks.output.contains("min"))
    }

    // Nothing is known, and the command says so
    @Test(.process("H25")) func commandSaysThatNoParkIsKnown() throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let parks = try Program(name: "hangangjari").run(["parks", "--containers", containers, "--now", Self.now])
        #expect(parks.status == 0 && parks.output.contains("hangangjari refresh"), "\(parks.output)")
    }

    // What is known can be read where nothing can be written
    @Test(.process("H25"), .needsRoot) func commandReadsAReadOnlyFileSystem() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        #expect(mount("tmpfs", containers, "tmpfs", 0, "size=8m,mode=700") == 0)
        defer {
            umount2(containers, Int32(MNT_DETACH))
            // What stays in the temporary folder does not change the result.
            try? FileManager.default.removeItem(atPath: containers)
        }
        let closed = try await refresh(containers)
        #expect(mount("tmpfs", containers, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0)
        let options = ["--containers", containers, "--now", Self.now]
        let parks = try Program(name: "hangangjari").run(["parks"] + options)
        #expect(parks.status == 0 && parks.output.contains("354 free of 674"), "\(parks)")
        let refreshed = try Program(name: "hangangjari").run(["refresh"] + options, environment: closed)
        #expect(refreshed.status != 0 && refreshed.errors.hasPrefix("hangangjari: "), "\(refreshed)")
    }

    /// | the snapshot's file | the extension, without a service | a refresh by the app |
    /// |---|---|---|
    /// | as documented, version 1 | shows it | |
    /// | without the version, as the value's own encoder writes it | shows it | |
    /// | of a newer version | says so, shows no number | changes no byte, nor does the extension with a service |
    @Test(.process("H35")) func snapshotIsADocumentedFormatWithAVersion() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        let closed = try await refresh(containers)
        let file = URL(filePath: containers + "/group.app.hangangjari/parking.ttukseom.total.json")
        var stored = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let readme = URL(filePath: #filePath).appending(path: "../../../../Hangangjari/README.md").standardized
        let documented = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
            .first { $0.hasPrefix("| parking |") }
        let keys = try #require(documented).split(separator: "`").filter { !$0.contains(where: " ,|".contains) }
        #expect(Set(stored.keys) == Set(keys.map(String.init)))
        #expect((stored["_vitrine"] as? [String: Any])?["schema"] as? Int == 1)

        func shown() throws -> String {
            try Program(name: "hangangjari-widget").run(widget(containers, "ttukseom"), environment: closed).output
        }
        #expect(try shown().contains("354"))
        let stamps = stored.removeValue(forKey: "_vitrine")
        try JSONSerialization.data(withJSONObject: stored).write(to: file)
        #expect(try shown().contains("354"))

        stored["_vitrine"] = (stamps as? [String: Any])?.merging(["schema": 2]) { $1 }
        let newer = try JSONSerialization.data(withJSONObject: stored)
        try newer.write(to: file)
        #expect(try !shown().contains("354") && shown().contains("newer version"))
        let service = try await FaultyService.start { request in
            Stage.good(request, now: Date(timeIntervalSince1970: 1_786_595_700))
        }
        defer { service.stop() }
        let answering = [ServiceAddress.variable: service.address]
        let later = "2026-08-13T05:35:00Z"
        try Program(name: "hangangjari")
            .run(["refresh", "--containers", containers, "--now", later], environment: answering)
        try Program(name: "hangangjari-widget").run(widget(containers, "ttukseom", now: later), environment: answering)
        #expect(try Data(contentsOf: file) == newer)
    }

    // Files of the containers are for their user alone.
    @Test func everyFileBelongsToTheUserAlone() async throws {
        let folder = try TemporaryContainers()
        let containers = folder.path
        _ = try await refresh(containers)
        let files = try #require(FileManager.default.enumerator(atPath: containers)).compactMap { $0 as? String }
        #expect(files.contains("app.hangangjari/hangangjari.sqlite"))
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: containers + "/" + file)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
            #expect(mode == (isFolder ? 0o700 : 0o600), "\(file) has the mode \(String(mode, radix: 8))")
        }
    }
}
