import BeeBloomModel
import Foundation
import Testing
import VitrineTesting

/// The detection of a file's format, and the errors for files that are not a store.
struct OpeningTests {
    private func code(of store: TestStore, timeout: Duration = .milliseconds(50)) -> TinyBaseError.Code? {
        do throws(TinyBaseError) {
            let file = try TinyBaseFile.open(at: store.path, timeout: timeout)
            _ = try file.rows([RowRequest(table: "habits", cells: ["title"])])
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [("beebloom-json", TinyBaseMode.json), ("beebloom-tabular", .tabular)])
    func modeIsDetectedFromTheFile(fixture: String, mode: TinyBaseMode) throws {
        #expect(try TestStore(fixture: fixture).file().mode == mode)
    }

    @Test func mergeableStoreIsReportedAsNotSupported() throws {
        let store = try TestStore(fixture: "mergeable")
        let error = try #require(throws: TinyBaseError.self) {
            _ = try store.file().rows([RowRequest(table: "habits", cells: [])])
        }
        #expect(error.code == .mergeableStore)
        #expect(error.message.contains("MergeableStore") && error.message.contains("not supported"))
        #expect(throws: TinyBaseError.self) {
            try store.update(.setCells(table: "habits", row: "h1", cells: []))
        }
    }

    @Test func missingFileIsReportedWithItsRemedyAndNotCreated() throws {
        let store = try TestStore()
        let error = try #require(throws: TinyBaseError.self) { _ = try store.file() }
        #expect(error.code == .missing && !TinyBaseFile.exists(at: store.path))
        #expect(error.message == "There is no file \(store.path): open the app once.")
        #expect("\(error)" == error.message)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).isEmpty)
    }

    @Test func whatHoldsNoTableOrIsNoFileHasItsCode() throws {
        #expect(code(of: try TestStore(sql: "PRAGMA user_version = 3")) == .empty)
        let store = try TestStore()
        try store.put(Data())
        #expect(code(of: store) == .empty)
        try FileManager.default.removeItem(atPath: store.path)
        let fixture = TestStore.fixture("beebloom-json")
        try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: fixture)
        #expect(code(of: store) == .unreadable, "a link is not followed")
        try FileManager.default.removeItem(atPath: store.path)
        try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: false)
        #expect(code(of: store) == .unreadable, "a folder")
    }

    @Test(arguments: [Data("hello".utf8), Data(repeating: 0xFF, count: 8192), Data("SQLite format 3\0nonsense".utf8)])
    func fileThatIsNotADatabaseIsReported(data: Data) throws {
        let store = try TestStore()
        try store.put(data)
        #expect(code(of: store) == .notSQLite)
        #expect(try store.data == data)
    }

    @Test(arguments: [100, 4096, 8192, 40_000, 140_000])
    func truncatedDatabaseIsRefused(length: Int) throws {
        for fixture in ["beebloom-json", "beebloom-tabular"] {
            let store = try TestStore(fixture: fixture)
            try store.put(store.data.prefix(length))
            // The missing part may be after everything that is requested.
            let code = code(of: store)
            #expect([.notSQLite, .damaged, .unreadable, nil].contains(code), "\(fixture) \(length)")
            #expect(code != nil || fixture == "beebloom-tabular", "\(fixture) \(length)")
        }
    }

    @Test(arguments: [
        "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)",
        "CREATE TABLE notes (_id INTEGER PRIMARY KEY, text)",
        #"CREATE TABLE habits("_id" PRIMARY KEY,"title"); CREATE TABLE other (x)"#,
        #"CREATE TABLE tinybase("_id" PRIMARY KEY,"store" TEXT)"#,
        #"CREATE TABLE tinybase("_id","store")"#,
        #"PRAGMA encoding = 'UTF-16'; CREATE TABLE tinybase("_id" PRIMARY KEY,"store")"#,
    ])
    func databaseOfAnotherProgramIsForeign(sql: String) throws {
        #expect(code(of: try TestStore(sql: sql)) == .foreignSchema)
    }

    @Test func jsonTableWithoutItsRowIsAStoreWithoutTables() throws {
        let store = try TestStore(sql: #"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
        #expect(code(of: store) == nil)
        try store.update(.setCells(table: "pets", row: "fido", cells: [("species", .string("dog"))]))
        #expect(try store.text() == #"[{"pets":{"fido":{"species":"dog"}}},{}]"#)
    }

    @Test(arguments: ["NULL", "12", "1.5", "x'5B7B7D5D'"])
    func storeThatIsNotTextIsDamaged(value: String) throws {
        let store = try TestStore(sql: #"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
        try store.sql("INSERT INTO tinybase VALUES ('_', \(value))")
        #expect(code(of: store) == .damaged)
    }

    @Test(arguments: [
        "", " ", "{}", "[]", "[{}]", "[{},{}", "[{},{}]]", "[{},{}]x", "[1,{}]", "null", "[{\"a\":1},{}]",
        "[{\"a\":{\"b\":1}},{}]",
        "[{\"a\":{\"b\":{\"c\":}}},{}]", "[{\"a\":{\"b\":{\"c\":tru}}},{}]", "[{\"a\":{\"b\":{\"c\":01}}},{}]",
        "[{\"a\":{\"b\":{\"c\":\"x}}},{}]", "[{\"a\":{\"b\":{\"c\":1,}}},{}]", "[{\"a\":{\"b\":{}},},{}]",
        "[{a:{}},{}]",
    ])
    func jsonWithAnotherStructureIsDamaged(json: String) throws {
        #expect(code(of: try TestStore(json: json)) == .damaged)
    }

    @Test func truncatedJSONIsDamaged() throws {
        let whole = #"[{"habits":{"h":{"title":"A \"b\" \u00e4","order":10,"done":null}},"x":{}},{"theme":"dark"}]"#
        for length in 0..<whole.utf8.count {
            let cut = String(decoding: Array(whole.utf8).prefix(length), as: UTF8.self)
            #expect(code(of: try TestStore(json: cut)) == .damaged, "\(length) bytes")
        }
        #expect(code(of: try TestStore(json: whole)) == nil)
    }

    @Test(arguments: Array(0x00...0x1F) as [UInt8])
    func controlCharacterInAStringIsDamaged(character: UInt8) throws {
        // At every position within the eight bytes that are compared together.
        for place in 0..<9 {
            var title = Array("abcdefghijklmnop\u{E4}\u{80}".utf8)
            title[place] = character
            let json = Array(#"[{"habits":{"h":{"title":""#.utf8) + title + Array(#""}}},{}]"#.utf8)
            let store = try TestStore(sql: #"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
            let bytes = json.map { String(format: "%02X", $0) }.joined()
            try store.sql("INSERT INTO tinybase VALUES ('_', CAST(x'\(bytes)' AS TEXT))")
            #expect(code(of: store) == .damaged, "\(place)")
        }
    }

    @Test func textOfTwoHundredMegabytesIsRefusedImmediately() throws {
        let store = try TestStore(json: "[{},{}]")
        try store.sql("UPDATE tinybase SET store = CAST(zeroblob(209715200) AS TEXT)")
        var refusal: TinyBaseError.Code?
        let time = ProcessorTime.of { refusal = code(of: store) }
        #expect(refusal == .tooLarge && time < .milliseconds(50))
    }

    @Test func rowOfMegabytesIsRefusedAsTooLarge() throws {
        let long = String(repeating: "x", count: 3 << 20)
        #expect(code(of: try TestStore(json: #"[{"habits":{"h":{"title":"\#(long)"}}},{}]"#)) == .tooLarge)
    }

    @Test(arguments: [nil, Data()]) func newStoreIsCreatedOnceAndMatchesTinyBase(before: Data?) throws {
        let store = try TestStore()
        if let before { try store.put(before) }
        #expect(try TinyBaseFile.createIfMissing(at: store.path, timeout: Patience.limit))
        #expect(try store.text() == "[{},{}]")
        let made = try store.query("SELECT sql FROM sqlite_schema WHERE type = 'table'")
        let theirs = try TestStore(fixture: "beebloom-json").query("SELECT sql FROM sqlite_schema WHERE type = 'table'")
        #expect(made == theirs)
        let created = try store.data
        #expect(try !TinyBaseFile.createIfMissing(at: store.path, timeout: Patience.limit))
        #expect(try store.data == created)
    }

    /// A link could lead out of the container, even one to a file that does not exist yet.
    @Test(arguments: [true, false])
    func storeIsNotCreatedThroughALink(isThere: Bool) throws {
        let (store, elsewhere) = (try TestStore(), try TestStore())
        if isThere { try elsewhere.put(Data()) }
        try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: elsewhere.path)
        let error = try #require(throws: TinyBaseError.self) {
            try TinyBaseFile.createIfMissing(at: store.path, timeout: Patience.limit)
        }
        #expect(error.code == .unreadable)
        #expect(TinyBaseFile.exists(at: elsewhere.path) == isThere)
        if isThere { #expect(try elsewhere.data.isEmpty) }
    }
}
