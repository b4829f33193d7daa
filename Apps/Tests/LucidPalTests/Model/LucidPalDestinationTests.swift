import Foundation
import LucidPalModel
import Testing
import VitrineLinks

struct LucidPalDestinationTests {
    private static let places: [(LucidPalDestination, String)] = [
        (.today, "today"), (.notes, "notes"), (.calendar, "calendar"), (.pinnedNote, "note/pinned"),
        (.habit("a1-B2"), "habit/a1-B2"), (.habit("pinned"), "habit/pinned"), (.note("0f3c"), "note/0f3c"),
        (.event("00ff00ff00ff00ff"), "event/00ff00ff00ff00ff"),
    ]

    @Test(arguments: places)
    func printedLinkIsParsedToTheSamePlace(place: LucidPalDestination, path: String) {
        let text = "lucidpal://" + path
        #expect(DeepLinks.lucidPal.text(of: place) == text)
        #expect(DeepLinks.lucidPal.destination(of: text) == place)
        #expect(DeepLinks.lucidPal.url(of: place)?.absoluteString == text)
    }

    @Test(arguments: [
        "", "lucidpal:", "lucidpal://", "lucidpal:///today", "lucidpal://today/", "lucidpal://today/x",
        "lucidpal://today?x=1",
        "lucidpal://today#x", "lucidpal://habit", "lucidpal://habit/", "lucidpal://habit/a/b", "lucidpal://habit/a b",
        "lucidpal://habit/%41", "lucidpal://habit/../note", "lucidpal://note/pinned/x", "lucidpals://today",
        "https://today",
        "javascript:alert(1)", "lucidpal://note/\u{645}", "lucidpal://event/" + String(repeating: "a", count: 65),
    ])
    func similarButInvalidLinksAreRefused(text: String) {
        #expect(DeepLinks.lucidPal.destination(of: text) == nil)
    }

    /// A note with the identifier `pinned` has no link, because that link means the most recently pinned note.
    @Test(arguments: [LucidPalDestination.habit("a/b"), .note(""), .note("pinned"), .event("..")])
    func placeWithAnUnsupportedIdentifierHasNoLink(place: LucidPalDestination) {
        #expect(DeepLinks.lucidPal.url(of: place) == nil && DeepLinks.lucidPal.text(of: place) == nil)
    }
}
