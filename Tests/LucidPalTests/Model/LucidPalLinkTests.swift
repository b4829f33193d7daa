import Foundation
import LucidPalModel
import Testing

struct LucidPalLinkTests {
    private static let links: [LucidPalLink] = [
        .today, .notes, .calendar, .pinnedNote, .habit("a1-B2"), .note("0f3c"), .event("00ff00ff00ff00ff"),
    ]

    @Test(arguments: links)
    func whatIsPrintedIsReadAsTheSame(link: LucidPalLink) {
        #expect(LucidPalLink(link.text) == link)
        #expect(link.url?.absoluteString == link.text)
    }

    @Test(arguments: [
        "", "lucidpal:", "lucidpal://", "lucidpal:///today", "lucidpal://today/", "lucidpal://today/x",
        "lucidpal://today?x=1",
        "lucidpal://today#x", "lucidpal://habit", "lucidpal://habit/", "lucidpal://habit/a/b", "lucidpal://habit/a b",
        "lucidpal://habit/%41", "lucidpal://habit/../note", "lucidpal://TODAY", "lucidpals://today", "https://today",
        "javascript:alert(1)", "lucidpal://note/\u{645}", "lucidpal://event/" + String(repeating: "a", count: 65),
    ])
    func nearMissesAreRefused(text: String) {
        #expect(LucidPalLink(text) == nil)
    }

    @Test func anIdentifierThatNoLinkCanCarryHasNoURL() {
        #expect(LucidPalLink.habit("a/b").url == nil)
        #expect(LucidPalLink.note("").url == nil)
    }
}
