import ArgumentParser
import Foundation
import VitrineDevice
import VitrineFleet
import VitrineScript
import VitrineSheet

/// `vitrine fleet`: many widgets on many phones, with two policies side by side.
struct FleetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet",
        abstract: "Simulate many widgets on many phones, and compare how old what people see is with what it costs.",
        discussion: """
            A policy is an interval after each answer, with at most one of each suffix: 15m, 15m@clock (at fixed times, all \
            devices at once), 30m~5m (with up to 5 minutes of jitter), 30m!10m (again after 10 minutes without network), end \
            (at the end of the timeline), or trace:FILE:w1 (a widget's own policy, measured from a trace of `vitrine play`). \
            Status 0: the fleet was simulated. 65: a trace does not fit. 74: a file cannot be read or written.
            """
    )

    @Option(help: "A policy; may be repeated.")
    var policy: [String] = ["15m@clock", "30m~10m"]

    @Option(parsing: .unconditional, help: "The number of widgets, each on its own phone.")
    var widgets = 10_000

    @Option(parsing: .unconditional, help: "The number of days.")
    var days = 2

    @Option(parsing: .unconditional, help: "The seed: the same seed gives the same result.")
    var seed: UInt64 = 1

    @Option(help: "How the phones treat widgets: observed, documented, harsh or development.")
    var profile = DeviceProfile.observed.name

    @Option(help: "Write the charts into this folder, as SVG.")
    var charts: String?

    @Option(name: .customLong("report"), help: "Write the table and the charts to this file as one HTML page.")
    var page: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard (1...10_000_000).contains(widgets), (1...366).contains(days), (1...4).contains(policy.count) else {
            throw ValidationError("--widgets is 1 to 10000000, --days 1 to 366, and there are 1 to 4 policies")
        }
        guard DeviceProfile.named(profile) != nil else {
            let known = DeviceProfile.all.map(\.name).joined(separator: ", ")
            throw ValidationError("--profile is not a known profile: \(profile); use one of \(known)")
        }
        for text in policy where !text.hasPrefix("trace:") && FleetPolicy(text: text) == nil {
            throw ValidationError(
                "--policy is not a policy: \(text); write it as 15m, 15m@clock, 30m~5m, 30m!10m or end"
            )
        }
    }

    func run() throws {
        let fleet = Fleet(
            widgets: widgets,
            days: days,
            seed: seed,
            profile: DeviceProfile.named(profile) ?? .observed
        )
        let report = FleetReport(try policy.map(Self.policy).map(fleet.run))
        if json {
            Terminal.show(json: String(decoding: try report.json, as: UTF8.self))
        } else {
            print(report.lines.joined(separator: "\n"))
        }
        if let page { try CommandFiles.write(try report.page.html(), to: page) }
        guard let charts else { return }
        do {
            try FileManager.default.createDirectory(atPath: charts, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(.file, "cannot create \(charts); check its parent's permissions")
        }
        for chart in report.charts { try CommandFiles.write(chart.svg, to: "\(charts)/\(chart.name)") }
    }

    private static func policy(_ text: String) throws -> FleetPolicy {
        if let policy = FleetPolicy(text: text) { return policy }
        let words = text.dropFirst("trace:".count)
        // A path may have colons, and an instance has none.
        guard let colon = words.lastIndex(of: ":"),
            let data = FileManager.default.contents(atPath: String(words[..<colon]))
        else {
            throw CommandFailure(
                .file,
                "\(text) cannot be read; write trace:FILE:w1, with a trace of `vitrine play --trace`"
            )
        }
        do throws(MeasuredPolicy.Failure) {
            let instance = String(words[colon...].dropFirst())
            return try MeasuredPolicy.read(data, instance: instance, name: "\(instance), measured")
        } catch {
            throw CommandFailure(.data, "\(words[..<colon]): \(error)")
        }
    }
}
