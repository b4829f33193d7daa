import Testing

@testable import VitrineDevice

struct LineThrottleTests {
    @Test func linesAreJoinedFromPiecesOfAnySize() {
        let text = Array("one\ntwo\n\nthree".utf8)
        for size in 1...text.count {
            var throttle = LineThrottle(ProgramLimits(), at: .zero)
            var lines: [LineThrottle.Output] = []
            for start in stride(from: 0, to: text.count, by: size) {
                lines += throttle.take(text[start..<min(start + size, text.count)], at: .zero)
            }
            lines += throttle.finish(at: .zero)
            #expect(lines == ["one", "two", "", "three"].map { .line($0) }, "in pieces of \(size)")
        }
    }

    @Test func longLineIsCut() {
        var throttle = LineThrottle(ProgramLimits(lineBytes: 4), at: .zero)
        #expect(throttle.take(Array("1234567\n".utf8), at: .zero) == [.line("1234… (3 more bytes)")])
    }

    @Test func linesBeyondTheBurstAreCountedAndReportedLater() {
        var throttle = LineThrottle(ProgramLimits(lineBurst: 2, linesPerSecond: 1), at: .zero)
        let five = Array("a\nb\nc\nd\ne\n".utf8)
        #expect(throttle.take(five, at: .zero) == [.line("a"), .line("b")])
        #expect(throttle.take(Array("f\n".utf8), at: .seconds(1)) == [.silenced(lines: 3, bytes: 3), .line("f")])
        #expect(throttle.take(Array("g\n".utf8), at: .seconds(1)) == [])
        #expect(throttle.finish(at: .seconds(1)) == [.silenced(lines: 1, bytes: 1)])
    }

    @Test func lastWordsAreTheRuntimesOrElseTheLastLine() {
        var throttle = LineThrottle(ProgramLimits(lineBurst: 1, linesPerSecond: 0), at: .zero)
        #expect(throttle.lastWords == nil)
        _ = throttle.take(Array("one\ntwo\n\n".utf8), at: .zero)
        #expect(throttle.lastWords == "two", "also lines that the trace does not keep")
        let frames = (0..<40).map { "\($0)    program   0x0 <unavailable>\n" }.joined()
        _ = throttle.take(Array("A/B.swift:3: Fatal error: gone\nCurrent stack trace:\n\(frames)0".utf8), at: .zero)
        _ = throttle.finish(at: .zero)
        #expect(throttle.lastWords == "A/B.swift:3: Fatal error: gone")
    }

    @Test func invalidUTF8BecomesReplacementCharacters() {
        var throttle = LineThrottle(ProgramLimits(), at: .zero)
        #expect(throttle.take([0xff, 0x0a], at: .zero) == [.line("\u{fffd}")])
    }

    @Test(arguments: [(0, 0), (1, 100), (2, 200), (3, 400), (7, 5_000), (1_000, 5_000)])
    func restartDelayDoublesUpToItsLimit(failures: Int, milliseconds: Int) {
        #expect(ProgramLimits().restartDelay(afterFailures: failures) == .milliseconds(milliseconds))
    }
}
