import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineLinks

/// The identifiers of taps, displayed titles, and links.
struct CheckActionTests {
    @Test func identifierDependsOnHabitDayAndRendering() throws {
        let day = try #require(LocalDay("2026-02-03"))
        func id(_ habit: String, _ day: LocalDay, _ count: UInt64) -> String {
            CheckAction(habit: habit, title: "Read", day: day, tappedOn: day, settledCount: count).id
        }
        let ids = [id("a", day, 0), id("b", day, 0), id("a", day.adding(days: 1), 0), id("a", day, 1)]
        #expect(Set(ids).count == 4)
        #expect(id("a", day, 0) == ids[0])
    }

    @Test(arguments: [
        ("Read", "Read"), ("one\ntwo\u{2028}three\tfour\u{7}", "one two three four "),
        (String(repeating: "x", count: 81), String(repeating: "x", count: 79) + "\u{2026}"),
        (
            String(repeating: "\u{1F468}\u{200D}\u{1F469}", count: 80),
            String(repeating: "\u{1F468}\u{200D}\u{1F469}", count: 80)
        ),
    ])
    func titleIsShownOnOneLineAndTruncatedBetweenCharacters(title: String, shown: String) {
        #expect(DisplayTitle.shown(title) == shown)
    }

    @Test(arguments: zip(BeeBloomDestination.allCases, ["today", "habits", "history"]))
    func printedLinkIsParsedToTheSamePlace(place: BeeBloomDestination, name: String) {
        #expect(DeepLinks.beeBloom.text(of: place) == "beebloom://" + name)
        #expect(DeepLinks.beeBloom.destination(of: "beebloom://" + name) == place)
        #expect(DeepLinks.beeBloom.url(of: place)?.absoluteString == "beebloom://" + name)
    }

    @Test(arguments: [
        "", "beebloom", "beebloom:", "beebloom:/today", "beebloom://", "beebloom://to day", "beebloom://today/",
        "beebloom://today?x=1", "beebloom://nothing", "lucidpal://today", "http://today",
    ])
    func similarButInvalidLinksAreRefused(text: String) {
        #expect(DeepLinks.beeBloom.destination(of: text) == nil)
    }
}
