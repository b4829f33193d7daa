#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@testable import PortableUI

/// The forms of Arabic letters, against words whose presentation forms stand in the Unicode charts.
struct ArabicJoiningTests {
    @Test(arguments: [
        ("باب", "\u{fe91}\u{fe8e}\u{fe8f}"), ("سلام", "\u{feb3}\u{fefc}\u{200d}\u{fee1}"),
        ("لا", "\u{fefb}\u{200d}"), ("إلى", "\u{fe87}\u{fedf}\u{fef0}"), ("ء", "\u{fe80}"), ("ي", "\u{fef1}"),
        ("من 5", "\u{fee3}\u{fee6} 5"), ("هـ", "\u{feeb}\u{0640}"), ("گچ", "\u{fb94}\u{fb7b}"),
        ("ىى", "\u{fbe8}\u{fef0}"),
        ("تُم", "\u{fe97}\u{fee2}"), ("دار", "\u{fea9}\u{fe8d}\u{fead}"),
    ])
    func letterHasTheFormOfItsPlaceInTheWord(word: String, expected: String) {
        let joined = ArabicJoining.joined(word) ?? []
        // A joiner would merge with its neighbour in a text.
        #expect(joined.flatMap { $0.unicodeScalars.map(\.value) } == expected.unicodeScalars.map(\.value))
        #expect(joined.count == word.count)
    }

    @MainActor
    @Test(arguments: [("مرحبا", true), ("Hello", false)])
    func runsOfALineBeginWhereItsLanguageBegins(word: String, isReversed: Bool) {
        let runs = Archived.texts(ArchiveLines.archive(Text(word) + Text(" 5").bold()))[0].lines[0].runs
        #expect(runs.map(\.string) == [word, " 5"])
        #expect((runs[0].x > runs[1].x) == isReversed, "\(runs)")
        #expect(min(runs[0].x, runs[1].x) == 0)
    }

    @MainActor
    @Test func lettersThatJoinAreNotSpaced() {
        let plain = ArchiveLines.archive(Text("سلام")).content.first?.frame.size.width
        let spaced = ArchiveLines.archive(Text("سلام").kerning(5)).content.first?.frame.size.width
        #expect(plain == spaced)
    }

    @Test(arguments: ["", "Habits", "שלום", "한강", "٢٠٢٦", "👍"])
    func otherTextsAreLeftAlone(text: String) {
        #expect(ArabicJoining.joined(text) == nil)
    }
}
#endif
