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

    /// The database's folder has lists, such as `leapseconds`, and copies of the zones that count leap seconds.
    @Test(arguments: [
        (Array("# Allowance for leap seconds".utf8), "does not begin with TZif"),
        (header() + header(leapCount: 1), "counts leap seconds, which clocks do not show"),
    ])
    func otherFileOfTheDatabaseIsNotADamagedZone(bytes: [UInt8], reason: String) {
        let error = #expect(throws: VitrineError.self) { try ZoneRules(name: "leapseconds", bytes) }
        #expect(error?.code == .unknownZone)
        #expect(error?.message == "leapseconds is not a zone: its file \(reason); use a name such as Europe/Berlin")
    }

    /// A header of version 2, without content before one that counts leap seconds.
    private static func header(leapCount: UInt8 = 0) -> [UInt8] {
        let counts: [UInt8] = [0, 0, leapCount, 0, leapCount, 0]
        return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { [0, 0, 0, $0] }
    }

    @Test func missingZoneIsNamed() {
        let error = #expect(throws: VitrineError.self) { try ZoneDatabase.system.rules(of: "Europe/Berln") }
        #expect(error?.code == .unknownZone && error?.message.contains("Europe/Berln") == true)
    }
}
