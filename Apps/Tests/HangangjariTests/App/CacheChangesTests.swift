import Foundation
import HangangjariAPI
import Testing
import Vitrine
import VitrineTesting

@testable import HangangjariApp

/// What counts as a change of the app's database.
@Suite(.hangGuard)
struct CacheChangesTests {
    private static let now = Date(timeIntervalSince1970: 1_786_595_700)

    @Test func writeOfAnotherProcessIsAChangeAndAnOwnWriteIsNot() async throws {
        let folder = try TemporaryContainers()
        let path = folder.path + "/hangangjari.sqlite"
        // Two connections are to SQLite what two processes are.
        let (own, other) = (try ReadCache(path: path), try ReadCache(path: path))
        var changes = own.changes.makeAsyncIterator()
        #expect(await changes.next() != nil)
        let version = try own.version()
        try own.keep(Summaries.summary(now: Self.now), tag: "\"a\"", at: Self.now)
        #expect(try own.version() == version)
        try other.keep(Summaries.summary(now: Self.now), tag: "\"b\"", at: Self.now)
        #expect(await changes.next() != nil)
        #expect(try own.version() != version)
        #expect(try own.park("ttukseom")?.tag == "\"b\"")
    }
}

extension ReadCache {
    /// Opens a new database in the temporary directory.
    static func temporary() throws -> ReadCache {
        try ReadCache(path: NSTemporaryDirectory() + "hangangjari-\(UUID().uuidString).sqlite")
    }
}
