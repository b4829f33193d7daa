import BeeBloomActions
import BeeBloomModel
import BeeBloomWidgets
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// A new containers folder with the app's command and the widget's program, at a time and in a zone.
final class Phone {
    let containers: ContainersDirectory
    var now: String
    var zone: String

    init(now: String = "2026-02-03T09:41:00Z", zone: String = "UTC") throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beebloom-\(UUID().uuidString)")
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

    /// Runs `beebloom` and expects it to succeed.
    @discardableResult
    func app(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let ending = try Program(name: "beebloom").run(arguments + edge)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return ending.output
    }

    /// Runs `beebloom` and returns its result, successful or not.
    func command(_ arguments: [String]) throws -> Program.Ending {
        // Options that a test passes itself are not added again; without a command nothing is added.
        let own = stride(from: 0, to: edge.count, by: 2).filter { !arguments.contains(edge[$0]) }
        return try Program(name: "beebloom")
            .run(arguments.isEmpty ? [] : arguments + own.flatMap { edge[$0...($0 + 1)] })
    }

    /// Runs `beebloom-widget` and returns its result, successful or not.
    func widget(_ arguments: String...) throws -> Program.Ending {
        try Program(name: "beebloom-widget").run(arguments + edge)
    }

    /// Taps a habit through the widget's program and expects it to succeed.
    @discardableResult
    func tap(_ habit: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let ending = try widget("tap", habit)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return ending.output
    }

    /// Returns the timeline that the widget's program prints, and its log.
    func timeline(
        _ family: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (report: Report, log: String) {
        let ending = try widget("timeline", "--family", family, "--json")
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return (try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8)), ending.errors)
    }

    /// Returns the titles on the widget, in order.
    func shown(_ family: String = "large", sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        try timeline(family, sourceLocation: sourceLocation).report.habits
    }

    /// Returns the rendering of one entry as text.
    func picture(_ family: String, kind: String = "snapshot", isDark: Bool = false) throws -> String {
        let ending = try Program(name: "beebloom-widget")
            .run([kind, "--family", family] + (isDark ? ["--dark"] : []) + edge)
        #expect(ending.status == 0, "\(ending.errors)")
        return ending.output
    }

    var container: GroupContainer { GroupContainer(path: "\(containers.path)/group.com.ilyakukarkinorg.beebloom") }

    var databasePath: String { container.path + "/tinybase.db" }

    /// Opens the database directly, without the code under test.
    func database() throws -> Database { try Database(databasePath) }

    /// The store, opened in this process.
    var store: BeeBloomStore { BeeBloomStore(container) }

    /// The phone's current time and days.
    func moment() throws -> Moment { Moment(now: try date(now), days: try days(zone)) }

    /// Returns the id of the habit with a title.
    func id(_ title: String) throws -> String {
        let today = try moment().today
        return try store.board(days: today...today).habit(title).id
    }

    /// The journal's pending actions and settled count.
    var journal: ActionJournalReading<CheckAction> { HabitChecks(container).reading }

    /// The rows of the table of checks, in JSON mode.
    func checks() throws -> [String: [String: JSONCell]] { try database().tables()["checks"] ?? [:] }

    /// An extension in this process, with the phone's folder and clock.
    @MainActor
    func host() throws -> ExtensionHost {
        let time = ManualTime(now, timeZoneIdentifier: zone)
        return ExtensionHost(BeeBloomWidgetBundle(), time: time, containers: containers)
    }
}

/// A timeline in the format of `beebloom-widget timeline --json`.
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

    /// The titles of the first entry's buttons.
    var habits: [String] { entries.first?.habits ?? [] }
}

extension Report.Entry {
    /// The titles of the entry's buttons.
    var habits: [String] {
        reading.compactMap { line in
            guard let range = line.firstRange(of: "Check ") else { return nil }
            // A line is the element's role and its label in quotation marks; the group follows after a comma.
            return line[range.upperBound...].split { $0 == "," || $0 == "\"" }.first.map(String.init)
        }
    }
}
