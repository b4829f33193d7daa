import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// What an owner may change, and what an update stores.
struct SnapshotOwnerTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// A value whose fields have other names in JSON, and one of which is nested.
    struct Weather: Codable, Sendable, Equatable {
        struct Wind: Codable, Sendable, Equatable {
            var speed = 0.0
            var direction: String?
        }

        var degrees = 0
        var wind = Wind()
        var warning: String?

        enum CodingKeys: String, CodingKey {
            case degrees = "temp_c"
            case wind = "w"
            case warning = "alert"
        }
    }

    private let weather = SnapshotKey("weather.json", default: Weather())
    private let thermometer = SnapshotOwner("thermometer", owns: \Weather.degrees)
    private let vane = SnapshotOwner("vane", owns: \Weather.wind.speed)
    private let siren = SnapshotOwner("siren", owns: \Weather.warning, \.wind.speed)

    @Test(arguments: [nil, "Call"])
    func changedFieldOfAnotherOwnerIsRefusedByName(note: String?) throws {
        try folder.store.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = note }
        let before = try folder.text()
        let error = #expect(throws: VitrineError.self) {
            try folder.store.update(.probe, owner: .habits, now: .noon) { snapshot in
                snapshot.habitsToday = 9
                snapshot.pinnedNote = note == nil ? "not mine" : nil
            }
        }
        #expect(error?.code == .notOwned)
        #expect(error?.message.contains("'habits'") == true && error?.message.contains("'pinnedNote'") == true)
        #expect(try folder.text() == before)
    }

    @Test func refusedUpdateStoresNothingAndLeavesADamagedFileInPlace() throws {
        #expect(code { try folder.store.update(.probe, owner: .habits, now: .noon) { $0.noteCount = 1 } } == .notOwned)
        #expect(folder.store.read(.probe) == .missing)
        try folder.put("{\"habits")
        #expect(code { try folder.store.update(.probe, owner: .habits, now: .noon) { $0.noteCount = 1 } } == .notOwned)
        #expect(try folder.text() == "{\"habits")
        #expect(try folder.names(in: ".vitrine") == ["probe.json.lock"])
    }

    @Test func fieldSetToItsOwnValueIsNotAChange() throws {
        try folder.store.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "Call" }
        try folder.store.update(.probe, owner: .habits, now: .noon) { snapshot in
            snapshot.pinnedNote = "Call"
            snapshot.habitsToday = 2
        }
        #expect(folder.store.read(.probe).value == ProbeSnapshot(habitsToday: 2, pinnedNote: "Call"))
    }

    @Test func errorNamesTheKeyInTheFile() throws {
        let error = #expect(throws: VitrineError.self) {
            try folder.store.update(weather, owner: thermometer, now: .noon) { $0.warning = "storm" }
        }
        #expect(error?.message.contains("'alert'") == true)
    }

    @Test func partOfAFieldCanBeOwned() throws {
        try folder.store.update(weather, now: .noon) { $0.wind.direction = "N" }
        try folder.store.update(weather, owner: vane, now: .noon) { $0.wind.speed = 12 }
        let refused = code { try folder.store.update(weather, owner: vane, now: .noon) { $0.wind.direction = "S" } }
        #expect(refused == .notOwned)
        let expected = Weather(wind: Weather.Wind(speed: 12, direction: "N"))
        #expect(folder.store.read(weather).value == expected)
    }

    @Test func lastWriteOfAFieldWithTwoOwnersTakesEffect() throws {
        // vane                           siren
        try folder.store.update(weather, owner: vane, now: .noon) { $0.wind.speed = 12 }
        //                                reads the vane's value, and writes its own
        try folder.store.update(weather, owner: siren, now: .noon) { $0.wind.speed += 8 }
        #expect(folder.store.read(weather).value?.wind.speed == 20)
        #expect(folder.store.read(weather).snapshot?.stamps.keys.sorted() == ["siren", "vane"])
    }

    /// After some updates the owner's keys in the file are known; the file is another writer's then.
    @Test(arguments: [0, 3])
    func anotherWritersFormatOfAnUnchangedFieldIsKept(updateCount: Int) throws {
        for degrees in 0..<updateCount {
            try folder.store.update(weather, owner: thermometer, now: .noon) { $0.degrees = degrees }
        }
        let text = #"{"w" : {"speed" : 2.50e+00}, "temp_c":3.0, "unknown" : [1 , 2]}"#
        try folder.put(text, as: "weather.json")
        try folder.store.update(weather, owner: thermometer, now: .noon) { $0.degrees = 7 }
        let stored = try folder.text(of: "weather.json")
        #expect(stored.hasPrefix(#"{"w":{"speed" : 2.50e+00},"temp_c":7,"unknown":[1 , 2],"_vitrine":"#), "\(stored)")
        try folder.store.update(weather, owner: thermometer, now: .noon) { _ in }
        #expect(try folder.text(of: "weather.json").contains(#""w":{"speed" : 2.50e+00},"temp_c":7,"#))
    }

    @Test(arguments: [
        SnapshotOwner<Weather>.single, SnapshotOwner("all"), SnapshotOwner("both", owns: \.degrees, \.wind),
    ])
    func formatOfAnUnchangedFieldIsKeptByAnOwnerOfIt(owner: SnapshotOwner<Weather>) throws {
        let wind = #"{"speed" : 2.50e+00, "gust":4}"#
        try folder.put(#"{"w":\#(wind),"temp_c":1,"big":12345678901234567890123}"#, as: "weather.json")
        for _ in 1...2 {
            try folder.store.update(weather, owner: owner, now: .noon) { _ in }
            try folder.store.update(weather, owner: owner, now: .noon) { $0.degrees += 1 }
        }
        let stored = try folder.text(of: "weather.json")
        #expect(stored.hasPrefix(#"{"w":\#(wind),"temp_c":3,"big":12345678901234567890123,"_vitrine":"#), "\(stored)")
    }

    @Test func otherOwnersFieldIsRefusedAlsoAfterTheOwnersKeysAreKnown() throws {
        for speed in 1...3 {
            try folder.store.update(weather, owner: vane, now: .noon) { $0.wind.speed = Double(speed) }
        }
        // The key of the owned field is known, and the other part of it is not owned.
        for change in [{ $0.wind.direction = "S" }, { $0.warning = "storm" }, { $0.degrees = 9 }]
            as [(inout Weather) -> Void]
        {
            let refused = code {
                try folder.store.update(weather, owner: vane, now: .noon) { weather in
                    weather.wind.speed = 12
                    change(&weather)
                }
            }
            #expect(refused == .notOwned)
        }
        #expect(folder.store.read(weather).value == Weather(wind: Weather.Wind(speed: 3)))
    }

    @Test func optionalThatBecomesNilIsRemovedAndAnUnknownFieldStays() throws {
        try folder.put(#"{"w":{"speed":0},"temp_c":1,"alert":"storm","unknown":null}"#, as: "weather.json")
        try folder.store.update(weather, owner: siren, now: .noon) { $0.warning = nil }
        #expect(try folder.text(of: "weather.json").hasPrefix(#"{"w":{"speed":0},"temp_c":1,"unknown":null,"#))
        try folder.put(#"{"w":{"speed":0},"temp_c":1,"alert":"storm","unknown":null}"#, as: "weather.json")
        try folder.store.update(weather, now: .noon) { $0.warning = nil }
        #expect(try folder.text(of: "weather.json").contains(#""unknown":null"#))
        #expect(try !folder.text(of: "weather.json").contains("alert"))
    }

    @Test func wholeWriteByAnOwnerOfSomeFieldsIsRefused() throws {
        #expect(code { try folder.store.write(ProbeSnapshot(), to: .probe, owner: .habits, now: .noon) } == .notOwned)
        #expect(folder.store.read(.probe) == .missing)
    }

    @Test func defaultThatCannotBeEncodedIsAnErrorThatNamesTheKey() throws {
        let key = SnapshotKey("weather.json", default: Weather(wind: Weather.Wind(speed: .nan)))
        let error = #expect(throws: VitrineError.self) {
            try folder.store.update(key, now: .noon) { $0.wind.speed = 0 }
        }
        #expect(error?.code == .encodingFailed)
        #expect(error?.message.hasPrefix("the default of weather.json") == true)
        #expect(error?.message.contains("'w.speed'") == true)
        #expect(folder.store.read(key) == .missing)
    }

    @Test(arguments: [40, 5_000])
    func valueThatIsNestedTooDeepIsRefusedWithItsFile(depth: Int) throws {
        final class Level: Codable, Sendable {
            let inner: Level?
            init(_ inner: Level?) { self.inner = inner }
        }
        struct Depth: Codable, Sendable {
            var level: Level
        }
        var level = Level(nil)
        for _ in 0..<depth { level = Level(Level(level)) }
        let error = #expect(throws: VitrineError.self) {
            try folder.store.write(Depth(level: level), to: SnapshotKey("level.json"), now: .noon)
        }
        #expect(error?.code == .encodingFailed)
        #expect(error?.message.contains("/level.json: Depth") == true)
        #expect(
            error?.message.contains(depth < 100 ? "nested deeper than 64 levels" : "nested at most 64 deep") == true
        )
        #expect(folder.store.read(SnapshotKey<Depth>("level.json")).snapshot == nil)
    }

    @Test func updateInsideAnotherOneSaysThatItsOwnProcessHoldsTheLock() throws {
        let impatient = SnapshotStore(GroupContainer(path: folder.path), lockTimeout: .zero)
        let error = #expect(throws: VitrineError.self) {
            try impatient.update(weather, now: .noon) { _ in try impatient.update(weather, now: .noon) { _ in } }
        }
        #expect(error?.code == .locked)
        #expect(error?.message.contains("locked by this process itself") == true)
    }

    @Test func valueWhoseJSONIsNotAnObjectOrHasTheReservedKeyIsRefused() throws {
        for write in [
            { try folder.store.write([1], to: SnapshotKey("list.json"), now: .noon) },
            { try folder.store.update(SnapshotKey("list.json", default: [1]), now: .noon) { $0.append(2) } },
            { try folder.store.update(SnapshotKey("text.json", default: "a"), now: .noon) { $0 = "b" } },
            { try folder.store.update(SnapshotKey("reserved.json", default: ["_vitrine": 1]), now: .noon) { _ in } },
        ] {
            #expect(code(of: write) == .encodingFailed)
        }
        #expect(try folder.names() == [".vitrine"])
    }

    /// A file of the type itself also has Vitrine's key, which a dictionary would read as one of its own.
    @Test func valueWithArbitraryKeysIsRefusedAtTheFirstWrite() throws {
        let numbers = SnapshotKey("numbers.json", default: ["a": 1])
        let texts = SnapshotKey("texts.json", default: [String: String?]())
        let weathers = SnapshotKey("weathers.json", default: [String: Part]())
        for write in [
            { try folder.store.update(numbers, now: .noon) { $0["b"] = 2 } },
            { try folder.store.write([:], to: numbers, now: .noon) },
            { try folder.store.update(texts, now: .noon) { $0["b"] = "c" } },
            { try folder.store.update(weathers, now: .noon) { $0["b"] = Part() } },
        ] {
            let error = #expect(throws: VitrineError.self) { _ = try write() }
            #expect(error?.code == .encodingFailed)
            #expect(error?.message.contains("Dictionary<String, ") == true && error?.message.contains("struct") == true)
        }
        #expect(try folder.names() == [".vitrine"])
    }

    /// A value that decodes from every object, also from Vitrine's metadata.
    struct Part: Codable, Sendable {
        var text: String?
    }

    @Test func refusedDictionaryLeavesAForeignFileAsItIs() throws {
        try folder.put(#"{"a":1}"#, as: "numbers.json")
        let numbers = SnapshotKey("numbers.json", default: ["a": 1])
        #expect(folder.store.read(numbers).value == ["a": 1])
        #expect(throws: VitrineError.self) { try folder.store.update(numbers, now: .noon) { $0["b"] = 2 } }
        #expect(try folder.text(of: "numbers.json") == #"{"a":1}"#)
        #expect(try folder.names(in: ".vitrine") == ["numbers.json.lock"])
    }

    @Test func dictionaryInAFieldIsUpdatedAgainAndAgain() throws {
        struct Counts: Codable, Sendable, Equatable {
            var counts: [String: Int] = [:]
        }
        let key = SnapshotKey("counts.json", default: Counts())
        for number in 1...3 { try folder.store.update(key, now: .noon) { $0.counts["n\(number)"] = number } }
        #expect(folder.store.read(key).value == Counts(counts: ["n1": 1, "n2": 2, "n3": 3]))
        #expect(folder.store.read(key).snapshot?.generation == 3)
    }

    /// Random changes by random owners: an update either stores exactly the owner's changes, or nothing.
    @Test func noUpdateStoresAnotherOwnersChange() throws {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<300 {
            let before = folder.store.read(.probe).value ?? ProbeSnapshot()
            var change = before
            if Bool.random(using: &random) { change.habitsToday = .random(in: 0..<3, using: &random) }
            if Bool.random(using: &random) { change.noteCount = .random(in: 0..<3, using: &random) }
            if Bool.random(using: &random) { change.pinnedNote = [nil, "a", "b"].randomElement(using: &random) ?? nil }
            let isHabits = Bool.random(using: &random)
            let touchesOthers =
                isHabits
                ? (change.noteCount, change.pinnedNote ?? "") != (before.noteCount, before.pinnedNote ?? "")
                : change.habitsToday != before.habitsToday
            do {
                try folder.store.update(.probe, owner: isHabits ? .habits : .notes, now: .noon) { $0 = change }
                #expect(!touchesOthers)
                #expect(folder.store.read(.probe).value == change)
            } catch let error as VitrineError {
                #expect(touchesOthers && error.code == .notOwned)
                #expect((folder.store.read(.probe).value ?? ProbeSnapshot()) == before)
            }
        }
    }
}
