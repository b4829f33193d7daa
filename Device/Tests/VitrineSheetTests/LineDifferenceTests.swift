import Testing

@testable import VitrineSheet

/// The lines that differ between an accepted and a new text.
struct LineDifferenceTests {
    @Test func equalTextsHaveNoLines() {
        #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").lines == [])
    }

    @Test func changedLineIsShownWithItsHeadingAndItsNeighbours() {
        let old = "== one\na\nb\nc\nd\n== two\n1\n2\n3\n4\n5"
        let new = old.replacing("4", with: "four")
        #expect(LineDifference(from: old, to: new).lines == [" == two", " 2", " 3", "-4", "+four", " 5"])
    }

    @Test func manyLinesAreCut() {
        let old = (0..<1_000).map { "old \($0)\n" }.joined()
        let lines = LineDifference(from: old, to: "").lines
        #expect(lines.count == LineDifference.limit + 1)
        #expect(lines.last == "… and 600 more lines" || lines.last == "… and 601 more lines")
    }
}
