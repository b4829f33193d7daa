#if canImport(Testing)
import Foundation
public import Testing
public import Vitrine
public import VitrineTesting
import VitrineWidgets

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
    public func command(_ arguments: [String]) throws -> Program.Ending {
        let missing = stride(from: 0, to: environment.count, by: 2).filter { !arguments.contains(environment[$0]) }
        return try Program(name: program)
            .run(arguments.isEmpty ? [] : arguments + missing.flatMap { environment[$0...($0 + 1)] })
    }

    /// Runs the widget's program and returns its result, successful or not.
    public func widget(_ arguments: String...) throws -> Program.Ending { try widget(arguments) }

    /// Runs the widget's program and returns its result, successful or not.
    public func widget(_ arguments: [String]) throws -> Program.Ending {
        try Program(name: "\(program)-widget").run(arguments + environment)
    }

    /// Returns the timeline that the widget's program prints, and its log.
    public func timeline(
        _ family: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (report: PrintedTimeline, log: String) {
        let ending = try widget("timeline", "--family", family, "--json")
        #expect(ending.status == 0, "\(ending.errors)", sourceLocation: sourceLocation)
        return (try JSONDecoder().decode(PrintedTimeline.self, from: Data(ending.output.utf8)), ending.errors)
    }

    /// Returns the rendering of the first entry as text.
    public func picture(_ family: String, kind: String = "snapshot", isDark: Bool = false) throws -> String {
        let arguments = [kind, "--family", family] + (isDark ? ["--dark"] : [])
        let ending = try Program(name: "\(program)-widget").run(arguments + environment)
        #expect(ending.status == 0, "\(ending.errors)")
        return ending.output
    }

    /// Expects that the first entry of a size says texts, and that all that is cut in its drawing, if anything, is said
    /// to be cut.
    public func expect(_ family: String, says texts: [String], sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let said = try timeline(family, sourceLocation: sourceLocation).report.text
        for text in texts {
            #expect(said.contains(text), "\(family): \(said.prefix(2000))", sourceLocation: sourceLocation)
        }
        let findings = try picture(family).split(separator: "\n").filter { $0.hasPrefix("!") }
        #expect(findings.allSatisfy { $0.hasPrefix("! truncated") }, "\(findings)", sourceLocation: sourceLocation)
    }
}
#endif
