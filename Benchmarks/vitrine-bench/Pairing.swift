/// Times of ours and of a peer, taken in turn so that both meet the same weather.
struct Pairing {
    /// Median over the rounds, in microseconds for one call.
    var ours: Double
    /// The peer's.
    var peer: Double

    /// Measures two bodies in turn, each as often as `rounds` says; a round counts as the mean of its calls.
    static func measure(
        rounds: Int = 9,
        calls: Int,
        ours: () throws -> Void,
        peer: () throws -> Void
    ) rethrows -> Pairing {
        // First calls load code and create files.
        for _ in 0..<3 {
            try ours()
            try peer()
        }
        var mine: [Double] = []
        var theirs: [Double] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                mine.append(try time(of: calls, ours))
                theirs.append(try time(of: calls, peer))
            } else {
                theirs.append(try time(of: calls, peer))
                mine.append(try time(of: calls, ours))
            }
        }
        return Pairing(ours: median(mine), peer: median(theirs))
    }

    /// The middle of some numbers.
    static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private static func time(of calls: Int, _ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        for _ in 0..<calls { try body() }
        return (ContinuousClock.now - start) / .microseconds(1) / Double(calls)
    }
}
