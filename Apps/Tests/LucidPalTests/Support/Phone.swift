import Foundation
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// A new containers folder with the app's command and the widget's program, at a time and in a zone.
final class Phone {
    let containers: ContainersDirectory
    var now: String
    var zone: String

    init(now: String = "2026-06-10T09:00:00Z", zone: String = "Europe/Berlin") throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lucidpal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        containers = ContainersDirectory(path: folder.path)
        self.now = now
        self.zone = zone
    }

    deinit {
        // A folder that no longer exists is not an error.
        try? FileManager.default.removeItem(atPath: containers.path)
    }

    private var edge: [String] { ["--containers", containers.path, "--now", now, "--zone", zone] }

    /// Runs `lucidpal` and expects it to succeed.
    @discardableResult
    func app(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try app(arguments, sourceLocation: sourceLocation)
    }

    /// Runs `lucidpal` and expects it to succeed.
    @discardableResult
    func app(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let ending = try Program(name: "lucidpal").run(arguments + edge)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return ending.output
    }

    /// Runs `lucidpal` and expects it to fail.
    func refused(_ arguments: [String]) throws -> Program.Ending {
        // Options that a test passes itself are not added again; without a command nothing is added.
        let own = stride(from: 0, to: edge.count, by: 2).filter { !arguments.contains(edge[$0]) }
        return try Program(name: "lucidpal")
            .run(
                arguments.isEmpty ? [] : arguments + own.flatMap { edge[$0...($0 + 1)] }
            )
    }

    /// Returns the timeline that the widget's program prints.
    func timeline(_ family: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Report {
        let ending = try Program(name: "lucidpal-widget").run(["timeline", "--family", family, "--json"] + edge)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8))
    }

    /// Returns the rendering of the first entry as text.
    func picture(_ family: String, kind: String = "snapshot") throws -> String {
        let ending = try Program(name: "lucidpal-widget").run([kind, "--family", family] + edge)
        #expect(ending.status == 0, "\(ending.errors)")
        return ending.output
    }

    /// The path of a file in the group's container.
    func sharedFile(_ name: String) -> String { "\(containers.path)/group.app.lucidpal/\(name)" }

    var snapshotFile: String { sharedFile("lucidpal_widget_snapshot.json") }

    /// Opens the storage in this process.
    func storage() throws -> LucidPalStorage { try LucidPalStorage(containers) }

    /// The phone's current time and days.
    func moment() throws -> Moment { Moment(now: try date(now), days: try days(zone)) }
}

/// A timeline in the format of `lucidpal-widget timeline --json`.
struct Report: Decodable {
    struct Entry: Decodable {
        var date: String
        var reading: [String]
    }

    struct Policy: Decodable {
        var rule: String
        var date: String?
    }

    var entries: [Entry]
    var policy: Policy

    /// All text of the first entry.
    var text: String { entries.first?.reading.joined(separator: "\n") ?? "" }
}
