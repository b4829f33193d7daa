import Foundation
import Testing
import Vitrine

private struct Steps: Codable, Sendable, Equatable {
    var count: Int
    var goal: Int?
}

extension SnapshotKey where Value == Steps {
    fileprivate static let steps = SnapshotKey("steps.json")
}

/// Fields that a writer in another language sets by their JSON; `Scripts/snapshot-conformance` has the rules of the
/// file.
struct UntypedUpdateTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @discardableResult
    private func update(_ json: String, schema: Int = 1, maximumByteCount: Int = 1 << 20) throws -> SnapshotUpdate {
        try folder.store.merge(
            Data(json.utf8),
            into: "steps.json",
            owner: "javascript",
            schema: schema,
            maximumByteCount: maximumByteCount,
            now: .noon
        )
    }

    @Test func typedReaderFindsTheFields() throws {
        try update("{\"count\":7,\"goal\":10}")
        try update("{\"goal\":null}")
        let snapshot = try #require(folder.store.read(.steps).snapshot)
        #expect(snapshot.value == Steps(count: 7) && snapshot.generation == 2)
        #expect(snapshot.stamps["javascript"]?.writtenAt == .noon)
    }

    @Test func typedWriterKeepsTheFields() throws {
        try update("{\"count\":7,\"theme\":\"dark\"}")
        try folder.store.update(.steps, now: .noon) { $0.count += 1 }
        #expect(try folder.text(of: "steps.json").hasPrefix("{\"count\":8,\"theme\":\"dark\","))
    }

    /// ```
    /// the bridge                  the app                               the widget
    /// sets note, makes the file
    ///                                                                   damaged: there is no count
    ///                             adds to count, from its default
    ///                                                                   the count, and the note is in the file
    /// ```
    @Test func typedWriterCompletesAFileThatTheBridgeMade() throws {
        let key = SnapshotKey("steps.json", default: Steps(count: 0, goal: 10))
        try update("{\"note\":\"from js\",\"goal\":12}")
        #expect(folder.store.read(key).damage != nil, "a count that nobody wrote")
        let update = try folder.store.update(key, owner: SnapshotOwner("app"), now: .noon) { $0.count += 1 }
        #expect(update.setAside == nil && update.generation == 2)
        #expect(folder.store.read(key).value == Steps(count: 1, goal: 12))
        #expect(try folder.text(of: "steps.json").hasPrefix("{\"note\":\"from js\",\"goal\":12,\"count\":1,"))
        #expect(Set(folder.store.read(key).snapshot?.stamps.keys.map(\.self) ?? []) == ["javascript", "app"])
    }

    @Test func defaultDoesNotMendAFieldOfAnotherType() throws {
        try update("{\"count\":\"seven\"}")
        let key = SnapshotKey("steps.json", default: Steps(count: 0, goal: 10))
        let update = try folder.store.update(key, now: .noon) { $0.count += 1 }
        #expect(update.setAside?.reason == .wrongType && update.generation == 1)
    }

    @Test func ownersNameNeedNotBeOneOfAFile() throws {
        try folder.store.merge(Data("{\"count\":1}".utf8), into: "steps.json", owner: "@expo/js", now: .noon)
        #expect(folder.store.read(.steps).snapshot?.stamps["@expo/js"]?.writtenAt == .noon)
    }

    @Test(arguments: ["", "7", "[]", "{\"a\":1", "{\"a\":1,\"a\":2}", "{\"_vitrine\":{}}"])
    func invalidFieldsAreRefused(json: String) throws {
        try folder.put("{\"count\":1}", as: "steps.json")
        #expect(code { try update(json) } == .encodingFailed)
        #expect(try folder.text(of: "steps.json") == "{\"count\":1}")
    }

    @Test func fileOfANewerSchemaIsLeftAlone() throws {
        try update("{\"count\":1}", schema: 2)
        #expect(code { try update("{\"count\":2}") } == .newerVersion)
        #expect(try update("{\"goal\":2}", schema: 3).generation == 2)
    }

    @Test func damagedFileIsSetAside() throws {
        try folder.put("{\"count\":", as: "steps.json")
        let path = try #require(try update("{\"count\":1}").setAside?.setAsidePath)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"count\":")
        #expect(folder.store.read(.steps).value == Steps(count: 1))
    }

    @Test func largerFileThanAllowedIsNotStored() throws {
        #expect(code { try update("{\"count\":1}", maximumByteCount: 40) } == .tooLarge)
        #expect(folder.store.read(.steps) == .missing)
    }

    @Test(arguments: ["", "../steps.json", ".steps"]) func invalidNameIsRefused(name: String) {
        #expect(code { try folder.store.merge(Data("{}".utf8), into: name, owner: "javascript") } == .invalidName)
    }
}
