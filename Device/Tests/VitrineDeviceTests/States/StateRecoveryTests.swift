import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// States whose saving or restoring was cut short, as the next device finds them.
@Suite(.hangGuard)
struct StateRecoveryTests {
    private let folder: TemporaryFolder
    private let states: SavedStates
    private let configuration: DeviceConfiguration

    init() throws {
        folder = try TemporaryFolder()
        configuration = DeviceConfiguration(
            manifest: DeviceManifest(apps: []),
            stateFolder: folder.path,
            containersFolder: folder.path + "/containers",
            date: .morning
        )
        states = SavedStates(configuration)
        try FileManager.default.createDirectory(atPath: folder.path + "/homes", withIntermediateDirectories: true)
        try folder.write("old", to: "containers/group.a/value")
    }

    /// At each moment at which the saving can end, one of the two states is there.
    @Test func savingOverAStateNeverLosesBoth() throws {
        try states.save(state, as: "day")
        // Between the two renamings.
        try FileManager.default.moveItem(atPath: folder.path + "/states/day", toPath: folder.path + "/states/.old-day")
        _ = try states.recover(homeScreen)
        #expect(try states.names() == ["day"])
        // Before the removal of the old one.
        try FileManager.default.copyItem(
            atPath: folder.path + "/states/day",
            toPath: folder.path + "/states/.old-day"
        )
        _ = try states.recover(homeScreen)
        #expect(try states.names() == ["day"])
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path + "/states").contains(".old-day"))
    }

    /// The steps of a restore, each the last one before the device ends.
    @Test(arguments: 0...4)
    func restoreThatIsCutShortIsFinishedAtTheStart(after steps: Int) throws {
        try states.save(state, as: "day")
        try folder.write("new", to: "containers/group.a/value")
        try folder.write("new", to: "containers/group.b/value")
        let restored = folder.path + "/states/.restored"
        try FileManager.default.copyItem(atPath: folder.path + "/states/day", toPath: restored)
        if steps >= 1 { try folder.write("day", to: "states/.restored/begun") }
        if steps >= 2 { try FileManager.default.removeItem(atPath: folder.path + "/containers/group.b") }
        if steps >= 3 {
            try FileManager.default.removeItem(atPath: folder.path + "/containers/group.a")
            try folder.write("", to: "states/.restored/emptied")
        }
        // The next device makes the folders of its groups first.
        if steps == 3 { try folder.write("fresh", to: "containers/group.a/other") }
        if steps >= 4 {
            try FileManager.default.moveItem(
                atPath: restored + "/containers/group.a",
                toPath: folder.path + "/containers/group.a"
            )
        }
        let notes = try states.recover(homeScreen)
        let groups = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/containers").sorted()
        let value = try String(contentsOfFile: folder.path + "/containers/group.a/value", encoding: .utf8)
        if steps == 0 {
            #expect(notes == [])
            #expect(groups == ["group.a", "group.b"])
            #expect(value == "new", "nothing was replaced yet, so nothing is")
        } else {
            #expect(notes.count == 1 && notes[0].contains("day"), "\(notes)")
            #expect(groups == ["group.a"])
            #expect(value == "old")
            #expect(!FileManager.default.fileExists(atPath: restored))
            #expect(try homeScreen.read() == .found(state.homeScreen))
        }
        #expect(try states.recover(homeScreen) == [])
    }

    @Test func filesOfTheDeviceAreReadableByTheirOwnerOnly() throws {
        let file = StateFile<LocationReading>(folder: folder.path)
        try file.write(LocationReading(authorization: .denied))
        var trace = TraceFile(folder: folder.path, capacity: 10)
        var records = DeviceTrace(capacity: 10)
        _ = records.append(.entry(.dayBegan(zone: "UTC")), about: "device", at: .morning)
        try trace.keep(records)
        for name in ["location.json", "trace.jsonl"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    private var homeScreen: StateFile<HomeScreen> { StateFile(folder: folder.path) }

    private var state: SavedState {
        SavedState(date: .morning, settings: DeviceSettings(), screen: "393x852", homeScreen: HomeScreen())
    }
}
