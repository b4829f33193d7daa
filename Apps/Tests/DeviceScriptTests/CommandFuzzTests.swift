import Foundation
import Testing
import VitrineTesting

/// Whole commands with damaged files: each answers within its limits, and none traps.
///
/// The programs lie beside the tests, or in the folder `VITRINE_PROGRAMS`, which `make fuzz` sets to those of a
/// release: a release has 2 seconds of the processor for a file.
@Suite(.serialized) struct CommandFuzzTests {
    /// A command that reads a file.
    struct Row: CustomTestStringConvertible, Sendable {
        var program: String
        /// `{file}` stands for the file's path, `{folder}` for the containers' folder.
        var arguments: [String]
        /// The file's path in the containers' folder.
        var file: String
        /// The valid file, if the samples have none.
        var content: @Sendable () throws -> Data = { Data() }
        /// The status of the command with the valid file.
        var status: Int32 = 0
        /// The folder of this repository that is copied to `project` in the containers' folder; nil for none.
        var project: String?
        /// The apps whose samples are in the containers' folder.
        var samples: [String] = []

        var testDescription: String {
            let words = [program] + arguments.prefix { !$0.hasPrefix("{") && !$0.hasPrefix("-") }
            return (words + [URL(filePath: file).lastPathComponent]).joined(separator: "-")
        }
    }

    private static let now = "2026-06-10T09:00:00Z"
    private static let habits = "com.ilyakukarkinorg.beebloom"

