import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The complete output of commands, compared with the files in `Expected`.
struct CommandOutputTests {
    /// Runs commands and compares the transcript, in which error lines and exit codes other than 0 are marked.
    private func check(_ name: String, _ commands: [[String]]) throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        var text = ""
        for command in commands {
            let isWidget = command.first == "tap"
            let ending = isWidget ? try phone.widget("tap", command[1]) : try phone.command(command)
            let shown = command.map { $0.contains(" ") || $0.isEmpty ? "\"\($0)\"" : $0 }.joined(separator: " ")
            text += "$ \(isWidget ? "beebloom-widget" : "beebloom") \(shown.prefix(200))\n" + ending.output
            text += ending.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
            if ending.status != 0 { text += "exit code \(ending.status)\n" }
        }
        text = text.replacing(phone.containers.path, with: "FOLDER")
        // A new row's id ends with random digits.
        text = text.replacing(/[0-9]{13}-[0-9a-z]{9}/, with: "ID")
        try Expected.check(text, "Commands/\(name).txt")
    }

    @Test func habits() throws {
        try check(
            "habits",
            [
                ["today"], ["habit", "add", "Read"], ["habit", "add", "Run", "--target", "3", "--color", "#E26D5A"],
                ["habit", "add", "Water the plants"], ["check", "Read"], ["check", "read"],
                ["check", "Run", "--day", "2026-06-08"], ["today"], ["habit", "move", "Run", "--to", "1"],
                ["habit", "edit", "Read", "--title", "Read 20 pages", "--target", "5"], ["today"],
                ["uncheck", "Read 20 pages"], ["uncheck", "Read 20 pages"], ["habit", "delete", "Run"], ["today"],
                ["history"],
            ]
        )
    }

    @Test func groups() throws {
        try check(
            "groups",
            [
                ["group", "list"], ["group", "add", "Morning", "--color", "#F2A93B"], ["group", "add", "Evening"],
                ["habit", "add", "Read", "--group", "Evening"], ["habit", "add", "Bed", "--group", "morning"],
                ["today"], ["group", "move", "Evening", "--to", "1"], ["group", "edit", "Evening", "--title", "Night"],
                ["habit", "edit", "Bed", "--no-group"], ["today"], ["group", "delete", "Night"], ["group", "list"],
                ["today"],
            ]
        )
    }

    @Test func taps() throws {
        try check(
            "taps",
            [
                ["habit", "add", "Read"], ["tap", "Read"], ["tap", "Read"], ["today"], ["today"], ["tap", "Nothing"],
                ["habit", "delete", "Read"], ["tap", "Read"],
            ]
        )
    }

    @Test func refusals() throws {
        try check(
            "refusals",
            [
                [], ["habit", "add", ""], ["habit", "add", " \t "],
                ["habit", "add", "Run", "--target", "8"],
                ["habit", "add", "Run", "--color", "red"], ["habit", "add", "Run", "--group", "None"],
                ["check", "Run"],
                ["habit", "add", "Run"], ["check", "Run", "--day", "2026-06-11"],
                ["check", "Run", "--day", "tomorrow"], ["habit", "move", "Run", "--to", "0"],
                ["habit", "add", "run"], ["check", "Run"], ["history", "--weeks", "0"],
                ["habit", "edit", "Run", "--no-group", "--group", "X"], ["today", "--now", "noon"],
                ["today", "--zone", "Mars/Olympus"], ["today", "--containers", ""],
            ]
        )
    }

    @Test func sampleIsStoredAndRemoved() throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.app("habit", "add", "My own")
        try phone.app("sample")
        #expect(try phone.app("today").contains("Drink water"))
        try phone.app("sample", "--remove")
        let today = try phone.app("today")
        #expect(today.contains("My own") && !today.contains("water"))
        #expect(try phone.shown() == ["My own"])
        // A second sample does not restore the first one.
        try phone.app("sample")
        #expect(try phone.app("today").contains("2 of 10 done"))
    }
}
