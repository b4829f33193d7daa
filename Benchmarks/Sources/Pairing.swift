/// Times of ours and of a peer, measured alternately so that both run under the same conditions.
struct Pairing {
    /// Our median over the rounds, in microseconds per call.
    var ours: Double
    /// The peer's median over the rounds, in microseconds per call.
    var peer: Double

    /// Measures two bodies alternately for a number of rounds; a round counts with the mean of its calls.
    static func measure(
        rounds: Int = 9,
        calls: Int,
        ours: () throws -> Void,
        peer: () throws -> Void
    ) rethrows -> Pairing {
        // The first calls load code and create files, so they are not measured.
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

    /// Returns the median of numbers, which must not be empty.
    static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private static func time(of calls: Int, _ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        for _ in 0..<calls { try body() }
        return (ContinuousClock.now - start) / .microseconds(1) / Double(calls)
    }
}