    static let rows = [
        app("lucidpal", ["habit", "list"], "app.lucidpal/lucidpal_habits.json"),
        app("lucidpal", ["habit", "list"], "app.lucidpal/lucidpal_entries_2026-06.json"),
        app("lucidpal", ["note", "list"], "app.lucidpal/lucidpal_notes.json"),
        app("lucidpal", ["calendar", "list"], "app.lucidpal/lucidpal_calendar.sample.json"),
        app("lucidpal", ["calendar", "import", "{file}"], "sample.ics") {
            try file("Apps/LucidPal/App/SampleData/sample.ics")
        },
        app("beebloom", ["today"], "group.\(habits)/tinybase.db"),
        app("beebloom", ["history"], "\(habits)/beebloom_settings.json"),
        app("dbmultiverse", ["chapters"], "com.nobadi.dbm/comic_shelf.json"),
        app("dbmultiverse", ["read", "1"], "com.nobadi.dbm/comic_shelf.json"),
        app("dbmultiverse", ["import", "{file}"], "comic.cbz") { try archive() },
        Row(
            program: "vitrine",
            arguments: ["doctor", "{folder}/group.app.lucidpal"],
            file: "group.app.lucidpal/lucidpal_widget_snapshot.json",
            samples: ["lucidpal"]
        ),
        Row(
            program: "vitrine",
            arguments: ["doctor", "--manifest", "{file}", "--state", "{folder}"],
            file: "apps.json",
            content: { try file("Apps/vitrine.json") },
            status: 65,
            samples: ["lucidpal", "beebloom", "dbmultiverse"]
        ),
        Row(
            program: "vitrine",
            arguments: ["inspect", "{file}", "--now", now],
            file: "group.app.lucidpal/lucidpal_widget_snapshot.json",
            samples: ["lucidpal"]
        ),
        Row(
            program: "vitrine",
            arguments: ["fleet", "--policy", "trace:{file}:w1", "--widgets", "10"],
            file: "trace.jsonl",
            content: { Data(trace.utf8) },
            status: 65
        ),
        doctor("Examples/Walks", "project.yml"), doctor("Examples/Walks", "Widgets/Info.plist"),
        doctor("Examples/Walks", "Walks.entitlements"), doctor("Examples/Walks", "Widgets/PrivacyInfo.xcprivacy"),
        doctor("Examples/Walks", "Widgets/WalksWidget.swift"),
        doctor("Examples/Postcards", "Assets.xcassets/Harbour.imageset/Contents.json"),
        doctor("Examples/Postcards", "Localizable.xcstrings"),
        doctor("Examples/Walks", "rules.json", ["--configuration", "{file}"]) { Data("{}".utf8) },
        doctor("Examples/Walks", "kinds.json", ["--kinds", "{file}"]) { Data(#"{"kinds": ["Walks"]}"#.utf8) },
        device(["play", "{file}"], "small.yaml") { Data(script.utf8) },
        Row(
            program: "vitrine",
            arguments: ["merge", "{file}"],
            file: "seeds.jsonl",
            content: { Data(seed.utf8) },
            status: 1
        ),
        device(["sheet", "LucidPalWidget", "--out", "{folder}/sheets", "--states", "{file}"], "states.yaml") {
            Data(states.utf8)
        },
    ]

    /// A command of an app, at a moment of the samples.
    private static func app(
        _ program: String,
        _ arguments: [String],
        _ file: String,
        _ content: @escaping @Sendable () throws -> Data = { Data() }
    ) -> Row {
        let rest = ["--containers", "{folder}", "--now", now]
        return Row(program: program, arguments: arguments + rest, file: file, content: content, samples: [program])
    }

    /// The examination of a project with a damaged file.
    private static func doctor(
        _ project: String,
        _ name: String,
        _ more: [String] = [],
        _ content: @escaping @Sendable () throws -> Data = { Data() }
    ) -> Row {
        Row(
            program: "vitrine",
            arguments: ["doctor", "--project", "{folder}/project"] + more,
            file: "project/\(name)",
            content: content,
            project: project
        )
    }

    /// A command that starts a device with the apps of this repository.
    private static func device(_ arguments: [String], _ file: String, _ content: @escaping @Sendable () throws -> Data)
        -> Row
    {
        let programs = URL(filePath: Self.program("vitrine").path).deletingLastPathComponent().path
        let rest = [
            "--manifest", root.appending(path: "Apps/vitrine.json").path, "--programs", programs, "--no-sandbox",
        ]
        return Row(program: "vitrine", arguments: arguments + rest, file: file, content: content)
    }

    private static let script = """
        name: Small
        start: 2026-02-03T05:00:00Z
        zone: Asia/Seoul
        widgets:
          - {id: pal, app: app.lucidpal, kind: LucidPalWidget, family: systemSmall}
        expect:
          - never: {failed: true}
        steps:
          - advance: 60s
          - reload: LucidPalWidget
        """

    private static let states = """
        app: app.lucidpal
        start: 2026-02-03T05:00:00Z
        zone: Asia/Seoul
        states:
          - name: sample
            shows: snapshot
        """

    /// A line of a trace, which has too little for a policy.
    private static let trace = """
        {"time": 1770094800, "sequence": 1, "body": {"started": {}}}

        """

    /// A line of results.
    private static let seed = """
        {"seed": 1, "findings": ["week 1: a lie"],
         "options": {"script": "week", "digest": "1", "apps": [], "rates": {}, "weeks": 1, "first": 1, "days": 7},
         "reachability": {"happened": {"tap": 5, "push": 1}, "reached": {"sometimes offline": 3},
         "states": ["sometimes offline", "sometimes spent"], "possibleFaults": ["hang", "push"]}}

        """
        .replacing("\n ", with: " ")

    @Test(arguments: rows)
    func commandAnswersWhateverTheFileHas(_ row: Row) throws {
        let samples = try TemporaryContainers()
        for program in row.samples {
            try Self.program(program).run(["sample", "--containers", samples.path, "--now", Self.now])
        }
        if let project = row.project {
            let source = Self.root.appending(path: project).path
            try FileManager.default.copyItem(atPath: source, toPath: samples.path + "/project")
        }
        let own = try row.content()
        let valid = try own.isEmpty ? Data(contentsOf: URL(filePath: "\(samples.path)/\(row.file)")) : own
        #expect(!valid.isEmpty)
        let folder = samples.path + "-changed"
        defer {
            // A folder that stays in the temporary folder is no failure.
            try? FileManager.default.removeItem(atPath: folder)
        }
        func run(_ input: [UInt8], under limits: [String] = Self.limits) throws -> Program.Ending {
            // What one command stored is not there for the next.
            try? FileManager.default.removeItem(atPath: folder)
            try FileManager.default.copyItem(atPath: samples.path, toPath: folder)
            let file = "\(folder)/\(row.file)"
            try Data(input).write(to: URL(filePath: file))
            let arguments = row.arguments.map {
                $0.replacing("{file}", with: file).replacing("{folder}", with: folder)
            }
            return try Self.program(row.program).run(arguments, under: limits, environment: Self.search)
        }
        // The first examination of a project on a machine compiles its parser.
        let ending = try run(Array(valid), under: [])
        #expect(ending.status == row.status, "\(ending)")
        try FuzzRun(row.testDescription, share: 0.003, extremes: false)([Array(valid)]) { input in
            let ending = try run(input)
            guard [0, 1, 64, 65, 69, 74].contains(ending.status) else {
                throw FuzzRun.Excess(description: "status \(ending.status): \(ending.errors.prefix(400))")
            }
            if ending.status != row.status { throw Refusal() }
        }
    }

    private struct Refusal: Error {}

    /// Seconds of the processor, more without optimization; and of the clock, for a command that waits for something.
    private static let limits = [
        "/usr/bin/timeout", "-s", "KILL", "120", "/usr/bin/prlimit", "--core=0", "--cpu=\(releases == nil ? 10 : 2)",
    ]

    /// Where the examination of a project finds the compiler's parser.
    private static let search = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }

    /// The folder of the programs of a release; nil for those beside the tests.
    private static let releases = ProcessInfo.processInfo.environment["VITRINE_PROGRAMS"]

    private static func program(_ name: String) -> Program { Program(name: name, at: releases) }

    /// The folder of this repository.
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// A file of this repository.
    private static func file(_ path: String) throws -> Data {
        try Data(contentsOf: root.appending(path: path))
    }

    /// A comic of two pages, which Python has packed.
    private static func archive() throws -> Data {
        let folder = try TemporaryContainers()
        let script = """
            import base64, sys, zipfile
            page = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
                for number in (1, 2): archive.writestr(f"page {number}.png", page)
            """
        let path = folder.path + "/comic.cbz"
        try Program(name: "python3", at: "/usr/bin").run(["-c", script, path])
        return try Data(contentsOf: URL(filePath: path))
    }
}
