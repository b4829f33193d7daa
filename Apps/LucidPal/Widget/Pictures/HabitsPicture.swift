import LucidPalModel
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a widget shows of the habits at a moment.
package enum HabitsPicture: Hashable, Sendable {
    /// Nothing, for a reason.
    case absent(Absence)
    /// There are no active habits.
    case none
    /// The habits of the day.
    case habits(Habits)

    /// The habits of one day.
    package struct Habits: Hashable, Sendable {
        /// The habits done.
        package var done: Int
        /// The active habits, at least 1.
        package var total: Int
        /// The longest streak; nil if there is none.
        package var streak: Streak?
        /// Why the numbers may not be called current; nil if they may.
        package var staleness: Staleness?

        /// How much is done, 0…1.
        package var fraction: Double { Double(min(done, total)) / Double(max(total, 1)) }
        /// Whether all is done.
        package var isComplete: Bool { done >= total }
    }

    /// Why numbers are not current.
    package enum Staleness: Hashable, Sendable {
        /// They were last known to be right then, which is too long ago.
        case asOf(Date)
        /// They were written in the future: one of the clocks is wrong, so nobody knows how old they are.
        case unknownAge
    }

    /// The longest streak.
    package struct Streak: Hashable, Sendable {
        /// The habit's name, cut to what is shown.
        package var name: String
        /// Its days.
        package var days: Int
    }

    /// For how long the numbers count as current after the app wrote them.
    ///
    /// Habits are logged in the app only, so what it wrote stays right until the day ends. A person who has not opened
    /// it for a whole day is told so.
    package static let freshness = FreshnessPolicy(currentFor: .seconds(86_400), futureTolerance: .seconds(300))

    /// What is true at a moment, by what was stored.
    ///
    /// - Parameters:
    ///   - stored: The snapshot as it was read.
    ///   - outlook: The outlook as it was read; used only if it was written together with the snapshot.
    ///   - date: The moment.
    ///   - days: The device's days.
    init(
        _ stored: SnapshotReading<WidgetSnapshot>,
        outlook: SnapshotReading<HabitOutlook>,
        at date: Date,
        in days: DayCalendar
    ) {
        guard let snapshot = stored.snapshot else {
            self = .absent(Absence(stored) ?? .nothingYet)
            return
        }
        // A file without stamps was written by somebody who knows only the six fields: its one time must do.
        let stamp = snapshot.stamp(of: .habits)
        if stamp == nil, !snapshot.stamps.isEmpty {
            self = .absent(.nothingYet)
            return
        }
        let writtenAt = stamp?.writtenAt ?? snapshot.value.writtenAt
        let summary = Self.summary(
            of: snapshot.value,
            writtenOn: stamp?.day ?? days.day(of: writtenAt),
            outlook: outlook.value.flatMap { $0.writtenAt == writtenAt ? $0 : nil },
            day: days.day(of: date)
        )
        guard summary.total > 0 else {
            self = .none
            return
        }
        self = .habits(
            Habits(
                done: summary.done,
                total: summary.total,
                streak: summary.topStreakName.flatMap { name in
                    summary.topStreakDays > 0 ? Streak(name: DisplayName.shown(name), days: summary.topStreakDays) : nil
                },
                staleness: Self.staleness(of: writtenAt, at: date)
            )
        )
    }

    private static func staleness(of writtenAt: Date, at date: Date) -> Staleness? {
        switch freshness.freshness(observedAt: writtenAt, now: date) {
        case .current: nil
        case .lastKnown(because: .futureDate), .unavailable(because: .futureDate): .unknownAge
        case .lastKnown, .unavailable: .asOf(writtenAt)
        }
    }

    /// How the habits stand on a day.
    private static func summary(
        of snapshot: WidgetSnapshot,
        writtenOn written: LocalDay,
        outlook: HabitOutlook?,
        day: LocalDay
    ) -> HabitSummary {
        if day == written {
            return HabitSummary(
                done: max(0, snapshot.habitsToday),
                total: max(0, snapshot.habitsTotal),
                topStreakName: snapshot.topStreakName,
                topStreakDays: snapshot.topStreakDays
            )
        }
        // The count belongs to the day on which it was written; of another day without an outlook only the total is
        // known: a streak may have ended since.
        return outlook?.summary(on: day) ?? HabitSummary(total: max(0, snapshot.habitsTotal))
    }
}
