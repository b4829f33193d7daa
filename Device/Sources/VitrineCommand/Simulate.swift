import ArgumentParser
import AssetCompiler
import Foundation
import VitrineDevice
import VitrineScript
import VitrineSheet

/// `vitrine simulate`: plays weeks that a seed chooses, and checks them.
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play weeks of a person and a phone, chosen by a seed, and check that no widget lies.",
        discussion: """
            Status 0: no checker found anything. 1: a checker did, and the shortest script that still fails was written, or a \
            week that was played again had another trace. 65: the script or the manifest has a mistake. 69: something that is \
            needed is missing. 74: a file cannot be read or written.
            """
    )

    @Option(parsing: .unconditional, help: "The seed: the same seed gives the same weeks.")
    var seed: UInt64 = 1

    @Option(help: "Many seeds in place of one, such as 1..200; none is shortened.")
    var seeds: SeedRange?

    @Option(
        help: "Play only this part of the seeds, such as 1/4; the other parts are for other machines.",
        transform: SeedRange.Shard.named
    )
    var shard: SeedRange.Shard?

    @Option(
        help: "Add each seed's result to this file, one JSON object a line; seeds that it has are not played again."
    )
    var results: String?

    @Option(help: "The version of the programs, such as a commit, which is written to the results.")
    var commit: String?

    @Option(help: "Share the seeds with workers by the queue at this address; see docs/simulated-weeks.md.")
    var queue: String?

    @Option(help: "With --queue, the name of a fault that was planted in the programs, which the checkers must find.")
    var planted: String?

    @Option(parsing: .unconditional, help: "The number of weeks.")
    var weeks = 1

    @Option(parsing: .unconditional, help: "The first week's number.")
    var first = 1

    @Option(parsing: .unconditional, help: "The length of a week in days.")
    var days = 7

    @Option(
        help:
            "The script with the widgets, the checks and the steps at the end of a week; by default, that of the sample apps."
    )
    var script: String?

    @Option(
        help: "The id of an app that is installed, with only its part of the script; by default, all of the script."
    )
    var app: [String] = []

    @OptionGroup var profile: ProfileOption

    @OptionGroup var installed: InstalledApps

    @Option(help: "Write the trace to this file, one JSON object a line; the same seed gives the same bytes.")
    var trace: String?

    @Option(
        name: .customLong("report"),
        help: "Write the weeks that failed, or the last one, to this file as one HTML page."
    )
    var page: String?

    @Option(help: "Write the weeks to this file as JUnit XML.")
    var junit: String?

    @Option(help: "Write the shortest script that still fails to this file.")
    var failing = "failing-week.yaml"

    @Option(
        parsing: .unconditional,
        help: "How many shorter weeks may be played to shorten one that fails; 0 writes it as it is."
    )
    var attempts = 60

    @Option(help: "How often an event occurs, relative to the others, as NAME=NUMBER, such as hang=50; 0 for never.")
    var rate: [String] = []

    @Flag(help: "Play each week twice, and end with status 1 where the traces differ.")
    var twice = false

    @Flag(help: ArgumentHelp("End when the standard input does, as with the worker of a queue.", visibility: .hidden))
    var endsWithInput = false

    func validate() throws {
        _ = try rates
        guard seeds != nil || shard == nil && results == nil && commit == nil else {
            throw ValidationError(
                "--shard, --results and --commit are for many seeds; give them with --seeds, such as --seeds 1..200"
            )
        }
        guard script != nil || !installed.areBuilt else {
            throw ValidationError("a week of your own apps needs a script; name it with --script")
        }
        guard queue == nil || seeds != nil && commit != nil else {
            throw ValidationError("--queue goes with --seeds and --commit")
        }
        guard queue == nil || shard == nil && [results, trace, page, junit].allSatisfy({ $0 == nil }) else {
            throw ValidationError("--queue goes without --shard, --results, --trace, --report and --junit")
        }
        guard queue == nil || installed.naming.isEmpty else {
            throw ValidationError("--queue goes without\(installed.naming); the apps are those of the workers")
        }
        guard queue != nil || planted == nil else { throw ValidationError("--planted goes with --queue") }
        guard seeds == nil || !twice else {
            throw ValidationError("--twice is for one seed; give it with --seed")
        }
        let (numbers, lengths) = (SeedReport.Options.weekNumbers, SeedReport.Options.weekLengths)
        for (name, value, known) in [("weeks", weeks, numbers), ("first", first, numbers), ("days", days, lengths)]
        where !known.contains(value) {
            throw ValidationError("--\(name) is \(known.lowerBound) to \(known.upperBound), not \(value)")
        }
        guard attempts >= 0 else { throw ValidationError("--attempts is 0 or more, not \(attempts)") }
    }

    func run() async throws {
        if endsWithInput { Interruption.endWithInput() }
        let script = script ?? SampleApps.usual.weeks
        var whole = profile.applied(to: try DeviceScript(file: script))
        whole.simulation?.rates.merge(try rates) { $1 }
        guard whole.simulation?.canHappen ?? true else {
            throw ValidationError("every rate is 0, so that nothing could happen; leave a --rate out")
        }
        if let queue, let seeds, let commit { try share(seeds, of: script, commit, by: queue) }
        let played = app.isEmpty ? whole : whole.restricted(to: Set(app))
        let manifest = try await installed.load()
        let options = try options(of: whole, script)
        var known = SeedsReport(of: shard == nil ? seeds?.seeds : nil, options: options)
        let file = try results.map { try SeedResults(of: $0, into: &known) }
        guard [trace, page, junit].allSatisfy({ $0 == nil }) || known.isEmpty else {
            throw ValidationError("--results has seeds that are not played again; leave out --trace, --report, --junit")
        }
        let (command, report) = (self, known)
        try await CommandFiles.withFolder("simulate", isInMemory: true) { folder in
            let simulation = Simulation(played, file: script, manifest: manifest, folder: folder)
            guard let seeds = command.seeds else { return try await command.run(simulation) }
            try await command.run(seeds, options, in: simulation, addingTo: report, file)
        }
    }

    /// Leaves many seeds to workers; the options are those on which a result depends.
    private func share(_ range: SeedRange, of script: String, _ commit: String, by queue: String) throws -> Never {
        var options = ["--script", script, "--weeks", String(weeks), "--first", String(first), "--days", String(days)]
        options += app.sorted().flatMap { ["--app", $0] } + (profile.profile.map { ["--profile", $0] } ?? [])
        options += try rates.sorted { $0.key.rawValue < $1.key.rawValue }
            .flatMap { ["--rate", "\($0.key.rawValue)=\($0.value)"] }
        let seeds = "\(range.seeds.lowerBound)..\(range.seeds.upperBound)"
        let run = ["simulate", "--queue", queue, "--seeds", seeds, "--commit", commit, "--planted", planted ?? ""]
        try QueueProgram.run(run + ["--"] + options)
    }

    /// Plays many seeds, and reports them as one.
    private func run(
        _ range: SeedRange,
        _ options: SeedReport.Options,
        in simulation: Simulation,
        addingTo known: SeedsReport,
        _ results: SeedResults?
    ) async throws {
        var (report, file) = (known, results)
        var trace = ""
        var shown = ShownWeeks()
        for seed in range.seeds(of: shard ?? .whole) where !known.played.contains(seed) {
            var result = SeedReport(options: options, seed: seed)
            for number in first..<first + weeks {
                let week = try await simulation.week(number, seed: seed, days: days)
                try Task.checkCancellation()
                Terminal.show(week.lines)
                result.add(week)
                shown.add(week)
                if self.trace != nil { trace += week.result.traceJSON }
            }
            try report.add(result, from: file?.path ?? options.script)
            try file?.write(result)
        }
        try CommandFiles.write(trace, to: self.trace)
        try shown.write(to: page, junit: junit)
        Terminal.show(report.lines)
        if !report.hasPassed { throw ExitCode.failure }
    }

    /// What the seeds have in common, with a digest of the script and, where the apps are not built, of the manifest.
    private func options(of script: DeviceScript, _ file: String) throws -> SeedReport.Options {
        let files = [file] + (installed.areBuilt ? [] : [installed.manifest])
        return SeedReport.Options(
            commit: commit,
            script: script.name,
            digest: StableHash.text(try files.flatMap { try Data(contentsOf: URL(filePath: $0)) }),
            apps: app.sorted(),
            profile: profile.profile,
            rates: try Dictionary(uniqueKeysWithValues: rates.map { ($0.key.rawValue, $0.value) }),
            weeks: weeks,
            first: first,
            days: days
        )
    }

    /// The rates of the options, by what happens.
    private var rates: [SimulatedEvent: Int] {
        get throws {
            var rates: [SimulatedEvent: Int] = [:]
            for text in rate {
                let parts = text.split(separator: "=", maxSplits: 1)
                let names = SimulatedEvent.allCases.map(\.rawValue)
                guard let event = SimulatedEvent(rawValue: String(parts.first ?? "")) else {
                    let name = String(parts.first ?? "")
                    throw ValidationError("there is no event \(name); \(Spelling.hint(for: name, of: names))")
                }
                guard parts.count == 2, let number = Int(parts[1]), (0...1_000).contains(number) else {
                    throw ValidationError("--rate \(text): write it as \(event.rawValue)=NUMBER, from 0 to 1000")
                }
                rates[event] = number
            }
            return rates
        }
    }

    private func run(_ simulation: Simulation) async throws {
        var reachability = Reachability()
        var trace = ""
        var failed: SimulatedWeek?
        var differing = 0
        var shown = ShownWeeks()
        for number in first..<first + weeks where failed == nil {
            let week = try await simulation.week(number, seed: seed, days: days)
            try Task.checkCancellation()
            Terminal.show(week.lines)
            reachability.add(week)
            shown.add(week)
            if self.trace != nil { trace += week.result.traceJSON }
            if !week.failures.isEmpty { failed = week }
            if twice, let difference = try await difference(of: week, in: simulation) {
                Terminal.show(["DIFFERS  \(difference)"])
                shown.fail("the same trace when it is played again", difference)
                differing += 1
            }
        }
        Terminal.show(reachability.lines)
        try CommandFiles.write(trace, to: self.trace)
        try shown.write(to: page, junit: junit)
        if differing > 0 { print("played again, \(differing) of the weeks had another trace") }
        guard let failed else {
            if differing > 0 { throw ExitCode.failure }
            return
        }
        let shortest = try await simulation.shrink(failed, attempts: attempts)
        try CommandFiles.write(shortest.yaml, to: failing)
        print("shortened to \(shortest.steps.count) steps; play them with: vitrine play \(failing)\(installed.naming)")
        throw ExitCode.failure
    }

    /// Plays a week again, and says where its trace differs; nil if it does not.
    private func difference(of week: SimulatedWeek, in simulation: Simulation) async throws -> String? {
        try await simulation.week(week.number, seed: seed, days: days).difference(from: week)
    }
}

/// The weeks of the reports: on the page those that failed, and if none did, the last; for build servers all.
private struct ShownWeeks {
    private var failed: [ScriptResult] = []
    private var last: ScriptResult?
    private var suites: [JUnitReport.Suite] = []

    mutating func add(_ week: SimulatedWeek) {
        let judged = week.judged
        last = judged
        suites.append(JUnitReport.Suite(judged))
        if !week.failures.isEmpty { failed.append(judged) }
    }

    /// Adds a case that failed to the last week.
    mutating func fail(_ name: String, _ message: String) {
        guard let file = last?.file else { return }
        let failure = JUnitReport.Failure(message: message)
        suites[suites.count - 1].cases.append(.init(className: file, name: name, failure: failure))
    }

    func write(to file: String?, junit: String?) throws {
        let results = failed.isEmpty ? [last].compactMap(\.self) : failed
        if let file { try CommandFiles.write(try ScriptReport(results).html(), to: file) }
        try CommandFiles.write(JUnitReport(suites: suites).xml, to: junit)
    }
}
