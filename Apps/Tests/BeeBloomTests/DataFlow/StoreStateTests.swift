import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// What the widget says about stores that are odd, unreadable or busy, from program to program.
struct StoreStateTests {
    private func phone(_ titles: [String] = ["Read"], ids: [String]? = nil) throws -> Phone {
        let phone = try Phone()
        try phone.fill(titles, ids: ids)
        return phone
    }

    // Decision 8
    @Test func onlyInvalidHabitsAreAnErrorStateAndNeverNoHabits() throws {
        let phone = try phone()
        try phone.database().run(#"UPDATE tinybase SET store = '[{"habits":{"a":{"id":"a","order":0}}},{}]'"#)
        for family in ["small", "medium", "large"] {
            let (report, log) = try phone.timeline(family)
            #expect(report.text.contains("Open BeeBloom to refresh"), "\(report.text)")
            #expect(!report.text.contains("No habits") && !report.text.contains("All done"))
            #expect(log.contains("row a of habits"))
        }
        let today = try phone.command(["today"])
        #expect(!today.output.contains("no habits") && today.errors.contains("warning: skipped row a of habits"))
    }

    // Root can read every file, so the widget runs as the user `nobody`.
    @Test(
        .process("B33"),
        .enabled("must run as root, with setpriv") { geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0 }
    )
    func storeWithoutPermissionIsLoggedAndPointsToTheApp() throws {
        let phone = try phone()
        #expect(chmod(phone.containers.path, 0o755) == 0)
        #expect(chmod(phone.container.path, 0o755) == 0)
        #expect(chmod(phone.databasePath, 0o600) == 0)
        let program = phone.containers.path + "/widget"
        try FileManager.default.copyItem(atPath: Program(name: "beebloom-widget").path, toPath: program)
        #expect(chmod(program, 0o755) == 0)
        let ending = try Program(name: "widget", at: phone.containers.path)
            .run(
                [
                    "timeline", "--family", "small", "--containers", phone.containers.path, "--now", phone.now,
                    "--zone", phone.zone,
                ],
                under: ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            )
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.output.contains("Open BeeBloom") && !ending.output.contains("No habits"), "\(ending.output)")
        #expect(ending.errors.contains("beebloom: ") && ending.errors.contains("tinybase.db"), "\(ending.errors)")
        #expect(try phone.shown("small") == ["Read"])
    }

    // A tap that nobody can perform now is not lost, and no failure; each waits until its timeout
    @Test(
        .process("B22", "B26"),
        arguments: [
            (["read", "b"], ["a", "b"], ["Checked on the widget: Read, Rest.\n"]),
            (
                ["Run", "Twin"], [],
                [
                    "Run was tapped on the widget but not checked: the habit was deleted",
                    "Twin was tapped on the widget but not checked: 2 habits are called 'Twin'",
                ]
            ),
        ]
    )
    func tapsUnderAnExclusiveLockAreNotedAndPerformedOrRefusedLater(
        habits: [String],
        checked: [String],
        said: [String]
    ) throws {
        let phone = try phone(["Read", "Rest", "Twin", "Twin"], ids: ["a", "b", "c", "d"])
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        for habit in habits {
            let tapped = try phone.tap(habit)
            #expect(tapped.contains("is waiting to be checked for 2026-02-03: "), "\(tapped)")
        }
        #expect(phone.journal.pending.count == 2)
        try holder.run("ROLLBACK")
        phone.now = "2026-02-03T09:50:00Z"
        #expect(try phone.shown() == (checked.isEmpty ? ["Read", "Rest", "Twin", "Twin"] : ["Twin", "Twin"]))
        #expect(try phone.checks().keys.sorted() == checked.map { "\($0):2026-02-03" })
        // The app calls the habits by their titles, which the taps could not read.
        let news = try phone.command(["today"]).errors
        for words in said { #expect(news.contains(words), "\(news)") }
    }

    // Decision 10: Apia left out 2011-12-30
    @Test func nothingIsCheckedOnADayThatTheZoneLeftOut() throws {
        let phone = try Phone(now: "2012-01-05T12:00:00Z", zone: "Pacific/Apia")
        try phone.app("habit", "add", "Read")
        for command in ["check", "uncheck"] {
            let ending = try phone.command([command, "Read", "--day", "2011-12-30"])
            #expect(ending.status == 1)
            #expect(ending.errors.contains("2011-12-30") && ending.errors.contains("Pacific/Apia"), "\(ending.errors)")
        }
    }

    // Files are readable by their owner only, SQLite's own included
    @Test(.process("B25")) func filesAreReadableByTheirOwnerOnly() throws {
        let phone = try phone()
        try phone.tap("Read")
        let files = try FileManager.default.contentsOfDirectory(atPath: phone.container.path)
        #expect(files.contains("tinybase.db"))
        for file in files where !file.hasPrefix(".") {
            let path = phone.container.path + "/" + file
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(file)")
        }
    }

    // A check that was acknowledged is on the disk
    @Test(.process("B22"), .needsStrace) func acknowledgedTapHasReachedTheDisk() throws {
        let phone = try phone()
        let trace = phone.containers.path + "/trace"
        let calls = "trace=fsync,fdatasync,unlink,rename,renameat,renameat2"
        let ending = try phone.widget(["tap", "Read"], under: [Strace.path, "-f", "-y", "-o", trace, "-e", calls])
        try #require(ending.status == 0)
        let called = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let removal = try #require(called.firstIndex { $0.contains("unlink") && $0.contains("tinybase.db-journal") })
        func isSync(_ call: Substring) -> Bool { call.contains("fsync(") || call.contains("fdatasync(") }
        let container = phone.container.path
        #expect(
            called[removal...].contains { isSync($0) && $0.contains("<\(container)>") },
            "the removal of the rollback journal is not on the disk: \(called)"
        )
    }
}
