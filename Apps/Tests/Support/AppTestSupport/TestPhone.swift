#if canImport(Testing)
public import Foundation
public import Testing
public import Vitrine
public import VitrineTesting
import VitrineWidgets
import WidgetArchive

/// A new containers folder with an app's command and its widget's program, at a time and in a zone.
///
/// The folder is removed with the phone. The widget's program has the command's name with `-widget`.
open class TestPhone {
    private let folder: TemporaryContainers
    /// The time that every program gets, ISO 8601.
    public var now: String
    /// The identifier of the time zone that every program gets.
    public var zone: String

    private let program: String

    public init(program: String, now: String, zone: String) throws {
        folder = try TemporaryContainers()
        self.program = program
        self.now = now
        self.zone = zone
    }

    public var containers: ContainersDirectory { folder.directory }

    private var environment: [String] { ["--containers", containers.path, "--now", now, "--zone", zone] }

    /// The phone's clock, zone and containers, for a host in the test's process.
    public func time() throws -> ManualTime {
        let date = try Date(now, strategy: Date.ISO8601FormatStyle())
        return ManualTime(DeviceMoment(now: date, timeZoneIdentifier: zone, containers: containers))
    }

    /// Runs the app's command and expects it to succeed.
    @discardableResult
    public func app(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try app(arguments, sourceLocation: sourceLocation)
    }

    /// Runs the app's command and expects it to succeed.
    @discardableResult
    public func app(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let ending = try Program(name: program).run(arguments + environment)
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return ending.output
    }

    /// Runs the app's command and returns its result, successful or not.
    ///
    /// Options that a test passes itself are not added again; without a command nothing is added.
    public func command(_ arguments: [String], under wrapper: [String] = []) throws -> Program.Ending {
        let missing = stride(from: 0, to: environment.count, by: 2).filter { !arguments.contains(environment[$0]) }
        let added = arguments.isEmpty ? [] : missing.flatMap { environment[$0...($0 + 1)] }
        return try Program(name: program).run(arguments + added, under: wrapper)
    }

    /// Runs the widget's program and returns its result, successful or not.
    public func widget(_ arguments: String...) throws -> Program.Ending { try widget(arguments) }

    /// Runs the widget's program and returns its result, successful or not.
    public func widget(_ arguments: [String], under wrapper: [String] = []) throws -> Program.Ending {
        try Program(name: "\(program)-widget").run(arguments + environment, under: wrapper)
    }

    /// Starts a command of the app, or of its widget.
    public func start(_ arguments: [String], ofWidget: Bool = false) throws -> Process {
        try Program(name: ofWidget ? "\(program)-widget" : program).start(arguments + environment)
    }

    /// Runs commands of the app, or of its widget, in as many processes at once, and expects them to succeed.
    public func runTogether(
        _ commands: [[String]],
        ofWidget: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for process in try commands.map({ try start($0, ofWidget: ofWidget) }) {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, sourceLocation: sourceLocation)
        }
    }

    /// Runs commands of the app, and of its widget where the first word is `tap`, and returns what a terminal shows,
    /// with lines of errors and exit codes other than 0 marked; `FOLDER` stands for the containers folder.
    public func transcript(_ commands: [[String]]) throws -> String {
        var text = ""
        for command in commands {
            let isTap = command.first == "tap"
            let arguments = command.map { $0.replacing("FOLDER", with: containers.path) }
            let ending = try isTap ? widget(arguments) : self.command(arguments)
            let shown = command.map { $0.contains(" ") || $0.isEmpty ? "\"\($0)\"" : $0 }.joined(separator: " ")
            text += "$ \(program)\(isTap ? "-widget" : "") "
            text += "\(shown.count > 200 ? shown.prefix(60) + " ..." : shown[...])\n" + ending.output
            text += ending.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
            if ending.status != 0 { text += "exit code \(ending.status)\n" }
        }
        return text.replacing(containers.path, with: "FOLDER")
    }

    /// Returns the timeline that the widget's program prints, and its log.
    public func timeline(
        _ family: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (report: PrintedTimeline, log: String) {
        try printed(["timeline", "--family", family], sourceLocation: sourceLocation)
    }

    /// Returns what a command of the widget's program prints as JSON, and its log.
    public func printed(
        _ arguments: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (report: PrintedTimeline, log: String) {
        let ending = try widget(arguments + ["--json"])
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return (try JSONDecoder().decode(PrintedTimeline.self, from: Data(ending.output.utf8)), ending.errors)
    }

    /// Returns the rendering of the first entry as text.
    public func picture(_ family: String, kind: String = "snapshot") throws -> String {
        let ending = try widget(kind, "--family", family)
        #expect(ending.status == 0, "\(ending.errors)")
        return ending.output
    }

    /// Expects that the first entry of a size says texts, and that nothing worse is noted about its drawing than that
    /// a text was cut.
    /// - Returns: All that the entry says.
    @discardableResult
    public func expect(
        _ family: String,
        says texts: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let report = try timeline(family, sourceLocation: sourceLocation).report
        let said = report.text
        for text in texts {
            #expect(said.contains(text), "\(family): \(said.prefix(2000))", sourceLocation: sourceLocation)
        }
        let findings = report.entries.first?.archive.findings ?? []
        #expect(findings.allSatisfy { $0.kind == .truncated }, "\(findings)", sourceLocation: sourceLocation)
        return said
    }
}
#endif
