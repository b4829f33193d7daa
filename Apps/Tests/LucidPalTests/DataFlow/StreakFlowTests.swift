import Foundation
import LucidPalModel
import Testing
import VitrineTesting

/// Streaks and marks from program to program (decision 10).
struct StreakFlowTests {
    // Decision 10
    @Test(.process("L10", "L11")) func dayThatIsNotDoneDoesNotRaiseTheStreak() throws {
        let phone = try Phone(zone: "UTC")
        try phone.app("habit", "add", "Read", "--unit", "duration", "--target", "30")
        try phone.app("habit", "log", "Read", "--value", "10")
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.topStreakDays == 0)
        #expect(try !phone.app("habit", "list").contains("1 day"))
        try phone.app("habit", "log", "Read", "--value", "30")
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.topStreakDays == 1)
    }

    // Decision 10: Apia left out 2011-12-30
    @Test func dayThatTheZoneLeftOutDoesNotBreakTheStreak() throws {
        let phone = try Phone(now: "2011-12-29T22:00:00Z", zone: "Pacific/Apia")
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "log", "Run")
        phone.now = "2011-12-30T12:00:00Z"
        try phone.app("habit", "log", "Run")
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.topStreakDays == 2)
        #expect(try phone.app("habit", "list").contains("2 days"))
    }

    // Decision 10
    @Test func nothingIsLoggedOnADayThatTheZoneLeftOut() throws {
        let phone = try Phone(now: "2012-01-05T12:00:00Z", zone: "Pacific/Apia")
        try phone.app("habit", "add", "Run")
        let ending = try phone.command(["habit", "log", "Run", "--day", "2011-12-30"])
        #expect(ending.status == 1)
        #expect(ending.errors.contains("2011-12-30") && ending.errors.contains("Pacific/Apia"), "\(ending.errors)")
    }
}
