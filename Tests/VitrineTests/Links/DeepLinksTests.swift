import Foundation
import Testing
import Vitrine
import VitrineLinks
import VitrineTesting

/// Destinations of two apps, as their links name them.
enum Place: Hashable, Sendable {
    case chapters
    case chapter(Int)
    case park(String, Screen, lot: String?)
    case filter(Int?, String?)

    enum Screen: String, CaseIterable, Sendable { case parking, outing }
}

private let links = DeepLinks<Place>(
    "vitrine",
    LinkRoute("chapters") {
        .chapters
    } values: { place in
        place == .chapters ? () : nil
    },
    LinkRoute("chapter", .number(1...99_999)) { number in
        .chapter(number)
    } values: { place in
        guard case .chapter(let number) = place else { return nil }
        return number
    },
    LinkRoute(
        "park",
        .identifier(),
        LinkPart<Place.Screen>.choice(),
        LinkPart<String>.identifier().query("lot")
    ) { id, screen, lot in
        .park(id, screen, lot: lot)
    } values: { place in
        guard case .park(let id, let screen, let lot) = place else { return nil }
        return (id, screen, lot)
    },
    LinkRoute(
        "filter",
        .fixed("of"),
        LinkPart<Int>.number(0...9).query("page"),
        LinkPart<String>.identifier().query("name")
    ) { _, page, name in
        .filter(page, name)
    } values: { place in
        guard case .filter(let page, let name) = place else { return nil }
        return ((), page, name)
    }
)

struct DeepLinksTests {
    static let places: [(Place, String)] = [
        (.chapters, "vitrine://chapters"),
        (.chapter(1), "vitrine://chapter/1"),
        (.chapter(99_999), "vitrine://chapter/99999"),
        (.park("banpo", .parking, lot: nil), "vitrine://park/banpo/parking"),
        (.park("Yeouido_1", .outing, lot: "lot-3"), "vitrine://park/Yeouido_1/outing?lot=lot-3"),
        (.filter(nil, nil), "vitrine://filter/of"),
        (.filter(7, "red"), "vitrine://filter/of?page=7&name=red"),
    ]

    static let unprintable: [Place] = [
        .chapter(0), .chapter(-1), .chapter(100_000), .chapter(.max), .chapter(.min),
        .park("", .parking, lot: nil), .park("..", .parking, lot: nil), .park("a/b", .outing, lot: nil),
        .park("a", .outing, lot: ""), .park("a", .outing, lot: "b c"), .park("a%2Fb", .outing, lot: nil),
        .park(String(repeating: "a", count: 65), .outing, lot: nil), .filter(10, nil),
    ]

