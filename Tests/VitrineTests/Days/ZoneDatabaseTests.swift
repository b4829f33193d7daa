import Testing

@testable import Vitrine

/// Names that are no zones.
struct ZoneDatabaseTests {
    /// A folder must not be called a file to remove: all zones of a continent are in it.
    @Test(arguments: ["Europe", "America/Argentina"])
    func folderOfZonesIsNotAZone(name: String) {
        let error = #expect(throws: VitrineError.self) { try ZoneDatabase.system.rules(of: name) }
        #expect(error?.code == .unknownZone)
        let words =
            "\(name) is not a zone but a folder of zones in /usr/share/zoneinfo; name one of them, such as Europe/Berlin"
        #expect(error?.message == words)
    }

    @Test func missingZoneIsNamed() {
        let error = #expect(throws: VitrineError.self) { try ZoneDatabase.system.rules(of: "Europe/Berln") }
        #expect(error?.code == .unknownZone && error?.message.contains("Europe/Berln") == true)
    }
}
