import Foundation
import VitrineWire

/// What a developer should know about the entries of a timeline.
public struct TimelineFinding: Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// There are so many that widgets were observed to stop updating.
        case manyEntries
        /// Some follow another one so closely that they were dropped.
        case droppedEntries
        /// Some follow another one so closely that the system may merge them or show them late.
        case closeEntries
        /// The provider did not give them in order of their dates.
        case unsortedEntries
        /// Some have the date of a later one, which is shown in their place.
        case hiddenEntries
        /// The policy names no moment after the answer.
        case endedPolicy
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
        [
            manyEntries(by: profile), droppedEntries(by: profile), closeEntries(by: profile), unsortedEntries,
            hiddenEntries, endedPolicy,
        ]
        .compactMap(\.self)
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
            .filter { index in
                let interval = entries[index].date.timeIntervalSince(entries[index - 1].date)
                return interval > 0 && interval < spacing.value.seconds
            }
        guard !close.isEmpty else { return nil }
        return TimelineFinding(
            kind: .closeEntries,
            message: "entries less than \(spacing.value.words) apart may be merged or shown late by the system",
            entries: close,
            basis: spacing.basis
        )
    }

    private var unsortedEntries: TimelineFinding? {
        guard !wasSorted else { return nil }
        return TimelineFinding(
            kind: .unsortedEntries,
            message: "the entries were not in order of their dates; they were sorted",
            entries: [],
            basis: .modelled
        )
    }

    private var hiddenEntries: TimelineFinding? {
        let hidden = entries.indices.dropLast().filter { entries[$0].date == entries[$0 + 1].date }
        guard !hidden.isEmpty else { return nil }
        let words = hidden.count == 1 ? "1 entry is" : "\(hidden.count) entries are"
        return TimelineFinding(
            kind: .hiddenEntries,
            message: "\(words) never shown, because another one has the same date: give each entry a date of its own",
            entries: Array(hidden),
            basis: .modelled
        )
    }

    private var endedPolicy: TimelineFinding? {
        let cause: String
        switch policy {
        case .after(let date) where date <= acceptedAt:
            cause = "the policy .after has a date that has passed when the timeline is answered"
        case .atEnd where entries.allSatisfy { $0.date <= acceptedAt }:
            cause = "the policy is .atEnd, and no entry is later than the answer"
        default: return nil
        }
        return TimelineFinding(
            kind: .endedPolicy,
            message: "\(cause), so the widget asks again as soon as it may, and the day's reloads are soon spent: "
                + "name a later date, or use .never",
            entries: [],
            basis: .modelled
        )
    }
}
