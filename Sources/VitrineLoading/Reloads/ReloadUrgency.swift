/// How important it is that a widget shows the new value instead of the last reported one.
public enum ReloadUrgency: Hashable, Sendable, CaseIterable {
    /// Not worth a reload by itself; small differences accumulate until they are significant.
    case small
    /// Worth a reload when the value has been stable for the quiet time.
    case significant
    /// Worth a reload at once, such as a new chapter.
    case immediate
}

/// Decides how important a change is, from the last reported value to the new one.
///
/// ```swift
/// let rule = ReloadSignificance<Progress>.distance(of: \.percent, atLeast: 5, end: 100) { $0.chapter != $1.chapter }
/// ```
///
/// The rule is never called for equal values: the same value gives the same rendering, and no reload.
public struct ReloadSignificance<Value>: Sendable {
    /// Returns the urgency of a change from the first value to the second.
    public let urgency: @Sendable (_ reported: Value, _ new: Value) -> ReloadUrgency

    /// Creates a rule.
    public init(_ urgency: @escaping @Sendable (_ reported: Value, _ new: Value) -> ReloadUrgency) {
        self.urgency = urgency
    }

    /// Treats every change as significant.
    public static var any: ReloadSignificance { ReloadSignificance { _, _ in .significant } }

    /// Judges a change by how far a number has moved since it was last reported.
    ///
    /// - Parameters:
    ///   - number: Returns the number of a value.
    ///   - distance: The minimum distance that is significant, inclusive.
    ///   - end: The number's final value, which is always significant, however small the distance is.
    ///   - isImmediate: Whether a change is reported at once, whatever the number is.
    /// - Returns: The rule.
    /// - Precondition: `distance` is positive.
    public static func distance(
        of number: @escaping @Sendable (Value) -> Int,
        atLeast distance: Int,
        end: Int? = nil,
        isImmediate: @escaping @Sendable (_ reported: Value, _ new: Value) -> Bool = { _, _ in false }
    ) -> ReloadSignificance {
        precondition(distance > 0, "a distance that matters is positive, got \(distance)")
        return ReloadSignificance { reported, new in
            if isImmediate(reported, new) { return .immediate }
            let (old, value) = (number(reported), number(new))
            if value == end, old != end { return .significant }
            let (moved, overflow) = value.subtractingReportingOverflow(old)
            return overflow || moved.magnitude >= UInt(distance) ? .significant : .small
        }
    }
}
