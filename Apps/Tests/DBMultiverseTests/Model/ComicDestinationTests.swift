import Foundation
import Testing
import VitrineLinks

@testable import DBMultiverseComicKit

struct ComicDestinationTests {
    private let links = DeepLinks.dbMultiverse

    @Test(.model("D04", "D13"), arguments: [1, 12, 999, 99_999])
    func chapterLinkContainsItsNumber(number: Int) throws {
        #expect(links.text(of: .chapter(number)) == "dbmultiverse://chapter/\(number)")
        #expect(links.destination(of: try #require(links.url(of: .chapter(number)))) == .chapter(number))
    }

    @Test(arguments: [0, -1, 100_000, 2_000_000_000, 1_000_000_000_000, .max, .min])
    func numberOutOfRangeHasNoLink(number: Int) {
        #expect(links.text(of: .chapter(number)) == nil)
        #expect(links.destination(of: "dbmultiverse://chapter/\(number)") == nil)
    }

    @Test(arguments: [
        "dbmultiverse://chapter/", "dbmultiverse://chapter", "dbmultiverse://chapter/1/", "dbmultiverse://chapter/1/2",
        "dbmultiverse://chapter/%31", "dbmultiverse://chapter/1%2F2", "dbmultiverse://chapter/../1",
        "dbmultiverse://chapter/01", "dbmultiverse://chapter/+1", "dbmultiverse://chapter/1?page=2",
        "dbmultiverse://chapter/1#2", "dbmultiverse://chapters/1", "dbmultiverse://special/1", "dbmultiverse://1",
        "dbmultiverse:chapter/1", "dbmultiverse:///chapter/1", "dbmultiverse://example.com/chapter/1",
        "dbmultiverse://chapter:1", "dbmultiverse2://chapter/1", "https://chapter/1", "", "chapter/1",
    ])
    func similarLinksAreRefused(text: String) {
        #expect(links.destination(of: text) == nil)
    }
}
