import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// What the widget says about stores that are odd, unreadable or busy, from program to program.
struct StoreStateTests {
    private func phone(_ titles: [String] = ["Read"]) throws -> Phone {
        let phone = try Phone()
        for title in titles { try phone.app("habit", "add", title) }
        return phone
    }

    // Decision 8
    @Test(arguments: ["small", "medium", "large"])
    func onlyInvalidHabitsAreAnErrorStateAndNeverNoHabits(family: String) throws {
        let phone = try phone()
        try phone.database().run(#"UPDATE tinybase SET store = '[{"habits":{"a":{"id":"a","order":0}}},{}]'"#)
        let (report, log) = try phone.timeline(family)
        #expect(report.text.contains("Open BeeBloom to refresh"), "\(report.text)")
        #expect(!report.text.contains("No habits") && !report.text.contains("All done"))
        #expect(log.contains("row a of habits"))
        let today = try phone.command(["today"])
        #expect(!today.output.contains("no habits") && today.errors.contains("warning: skipped row a of habits"))
    }

    // What a view state promises, as the entries of the program show it
    @Test(.process("B07"), arguments: [0, 1, 3, 4, 12])
    func everyEntryKeepsTheRulesOfAViewState(count: Int) throws {
        let phone = try Phone()
        try phone.app("sample")
        try phone.app("sample", "--remove")
        for number in 0..<count { try phone.app("habit", "add", "Habit \(number)") }
        for done in Set([0, count / 2, count]).sorted() {
            for number in 0..<done { try phone.app("check", "Habit \(number)") }
            let report = try phone.timeline("small").report
            let entry = try #require(report.entries.first)
            // The first entry is not in the future; later ones bear their own dates.
            #expect(entry.date == phone.now)
            #expect(report.entries.dropFirst().allSatisfy { $0.date > phone.now })
            let left = count - done
            #expect(entry.habits.count == min(left, 3))
            #expect(report.text.contains("\(left) left") == (left > 0), "\(report.text)")
            #expect(report.text.contains("All done today") == (count > 0 && left == 0), "\(report.text)")
            #expect(report.text.contains("No habits yet") == (count == 0), "\(report.text)")
        }
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
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let program = phone.containers.path + "/widget"
        try FileManager.default.copyItem(atPath: folder.appending(path: "beebloom-widget").path, toPath: program)
        #expect(chmod(program, 0o755) == 0)
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/setpriv")
        process.arguments = [
            "--reuid=65534", "--regid=65534", "--clear-groups", program, "timeline", "--family", "small",
            "--containers", phone.containers.path, "--now", phone.now, "--zone", phone.zone,
        ]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let log = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(log)")
        #expect(shown.contains("Open BeeBloom") && !shown.contains("No habits"), "\(shown)")
        #expect(log.contains("beebloom: ") && log.contains("tinybase.db"), "\(log)")
        #expect(try phone.shown("small") == ["Read"])
    }

    // A tap that nobody can perform now is not lost, and no failure
    @Test(.process("B22", "B26"), arguments: [true, false]) func tapUnderAnExclusiveLockIsNotedAndPerformedLater(
        isTitle: Bool
    ) throws {
        let phone = try phone(["Read", "Run"])
        let id = try phone.id("Read")
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        let tapped = try phone.tap(isTitle ? "read" : id)
        #expect(tapped.contains("is waiting to be checked for 2026-02-03: "), "\(tapped)")
        #expect(phone.journal.pending.count == 1)
        try holder.run("ROLLBACK")
        phone.now = "2026-02-03T09:50:00Z"
        #expect(try phone.shown("small") == ["Run"])
        #expect(try phone.checks().keys.sorted() == ["\(id):2026-02-03"])
        // The app calls the habit by its title, which the tap could not read.
        #expect(try phone.command(["today"]).errors == "Checked on the widget: Read.\n")
    }

    @Test(arguments: [("Run", "the habit was deleted"), ("Twin", "2 habits are called 'Twin'")])
    func tapUnderAnExclusiveLockOnNoSingleHabitIsRefusedLater(habit: String, reason: String) throws {
        let phone = try phone(["Read", "Twin", "Twin"])
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        try phone.tap(habit)
        try holder.run("ROLLBACK")
        let news = try phone.command(["today"]).errors
        #expect(news.hasPrefix("\(habit) was tapped on the widget but not checked: \(reason)"), "\(news)")
        #expect(try phone.checks().isEmpty)
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

    @Test(arguments: ["9999-12-31T23:59:59Z", "1969-12-31T23:59:59Z"])
    func timeOutsideTheSupportedYearsIsRefused(now: String) throws {
        let ending = try Phone().command(["today", "--now", now])
        #expect(ending.status == 64 && ending.errors.contains("1970 to 9000"))
    }

    // A check that was acknowledged is on the disk
    @Test(.process("B22"), .enabled("needs strace") { access("/usr/bin/strace", X_OK) == 0 })
    func acknowledgedTapHasReachedTheDisk() throws {
        let phone = try phone()
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let trace = phone.containers.path + "/trace"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/strace")
        process.arguments = [
            "-f", "-y", "-o", trace, "-e", "trace=fsync,fdatasync,unlink,rename,renameat,renameat2",
            folder.appending(path: "beebloom-widget").path, "tap", "Read", "--containers", phone.containers.path,
            "--now", phone.now, "--zone", phone.zone,
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let removal = try #require(calls.firstIndex { $0.contains("unlink") && $0.contains("tinybase.db-journal") })
        func isSync(_ call: Substring) -> Bool { call.contains("fsync(") || call.contains("fdatasync(") }
        let container = phone.container.path
        #expect(
            calls[removal...].contains { isSync($0) && $0.contains("<\(container)>") },
            "the removal of the rollback journal is not on the disk: \(calls)"
        )
    }
}
