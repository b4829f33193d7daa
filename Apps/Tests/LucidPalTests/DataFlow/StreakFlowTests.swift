import Foundation
import LucidPalModel
import Testing
import VitrineTesting

struct StreakFlowTests {
    // Decision 10: Apia left out 2011-12-30
    @Test func dayThatTheZoneLeftOutDoesNotBreakTheStreakAndCannotBeLogged() throws {
        let phone = try Phone(now: "2011-12-29T22:00:00Z", zone: "Pacific/Apia")
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "log", "Run")
        phone.now = "2011-12-30T12:00:00Z"
        try phone.app("habit", "log", "Run")
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.topStreakDays == 2)
        #expect(try phone.app("habit", "list").contains("2 days"))
        let ending = try phone.command(["habit", "log", "Run", "--day", "2011-12-30"])
        #expect(ending.status == 1)
        #expect(ending.errors.contains("2011-12-30") && ending.errors.contains("Pacific/Apia"), "\(ending.errors)")
    }
}