    static let nearMisses: [String] = [
        "", "vitrine", "vitrine:", "vitrine:/", "vitrine://", "vitrine:///", "vitrine:chapter/1", "vitrine:/chapter/1",
        // Another scheme, another host.
        "other://chapter/1", "vitrine2://chapter/1", "xvitrine://chapter/1", "https://chapter/1",
        " vitrine://chapter/1",
        "vitrine://chap/1", "vitrine://chapters/1", "vitrine://chapterx/1", "vitrine://example.com/chapter/1",
        "vitrine://user@chapter/1", "vitrine://chapter:80/1", "vitrine://.chapter/1", "vitrine://chapter./1",
        // Invalid numbers, and numbers outside the range.
        "vitrine://chapter/0", "vitrine://chapter/-1", "vitrine://chapter/+1", "vitrine://chapter/01",
        "vitrine://chapter/1.0", "vitrine://chapter/1e3", "vitrine://chapter/0x1", "vitrine://chapter/100000",
        "vitrine://chapter/2000000000", "vitrine://chapter/1000000000000", "vitrine://chapter/99999999999999999999999",
        "vitrine://chapter/\u{0661}", "vitrine://chapter/\u{FF11}", "vitrine://chapter/one", "vitrine://chapter/1 ",
        // Encoded digits, slashes and dots; a NUL.
        "vitrine://chapter/%31", "vitrine://chapter%2F1", "vitrine://chapter/1%2F2", "vitrine://chapter/%2e%2e/1",
        "vitrine://chapter/1%00", "vitrine://chapter/1\u{0}",
        // Missing, extra and empty parts, and parent folders.
        "vitrine://chapter", "vitrine://chapter/", "vitrine://chapter//1", "vitrine://chapter/1/",
        "vitrine://chapter/1/2",
        "vitrine://chapter/../1", "vitrine://chapter/./1", "vitrine://chapter/1/..", "vitrine://../chapter/1",
        "vitrine://chapter\\1", "vitrine://chapter/1#2", "vitrine://chapter/1;a",
        // Invalid queries.
        "vitrine://chapter/1?", "vitrine://chapter/1?page=2", "vitrine://chapter?1", "vitrine://chapters?",
        "vitrine://park/banpo/parking?lot", "vitrine://park/banpo/parking?lot=", "vitrine://park/banpo/parking?=a",
        "vitrine://park/banpo/parking?lot=a&lot=b", "vitrine://park/banpo/parking?lot=a&x=b",
        "vitrine://park/banpo/parking?Lot=a", "vitrine://park/banpo/parking?lot=a&",
        "vitrine://park/banpo/parking?&lot=a",
        "vitrine://park/banpo/parking?lot=a=b", "vitrine://park/banpo/parking?lot=a?b",
        "vitrine://park/banpo/parking?lot=%61",
        // Invalid identifiers and choices.
        "vitrine://park//parking", "vitrine://park/../parking", "vitrine://park/a.b/parking",
        "vitrine://park/반포/parking",
        "vitrine://park/banpo/Parking", "vitrine://park/banpo/park", "vitrine://park/banpo",
        "vitrine://park/banpo/parking/",
        "vitrine://filter/on", "vitrine://filter/of?page=10", "vitrine://filter/of?page=-1",
    ]

    @Test(arguments: places)
    func destinationsPrintAndParse(_ place: Place, _ text: String) throws {
        #expect(links.text(of: place) == text)
        #expect(links.destination(of: text) == place)
        #expect(links.destination(of: try #require(links.url(of: place))) == place)
    }

    @Test func numbersOfARangeRoundTrip() {
        for number in 1...99_999 {
            let text = links.text(of: .chapter(number))
            guard text == "vitrine://chapter/\(number)", links.destination(of: text ?? "") == .chapter(number) else {
                Issue.record("chapter \(number) was printed as \(text ?? "nothing")")
                return
            }
        }
    }

    @Test func schemeAndHostAreCaseInsensitiveAndQueryItemsAreReadInAnyOrder() {
        #expect(links.destination(of: "VITRINE://Chapter/7") == .chapter(7))
        #expect(links.destination(of: "vitrine://PARK/Banpo/parking") == .park("Banpo", .parking, lot: nil))
        #expect(links.destination(of: "vitrine://filter/of?name=red&page=7") == .filter(7, "red"))
    }

    @Test(arguments: nearMisses + ["vitrine://park/\(String(repeating: "a", count: 2_000))/parking"])
    func nearMissesAreRejected(_ text: String) {
        #expect(links.destination(of: text) == nil)
        if let url = URL(string: text) { #expect(links.destination(of: url) == nil) }
    }

    @Test(arguments: unprintable)
    func inexpressibleDestinationsHaveNoLink(_ place: Place) {
        #expect(links.text(of: place) == nil)
        #expect(links.url(of: place) == nil)
    }

    @Test func parsedLinksPrintAsTheSameText() {
        var generator = SeededGenerator(seed: 0x11_4E)
        let alphabet = Array("vitrine://chapter/park0123456789/..%2F?lot=&#@:-_ parking")
        var read = 0
        for round in 0..<20_000 {
            var text = Array(["vitrine://chapter/12", "vitrine://park/banpo/parking?lot=a1"][round % 2])
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let index = Int.random(in: 0..<text.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: text.remove(at: index)
                case 1: text.insert(alphabet.randomElement(using: &generator) ?? "/", at: index)
                default: text[index] = alphabet.randomElement(using: &generator) ?? "/"
                }
            }
            let link = String(text)
            guard let place = links.destination(of: link) else { continue }
            read += 1
            #expect(links.text(of: place) == link, "seed 0x114E, round \(round)")
        }
        #expect(read > 2_000)
    }
}
