import Foundation
import Testing
import Vitrine
import VitrineLoading

struct ReloadGateTests {
    /// A quiet time of two seconds, and a maximum delay of ten: the timing for a reader's pages.
    static let reading = ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10))
    /// The same, without a maximum delay.
    static let trailing = ReloadTiming(quiet: .seconds(2))

    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var line: String
        var drawn: String
        var timing = ReloadGateTests.reading
        var isFresh = false
        var testDescription: String { what }
    }

    static let rows = [
        Row(what: "a significant change is reported after its quiet time", line: "-1----", drawn: "---Q--"),
        Row(what: "a further change restarts the quiet time", line: "-1-2----", drawn: "-----Q--"),
        Row(what: "a small change is not reported", line: "-d-----", drawn: "-------"),
        Row(what: "small changes accumulate to a significant one", line: "-b-b-b----", drawn: "-------Q--"),
        Row(what: "the next distance counts from the reported value", line: "1---b-b-b---", drawn: "--Q-------Q-"),
        Row(what: "five points are significant, four are not", line: "d---a---", drawn: "------Q-"),
        Row(what: "a change that is undone needs no reload", line: "-10-----", drawn: "--------"),
        Row(what: "a change that is almost undone needs no reload", line: "-1-0b---", drawn: "--------"),
        Row(what: "the same value needs no reload", line: "1---1-1-1-", drawn: "--Q-------"),
        Row(what: "a new chapter is reported at once", line: "-C---", drawn: "-I---"),
        Row(what: "a new chapter ends the wait of the previous change", line: "-1C----", drawn: "--I----"),
        Row(what: "each of several new chapters is reported", line: "CCC---", drawn: "III---"),
        Row(what: "the end is reported however small the distance", line: "9---d--c--X---", drawn: "--Q------Q--Q-"),
        Row(what: "the end is reported once", line: "X---X---", drawn: "--Q-----"),
        Row(
            what: "steady changes are reported at the maximum delay",
            line: "eeeeeeeeeeeeeeeeeeee----",
            drawn: "----------M----------Q--"
        ),
        Row(
            what: "without a maximum delay, steady changes are reported when they end",
            line: "eeeeeeeeeeeeeeeeeeee----",
            drawn: "---------------------Q--",
            timing: trailing
        ),
        Row(what: "going to the background reports a waiting change", line: "-1^---", drawn: "--F---"),
        Row(what: "going to the background reports a small change too", line: "-a-^--", drawn: "---F--"),
        Row(what: "going to the background reports nothing twice", line: "1---^^-", drawn: "--Q----"),
        Row(what: "without a change, nothing is reported", line: "--^--", drawn: "-----"),
        Row(what: "the very first value is reported at once", line: "-3----", drawn: "-1----", isFresh: true),
        Row(what: "a clock set back does not prolong the wait", line: "-1!----", drawn: "----Q--"),
        Row(what: "a clock set back repeatedly does not prolong the wait", line: "1!!!----", drawn: "-----Q--"),
        Row(
            what: "leading reports the first change at once and the rest at the end",
            line: "-1234----5---",
            drawn: "-L----Q--L---",
            timing: ReloadTiming(quiet: .seconds(2), isLeading: true)
        ),
        Row(
            what: "leading with a maximum delay also reports steady changes in between",
            line: "eeeeeeeeeeeeeeee---",
            drawn: "L----M----M----M---",
            timing: ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(4), isLeading: true)
        ),
        Row(
            what: "without a quiet time, every significant change is reported",
            line: "1-2b-3--",
            drawn: "Q-Q--Q--",
            timing: ReloadTiming(quiet: .zero)
        ),
    ]

    @Test(arguments: rows)
    func timelineOfChangesGivesTheExpectedReloads(_ row: Row) {
        var marbles = ReloadMarbles(row.timing, isFresh: row.isFresh)
        #expect(marbles.play(row.line) == row.drawn)
    }

    @Test func smallChangesAccumulateWithinAChapter() {
        // 5 -> 7 -> 9 -> 10 with a quiet time after each: reported at 5 and at 10.
        var marbles = ReloadMarbles(Self.reading)
        #expect(marbles.play("e---b---b---a---") == "--Q-----------Q-")
        #expect(marbles.reported.map(\.percent) == [5, 10])
    }

    @Test func waitVerdictContainsItsEnd() {
        var gate = ReloadMarbles(Self.reading).gate
        let start = Date.noon
        #expect(gate.change(to: .init(percent: 10), at: start) == .wait(until: start + 2))
        for second in 1...8 {
            let verdict = gate.change(to: .init(percent: 10 + second), at: start + Double(second))
            #expect(verdict == .wait(until: start + Double(second) + 2))
        }
        // From here on, the maximum delay ends first.
        #expect(gate.change(to: .init(percent: 30), at: start + 9) == .wait(until: start + 10))
        #expect(gate.timePassed(at: start + 9.5) == .wait(until: start + 10))
        #expect(gate.timePassed(at: start + 10) == .ask(.maximumDelay))
        #expect(gate.timePassed(at: start + 20) == .skip(.idle))
    }

    @Test func forceReportsTheSameValueAgain() {
        var gate = ReloadMarbles(Self.reading).gate
        #expect(gate.force(.init(), at: .noon) == .ask(.forced))
        #expect(gate.change(to: .init(), at: .noon + 1) == .skip(.sameDrawing))
    }

    @Test func clockSetForwardEndsTheWait() {
        var gate = ReloadMarbles(Self.reading).gate
        _ = gate.change(to: .init(percent: 50), at: .noon)
        #expect(gate.timePassed(at: .noon + 86_400) == .ask(.quiet))
    }

    @Test func everyChangeCanBeSignificant() {
        #expect(ReloadSignificance<Int>.any.urgency(1, 2) == .significant)
    }

    @Test func distancesDoNotOverflow() {
        let rule = ReloadSignificance<Int>.distance(of: \.self, atLeast: 5)
        #expect(rule.urgency(.min, .max) == .significant)
        #expect(rule.urgency(.max, .min) == .significant)
        #expect(rule.urgency(.max, .max - 4) == .small)
    }

    /// Checks the invariants for all lines of five marbles from a small alphabet.
    @Test(arguments: [reading, trailing, ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(3), isLeading: true)])
    func invariantsHoldForEveryShortLine(_ timing: ReloadTiming) {
        let alphabet: [Character] = ["-", "1", "2", "C", "X", "^", "!"]
        var lines = [""]
        for _ in 0..<5 { lines = lines.flatMap { line in alphabet.map { line + String($0) } } }
        for line in lines {
            var marbles = ReloadMarbles(timing)
            let drawn = marbles.play(line + "-----------^")
            // After the flush, the last value is reported.
            var last = ReloadMarbles.Reading()
            for marble in line {
                switch marble {
                case "1", "2": last.percent = (marble.wholeNumberValue ?? 0) * 10
                case "X": last.percent = 100
                case "C": last = .init(chapter: last.chapter + 1)
                default: break
                }
            }
            guard marbles.gate.reported == last else {
                Issue.record("\(line): got \(String(describing: marbles.gate.reported)) instead of \(last), \(drawn)")
                return
            }
            // No value is reported twice in a row, and there are no more requests than changes.
            let isRedundant = zip(marbles.reported, marbles.reported.dropFirst()).contains { $0 == $1 }
            let changes = line.filter { !"-^!".contains($0) }.count
            guard !isRedundant, marbles.reported.count <= changes else {
                Issue.record("\(line): \(marbles.reported), \(drawn)")
                return
            }
        }
    }
}
