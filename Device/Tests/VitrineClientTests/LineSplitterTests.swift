import Testing

@testable import VitrineClient

struct LineSplitterTests {
    private func line(_ text: String) -> LineSplitter.Line { .bytes(Array(text.utf8)) }

    @Test func linesAreFoundHoweverTheBytesArrive() {
        let text = Array("one\n\nthree\n".utf8)
        for cut in 0...text.count {
            var splitter = LineSplitter(limit: 10)
            let lines = splitter.take(text[..<cut]) + splitter.take(text[cut...])
            #expect(lines == [line("one"), line(""), line("three")], "cut at \(cut)")
            #expect(splitter.end() == nil)
        }
    }

    @Test func lineBeyondTheLimitIsReportedOnceAndTheNextIsRead() {
        var splitter = LineSplitter(limit: 4)
        #expect(splitter.take("1234\n12345678901234\nab\n".utf8) == [line("1234"), .tooLong, line("ab")])
    }

    @Test func endCutsTheLastLine() {
        var splitter = LineSplitter(limit: 4)
        #expect(splitter.take("ab".utf8).isEmpty)
        #expect(splitter.end() == line("ab"))
        #expect(splitter.end() == nil)
        _ = splitter.take("abcdef".utf8)
        #expect(splitter.end() == .tooLong)
    }
}
