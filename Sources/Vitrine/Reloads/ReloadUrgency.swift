/// How much it matters that a widget shows the new value instead of the one it was last told of.
public enum ReloadUrgency: Hashable, Sendable, CaseIterable {
    /// Too little for a reload by itself; the differences add up until they matter.
    case small
    /// Worth a reload, when the changes come to rest.
    case significant
    /// Worth a reload at once, such as another chapter.
    case immediate
}

/// Decides how much a change matters: from the value that the widget was last told of, to the new one.
///
/// ```swift
/// let rule = ReloadSignificance<Progress>.distance(of: \.percent, atLeast: 5, end: 100) { $0.chapter != $1.chapter }
/// ```
///
/// It is never asked about equal values: the same value gives the same drawing, and no reload.
public struct ReloadSignificance<Value>: Sendable {
    /// Weighs a change from the first value to the second.
    public let urgency: @Sendable (_ reported: Value, _ new: Value) -> ReloadUrgency

    /// Creates a rule.
    public init(_ urgency: @escaping @Sendable (_ reported: Value, _ new: Value) -> ReloadUrgency) {
        self.urgency = urgency
    }

    /// Every change matters.
    public static var any: ReloadSignificance { ReloadSignificance { _, _ in .significant } }

    /// A change matters by how far a number has moved since the widget was last told.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - distance: The least distance that matters, inclusive.
    ///   - end: The number's last value, which is always told, however near it was before.
    ///   - isImmediate: Whether a change is told at once, whatever the number is.
    /// - Returns: The rule.
    /// - Precondition: The distance is positive.
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
