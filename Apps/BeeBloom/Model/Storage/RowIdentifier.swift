package import Vitrine

/// Row ids of new habits and groups, in the form of the original app: `1735689600000-000001v7p`.
package enum RowIdentifier {
    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")

    /// Returns an id: the time in milliseconds, and 9 random digits in base 36.
    package static func make(
        at now: Date,
        using generator: inout some RandomNumberGenerator
    ) -> String {
        let milliseconds = Int64((now.timeIntervalSince1970 * 1000).rounded(.down))
        let drawn = (0..<9).map { _ in digits[Int.random(in: 0..<36, using: &generator)] }
        return "\(milliseconds)-\(String(drawn))"
    }
}
