import Foundation
import Testing

@testable import VitrineDevice

@Suite(.serialized)
struct HomeScreenFileTests {
    private let folder: TemporaryFolder
    private var file: StateFile<HomeScreen> { StateFile(folder: folder.path) }
    private var path: String { folder.path + "/home-screen.json" }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func missingFileIsNotAnError() throws {
        #expect(try file.read() == .missing)
    }

    @Test func writtenHomeScreenIsReadBack() throws {
        var home = HomeScreen()
        home.add(
            app: "a",
            kind: "k/\"한",
            family: .systemLarge,
            at: GridPosition(column: 0, row: 2),
            configuration: ["x": "1"]
        )
        home.add(app: "a", kind: "k", family: .accessoryInline, at: nil, configuration: nil)
        try file.write(home)
        #expect(try file.read() == .found(home))
    }

    @Test(arguments: ["", "{", "null", "[]", "{\"placements\": 3, \"nextNumber\": 1}", "\u{0}"])
    func damagedFileIsSetAsideUnchanged(text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        guard case .damaged(_, let aside) = try file.read() else {
            Issue.record("the file was not reported as damaged")
            return
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == Data(text.utf8))
        #expect(try file.read() == .missing)
    }

    @Test(arguments: [
        (#""column": 9223372036854775807, "row": 0, "page": 0"#, 2),
        (#""column": 0, "row": -9223372036854775808, "page": 0"#, 2),
        (#""column": 0, "row": 0, "page": 9223372036854775807"#, 2), (#""column": 0, "row": 0, "page": 1000000"#, 2),
        (#""column": 0, "row": 0, "page": 0"#, Int.max), (#""column": 0, "row": 0, "page": 0"#, Int.min),
    ])
    func fileWithImpossibleNumbersIsSetAside(position: String, nextNumber: Int) throws {
        let text = """
            {"nextNumber": \(nextNumber), "placements": [
              {"id": "w1", "app": "a", "kind": "k", "family": "systemSmall", "position": {\(position)}}
            ]}
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        guard case .damaged(let reason, _) = try file.read() else {
            Issue.record("the file was not reported as damaged")
            return
        }
        #expect(reason.contains(nextNumber == 2 ? "w1" : "\(nextNumber)"))
    }

    @Test func everyDamagedFileIsKept() throws {
        for _ in 1...3 {
            try Data("no".utf8).write(to: URL(fileURLWithPath: path))
            _ = try file.read()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test func errorNamesAFolderAtTheFilesPath() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let error = #expect(throws: DeviceError.self) { try file.read() }
        #expect(error?.code == .state)
        #expect(error?.message.contains(path) == true)
    }

    @Test func failedWriteKeepsTheOldFile() throws {
        try file.write(HomeScreen(nextNumber: 7))
        let blocked = StateFile<HomeScreen>(folder: path)
        #expect(throws: DeviceError.self) { try blocked.write(HomeScreen()) }
        #expect(try file.read() == .found(HomeScreen(nextNumber: 7)))
    }
}
