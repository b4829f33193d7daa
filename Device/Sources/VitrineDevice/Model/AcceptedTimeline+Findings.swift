import Foundation

/// What a developer should know about the entries of a timeline.
public struct TimelineFinding: Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// There are so many that widgets were observed to stop updating.
        case manyEntries
        /// Some follow another one so closely that they were dropped.
        case droppedEntries
        /// Some follow another one so closely that the system may merge them or show them late.
        case closeEntries
    }

    public var kind: Kind
    public var message: String
    /// The indices of the entries that it is about, in order; of a dropped entry, that of the one before it.
    public var entries: [Int]
    /// How the number by which it was judged is known.
    public var basis: FactBasis
}

extension AcceptedTimeline {
    /// Judges the number and the dates of the entries.
    public func findings(by profile: DeviceProfile) -> [TimelineFinding] {
        [manyEntries(by: profile), droppedEntries(by: profile), closeEntries(by: profile)].compactMap(\.self)
    }

    private func manyEntries(by profile: DeviceProfile) -> TimelineFinding? {
        let limit = profile.entriesWithoutWarning
        guard entries.count > limit.value else { return nil }
        return TimelineFinding(
            kind: .manyEntries,
            message:
                "more than \(limit.value) entries: widgets with over 400 were observed to stop updating; provide fewer",
            entries: Array(entries.indices.dropFirst(limit.value)),
            basis: limit.basis
        )
    }

    private func droppedEntries(by profile: DeviceProfile) -> TimelineFinding? {
        guard !droppedDates.isEmpty else { return nil }
        let dropped =
            droppedDates.count == 1
            ? "1 entry was dropped because it follows"
            : "\(droppedDates.count) entries were dropped because they follow"
        return TimelineFinding(
            kind: .droppedEntries,
            message: "\(dropped) another one too closely",
            entries: droppedDates.map { date in (entries.lastIndex { $0.date <= date }) ?? 0 },
            basis: profile.dropsCloseEntries.basis
        )
    }

    private func closeEntries(by profile: DeviceProfile) -> TimelineFinding? {
        let spacing = profile.entrySpacing
        let close = entries.indices.dropFirst()
            .filter { entries[$0].date.timeIntervalSince(entries[$0 - 1].date) < spacing.value.seconds }
        guard !close.isEmpty else { return nil }
        return TimelineFinding(
            kind: .closeEntries,
            message: "entries less than \(spacing.value.words) apart may be merged or shown late by the system",
            entries: close,
            basis: spacing.basis
        )
    }
}
