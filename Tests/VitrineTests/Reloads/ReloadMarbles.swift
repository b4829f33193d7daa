import Foundation
import Vitrine
import VitrineLoading

/// Plays a marble diagram through a gate, one character per second, and draws the requests.
///
/// Input: `0`…`9` a change to ten times that number, `a`…`e` a change to one to five more than the previous value, `C`
/// a new chapter at its beginning, `X` the end value 100, `^` the app goes to the background, `!` the clock is set back
/// an hour, `-` nothing. Output: the sign of the reason in each second with a request, `-` in the others.
struct ReloadMarbles {
    struct Reading: Hashable, Sendable {
        var chapter = 1
        var percent = 0
    }

    static let signs: [ReloadVerdict.Reason: Character] = [
        .first: "1", .immediate: "I", .leading: "L", .quiet: "Q", .maximumDelay: "M", .flush: "F", .forced: "!",
    ]

    var gate: ReloadGate<Reading>
    /// The reported values, in order.
    var reported: [Reading] = []

    init(_ timing: ReloadTiming, isFresh: Bool = false) {
        gate = ReloadGate(
            timing: timing,
            significance: .distance(of: \.percent, atLeast: 5, end: 100) { $0.chapter != $1.chapter },
            reported: isFresh ? nil : Reading()
        )
    }

    mutating func play(_ line: String) -> String {
        var now = Date(timeIntervalSinceReferenceDate: 790_000_000)
        var reading = Reading()
        var drawn = ""
        for marble in line {
            let verdict: ReloadVerdict
            switch marble {
            case "0"..."9": verdict = change(&reading, (marble.wholeNumberValue ?? 0) * 10, now)
            case "a"..."e": verdict = change(&reading, reading.percent + Int((marble.asciiValue ?? 96) - 96), now)
            case "X": verdict = change(&reading, 100, now)
            case "C":
                reading.chapter += 1
                verdict = change(&reading, 0, now)
            case "^": verdict = gate.flush(at: now)
            case "!":
                now -= 3_600
                verdict = gate.timePassed(at: now)
            default: verdict = gate.timePassed(at: now)
            }
            if case .ask(let reason) = verdict {
                drawn.append(Self.signs[reason] ?? "?")
                if let value = gate.reported { reported.append(value) }
            } else {
                drawn.append("-")
            }
            now += 1
        }
        return drawn
    }

    private mutating func change(_ reading: inout Reading, _ percent: Int, _ now: Date) -> ReloadVerdict {
        reading.percent = percent
        return gate.change(to: reading, at: now)
    }
}
