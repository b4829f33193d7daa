/// How far the seeds of a run are.
public struct QueueProgress: Hashable, Sendable {
    /// The number of seeds; of those with a result, of those whose result has findings, and of those that are isolated.
    public var seeds, played, failing, isolated: Int

    /// Whether nothing is left to play.
    public var isDone: Bool { played + isolated >= seeds }

    /// Writes the progress as a line.
    ///
    /// - Parameters:
    ///   - elapsed: How long it has been watched.
    ///   - first: The number of seeds with a result when the watch began.
    /// - Returns: The line, such as `120 of 1000 done, 3 with findings, 14.0 a minute, 63 min left`.
    public func line(after elapsed: Duration, from first: Int) -> String {
        var line = "\(played) of \(seeds) done, \(failing) with findings"
        if isolated > 0 { line += ", \(isolated) isolated" }
        let minutes = elapsed / .seconds(60)
        guard played > first, minutes > 0 else { return line }
        let rate = Double(played - first) / minutes
        let left = Double(seeds - played - isolated) / rate
        return line + ", \(Self.text(rate)) a minute, \(Int(left.rounded(.up))) min left"
    }

    /// A number with one decimal.
    static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
