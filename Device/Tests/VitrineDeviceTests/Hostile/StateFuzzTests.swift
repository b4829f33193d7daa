import Foundation
import Testing
import VitrineFleet
import VitrineScript
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// Damaged forms of everything that a device and its commands store or are given: each is read or refused, what is read
/// can be used, and nothing else happens.
struct StateFuzzTests {
    /// The files of a device that was used, by their names.
    private static func stored(in folder: TemporaryFolder) throws -> [String: [UInt8]] {
        var script = Script.loaded([0, 600], .after(.morning.addingTimeInterval(3_600)))
        script.pass(7_200)
        script.command(.move(instance: "w1", to: GridPosition(column: 2, row: 2)))
        let model = script.model
        try StateFile(folder: folder.path).write(model.homeScreen)
        try StateFile(folder: folder.path).write(StoredLedgers(model.widgets.mapValues(\.ledger), at: script.now))
        try StateFile(folder: folder.path).write(model.changes)
        var place = LocationReading(authorization: .authorized)
        (place.latitude, place.longitude) = (37.5, 127)
        try StateFile(folder: folder.path).write(place)
        // A record of each kind: every number in it is tried at each of its bounds.
        var kinds: Set<TraceKind> = []
        let records = model.trace.records.filter { kinds.insert($0.kind).inserted }
        var trace = TraceFile(folder: folder.path, capacity: 100)
        try trace.keep(DeviceTrace(capacity: 100, records: records))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, Array(try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)"))))
            }
        )
    }

    /// Starts a device with the files of a folder, lets hours pass, and undoes what can be undone.
    private static func start(with folder: String) throws {
        let stored = try StoredState(
            StateFile(folder: folder),
            StateFile(folder: folder),
            StateFile(folder: folder),
            StateFile(folder: folder)
        )
        var trace = TraceFile(folder: folder, capacity: 100)
        var script = Script(
            homeScreen: stored.homeScreen,
            records: trace.read(),
            ledgers: stored.ledgers?.ledgers(startingAt: .morning) ?? [:],
            changes: stored.changes?.stored ?? ChangeList()
        )
        script.answerDescriptions()
        script.answerPlaceholders()
        script.answerTimelines([0])
        script.pass(7_200)
        for _ in 0..<3 { script.command(.undo(number: nil)) }
        script.command(.move(instance: "w1", to: GridPosition(column: 0, row: 0)))
        try trace.keep(script.model.trace)
        _ = script.model.trace.records.map(\.description)
    }

    @Test func storedStateIsUsedOrSetAside() throws {
        let folder = try TemporaryFolder()
        for (name, content) in try Self.stored(in: folder).sorted(by: { $0.key < $1.key }) {
            let own = try TemporaryFolder()
            let counts = try FuzzRun(name, share: 0.2)([content]) { input in
                for old in try FileManager.default.contentsOfDirectory(atPath: own.path) {
                    try FileManager.default.removeItem(atPath: "\(own.path)/\(old)")
                }
                try Data(input).write(to: URL(filePath: "\(own.path)/\(name)"))
                try Self.start(with: own.path)
            }
            #expect(counts.refused == 0, "\(name)")
        }
    }

    @Test func traceIsMeasuredOrRefused() throws {
        let folder = try TemporaryFolder()
        let trace = try #require(try Self.stored(in: folder)["trace.jsonl"])
        try FuzzRun("trace")([trace]) { input in
            _ = try MeasuredPolicy.read(Data(input), instance: "w1", name: "own")
        }
    }

    @Test func manifestIsReadOrRefused() throws {
        let manifest = """
            {"screen": "430x932", "apps": [{"id": "app.x", "name": "X", "group": "group.x", "program": "app",
            "widgetProgram": "bin/widget", "icon": "x.svg", "schemes": ["x"], "arguments": ["-v"],
            "environment": {"A": "b"}, "placements": [{"kind": "k", "family": "systemSmall", "column": 2, "row": 0},
            {"kind": "k", "family": "systemLarge", "column": 0, "row": 2}]}]}
            """
        try FuzzRun("manifest")([Array(manifest.utf8)]) { input in
            let manifest = try DeviceManifest.decode(Data(input), path: "vitrine.json")
            try manifest.check(path: "vitrine.json")
            _ = HomeScreen(defaultsOf: manifest.apps, on: .points393x852)
        }
    }

    /// The script with everything has each number that a script can have; in the others they are not tried again.
    @Test func scriptIsReadOrRefused() throws {
        let everything = Array(ScriptWritingTests.everything.utf8)
        let others = try Self.files("DeviceScripts") + Self.files("Simulation")
        for (run, scripts) in [
            (FuzzRun("script", share: 0.3), [everything]),
            (FuzzRun("script-of-an-app", share: 0.1, extremes: false), others),
        ] {
            try run(scripts) { input in
                let script = try DeviceScript(yaml: String(decoding: input, as: UTF8.self), file: "day.yaml")
                _ = script.yaml
            }
        }
    }

    @Test func statesAreReadOrRefused() throws {
        try FuzzRun("states", share: 0.3)(try Self.files("States")) { input in
            _ = try AppStates(yaml: String(decoding: input, as: UTF8.self), file: "states.yaml")
        }
    }

    @Test func resultsOfSeedsAreMergedOrRefused() throws {
        let lines = (1...2)
            .map { seed in
                """
                {"seed": \(seed), "findings": ["week 1: a lie"],
                 "options": {"script": "week", "digest": "1", "apps": [], "rates": {}, "weeks": 1, "first": 1, "days": 7},
                 "reachability": {"happened": {"tap": 5, "push": 1}, "reached": {"sometimes offline": 3},
                 "states": ["sometimes offline", "sometimes spent"], "possibleFaults": ["hang", "push"]}}
                """
                .replacing("\n", with: " ")
            }
        try FuzzRun("seeds")([Array((lines.joined(separator: "\n") + "\n").utf8)]) { input in
            var report = SeedsReport(of: 1...4)
            _ = try report.add(lines: Data(input), from: "a.jsonl")
            _ = report.lines
        }
    }

    /// The files of a folder of the apps.
    private static func files(_ folder: String) throws -> [[UInt8]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Apps/\(folder)")
        return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }
}
