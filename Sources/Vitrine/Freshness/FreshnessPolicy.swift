public import VitrinePlatform

/// How old a value may be, judged by two clocks.
///
/// The *snapshot's* age, since it was written, decides whether to build it again. The *data's* age, since it was
/// observed, decides how it may be presented. The two differ: a snapshot written a second ago may hold a value observed
/// an hour ago.
///
/// ```swift
/// let parking = FreshnessPolicy(rebuildAfter: .seconds(300), currentFor: .seconds(600), showFor: .seconds(7200))
/// parking.freshness(observedAt: lot.observedAt, now: now)   // .lastKnown(because: .aged)
/// ```
///
/// The system may show an entry of a timeline up to five minutes longer than planned. So in a timeline, both limits of
/// the data's age count five minutes less, and a limit of five minutes or less is never met there.
///
/// The type has no side effects; `now` is passed in. Durations count wall-clock time, as the dates do. A date in the
/// future beyond the tolerance has an unknown age, and is never fresh.
public struct FreshnessPolicy: Hashable, Sendable {
    /// The snapshot's age from which it should be built again; nil for never by age alone.
    public var rebuildAfter: Duration? { didSet { check() } }

    /// The data's age below which it counts as current, if it may be shown at all; nil for no limit.
    public var currentFor: Duration? { didSet { check() } }

    /// The data's age below which it may be shown; nil for no limit.
    public var showFor: Duration? { didSet { check() } }

    /// How far in the future a date may be and still count as now, to allow for different clocks on two machines.
    public var futureTolerance: Duration { didSet { check() } }

    /// Creates a policy.
    ///
    /// - Precondition: No duration is negative.
    public init(
        rebuildAfter: Duration? = nil,
        currentFor: Duration? = nil,
        showFor: Duration? = nil,
        futureTolerance: Duration = .seconds(5)
    ) {
        self.rebuildAfter = rebuildAfter
        self.currentFor = currentFor
        self.showFor = showFor
        self.futureTolerance = futureTolerance
        check()
    }

    private func check() {
        let lengths = [rebuildAfter, currentFor, showFor, futureTolerance].compactMap(\.self)
        precondition(lengths.allSatisfy { $0 >= .zero }, "ages must not be negative, got \(lengths)")
    }
}

extension FreshnessPolicy {
    /// Returns why a snapshot should be built again.
    ///
    /// - Parameters:
    ///   - writtenAt: When the snapshot was written; nil if unknown, which is a reason to build it again.
    ///   - now: The date of the judgement.
    /// - Returns: The reason to build the snapshot again; nil to keep it.
    public func rebuildReason(writtenAt: Date?, now: Date) -> Freshness.Reason? {
        switch age(of: writtenAt, now: now) {
        case .unknown(let reason): reason
        case .known(let age): reaches(age, rebuildAfter) ? .aged : nil
        }
    }

    /// Judges how a value may be presented.
    ///
    /// - Parameters:
    ///   - observedAt: When the value was observed. If nil or in the future, the age is unknown and the value at best
    ///     last known.
    ///   - now: The date of the judgement.
    /// - Returns: The judgement with its reason.
    public func freshness(observedAt: Date?, now: Date) -> Freshness {
        switch age(of: observedAt, now: now) {
        case .unknown(let reason): .lastKnown(because: reason)
        case .known(let age) where reaches(age, showFor): .unavailable(because: .aged)
        case .known(let age) where reaches(age, currentFor): .lastKnown(because: .aged)
        case .known: .current
        }
    }

    /// Judges how a value may be presented by a timeline's entry, which the system may keep showing some minutes too
    /// long.
    ///
    /// - Parameters:
    ///   - observedAt: When the value was observed; nil if unknown.
    ///   - span: The entry's span.
    /// - Returns: The more cautious of two judgements: at the beginning of the span, because a value from the future
    ///   arrives in the present, and ``TimelinePlan/spacing`` after its end.
    public func freshness(observedAt: Date?, during span: ClosedRange<Date>) -> Freshness {
        freshness(observedAt: observedAt, now: span.upperBound.addingTimeInterval(TimelinePlan.spacing.seconds))
            .combined(with: freshness(observedAt: observedAt, now: span.lowerBound))
    }

    /// The moments after `now` at which the judgement of a value changes because time passes, in order.
    ///
    /// A timeline needs an entry at each of them, so that a widget stays correct even if it is never reloaded. A value
    /// from the future changes once its date is within the tolerance, and then ages.
    public func changes(observedAt: Date?, after now: Date) -> [Date] {
        guard let observedAt, observedAt.timeIntervalSinceReferenceDate.isFinite else { return [] }
        let known = observedAt.addingTimeInterval(-futureTolerance.seconds)
        // Nothing changes any more after `showFor`.
        let current = currentFor.flatMap { length in showFor.map { length > $0 } == true ? nil : length }
        let limits = [current, showFor].compactMap(\.self).map { observedAt.addingTimeInterval($0.seconds) }
        var moments: [Date] = []
        for moment in ([known] + limits) where moment > now && moment != moments.last { moments.append(moment) }
        return moments
    }

    private enum Age {
        case unknown(Freshness.Reason)
        case known(TimeInterval)
    }

    private func age(of date: Date?, now: Date) -> Age {
        guard let date, date.timeIntervalSinceReferenceDate.isFinite else { return .unknown(.neverObserved) }
        let age = now.timeIntervalSince(date)
        return age < -futureTolerance.seconds ? .unknown(.futureDate) : .known(max(age, 0))
    }

    /// A limit is reached when the age equals it, so that an entry at exactly that moment shows the later state.
    private func reaches(_ age: TimeInterval, _ limit: Duration?) -> Bool {
        guard let limit else { return false }
        return age >= limit.seconds
    }
}
