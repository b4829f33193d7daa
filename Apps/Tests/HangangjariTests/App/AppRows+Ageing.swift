import FaultyService
import Foundation
import HangangjariAPI
import HangangjariApp
import HangangjariModel
import Testing
import VitrineTesting

/// Tests of values that the app's screen withdraws over time, without new data from the service.
extension AppRows {
    @Test func expiredSignalsAndHoursLeaveTheScreen() async throws {
        let stage = try await Stage()
        try await stage.perform(RefreshParks())
        #expect(try await stage.open("hangangjari://park/banpo/outing") == nil)
        let fresh = try await stage.screen()
        #expect(fresh.contains("Raining") && fresh.contains("People to expect"))
        stage.cutNetwork()
        // The weather of the signal was 15 minutes old and may be called current for 90 minutes.
        stage.time.advance(by: .seconds(74 * 60))
        #expect(try await stage.screen().contains("Raining"))
        stage.time.advance(by: .seconds(60))
        let old = try await stage.screen()
        #expect(!old.contains("Raining") && old.contains("too old to decide") && old.contains("People to expect"))
        // The last hour of the forecast starts six hours after its creation.
        stage.time.advance(by: .seconds(5 * 3600))
        #expect(try await !stage.screen().contains("People to expect"))
        try await stage.perform(ShowDestination(.parks))
    }

    // The words are those of the widgets; precipitation of an unknown kind has none
    @Test func sectionsAreInWordsAndUnconfirmedSignalsAreNotShown() async throws {
        let stage = try await Stage()
        try await stage.perform(RefreshParks())
        func outing(_ state: RefreshState.State) async throws -> String {
            stage.answer { now in
                var summary = Summaries.summary(of: "banpo", now: now, state: state)
                summary.crowd.level = .available
                summary.dust.grade = .normal
                summary.weather.precipitationKind = .unknown
                return summary
            }
            stage.time.advance(by: .seconds(400))
            try await stage.perform(RefreshPark("banpo"))
            #expect(try await stage.open("hangangjari://park/banpo/outing") == nil)
            return try await stage.screen()
        }
        let screen = try await outing(.current)
        #expect(screen.contains("Quiet, 12000\u{2013}14000") && screen.contains("Moderate, PM10 14"), "\(screen)")
        #expect(screen.contains("22.6\u{B0}") && !screen.contains("wet"), "\(screen)")
        #expect(screen.contains("Raining"), "\(screen)")
        #expect(try await !outing(.lastKnown).contains("Raining"))
        try await stage.perform(ShowDestination(.parks))
    }

    @Test func recentRefreshOfOneParkDoesNotDelayTheOthers() async throws {
        let stage = try await Stage()
        try await stage.perform(RefreshParks())
        stage.time.advance(by: .seconds(400))
        try await stage.perform(RefreshPark("banpo"))
        let before = stage.service.requests.count
        try await stage.comeToFront()
        #expect(stage.service.requests.count > before)
        let after = stage.service.requests.count
        try await stage.comeToFront()
        #expect(stage.service.requests.count == after, "all parks are fresh now")
    }
}
