import Foundation
import Testing
import Vitrine

/// Foundation's zones, which calendars use on Apple's platforms, beside the zone files that they use here.
struct FoundationZoneTests {
    /// Zones of which all databases say the same; with a skipped day, with half an hour, and without changes by now.
    @Test(arguments: [
        "Europe/Berlin", "America/New_York", "America/Havana", "Asia/Seoul", "Asia/Kathmandu", "Pacific/Apia",
        "Australia/Lord_Howe",
    ])
    func clocksChangeAtTheMomentsOfTheZoneFile(name: String) throws {
        let (rules, zone) = (try ZoneDatabase.system.rules(of: name), try FoundationZone(name))
        var moment = 0
        while let next = rules.nextTransition(after: moment), next < 2_208_988_800 {
            #expect(zone.nextTransition(after: moment) == next)
            for moment in [next - 1, next] { #expect(zone.offset(at: moment) == rules.offset(at: moment).seconds) }
            moment = next
        }
        #expect(zone.offset(at: moment + 1) == rules.offset(at: moment + 1).seconds)
    }

    @Test func zoneWithoutChangesHasNoNextOne() throws {
        #expect(try FoundationZone("UTC").nextTransition(after: 0) == nil)
    }

    @Test(arguments: [("Mars/Olympus", VitrineError.Code.unknownZone), ("../passwd", .invalidName)])
    func nameThatIsNoZoneIsRefused(name: String, code: VitrineError.Code) {
        #expect(#expect(throws: VitrineError.self) { try FoundationZone(name) }?.code == code)
    }
}
