import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The complete output of commands, compared with the files in `Expected`.
struct CommandOutputTests {
    private func check(_ name: String, _ commands: [[String]]) throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        // A new row's id ends with random digits.
        let text = try phone.transcript(commands).replacing(/[0-9]{13}-[0-9a-z]{9}/, with: "ID")
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
}
