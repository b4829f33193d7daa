import LucidPalModel
package import Vitrine

/// The habits as a widget shows them at a moment.
package enum HabitsContent: Hashable, Sendable {
    /// There is no data, for a reason.
    case absent(Absence)
    /// There are no active habits.
    case none
    case habits(Habits)

    /// The numbers of one day.
    package struct Habits: Hashable, Sendable {
        /// The number of habits done, at most `total`.
        package var done: Int
        /// The number of active habits, at least 1.
        package var total: Int
        /// The longest streak; nil if there is none.
        package var streak: Streak?
        /// Why the numbers are not current; nil if they are.
        package var staleness: Staleness?

        /// The fraction done, 0…1.
        package var fraction: Double { Double(done) / Double(max(total, 1)) }
        /// The number of habits left; nil if all are done.
        package var left: Int? { isComplete ? nil : total - done }
        /// Whether all habits are done.
        package var isComplete: Bool { done >= total }
    }

    /// Why numbers are not current.
    package enum Staleness: Hashable, Sendable {
        /// The numbers were last correct at this time, which is too long ago.
        case asOf(Date)
        /// The numbers were written in the future: a clock is wrong, and their age is unknown.
        case unknownAge
    }

    /// The longest streak.
    package struct Streak: Hashable, Sendable {
        /// The habit's name, truncated for display.
        package var name: String
        package var days: Int
    }

    /// How long the numbers count as current after the app wrote them.
    ///
    /// Habits are logged only in the app, so its numbers stay correct until the day ends. After a whole day without the
    /// app, the widget shows their age.
    package static let freshness = FreshnessPolicy(currentFor: .seconds(86_400), futureTolerance: .seconds(300))

    /// Derives from the stored values what is true at every moment of a span.
    ///
    /// - Parameters:
    ///   - stored: The reading of the snapshot.
    ///   - span: The moments; the day is that of the last one.
    ///   - days: The device's days.
    init(
        _ stored: SnapshotReading<WidgetSnapshot>,
        during span: ClosedRange<Date>,
        in days: DayCalendar
    ) {
        guard let snapshot = stored.snapshot else {
            self = .absent(Absence(stored) ?? .nothingYet)
            return
        }
        // A file without stamps comes from a writer that knows only the six fields; its single time then applies to all
        // of them.
        let stamp = snapshot.stamp(of: .habits)
        if stamp == nil, !snapshot.stamps.isEmpty {
            self = .absent(.nothingYet)
            return
        }
        let writtenAt = stamp?.writtenAt ?? snapshot.value.writtenAt
        let summary =
            Self.summary(
                of: snapshot.value,
                writtenOn: stamp?.day ?? days.day(of: writtenAt),
                outlook: snapshot.value.outlook.flatMap { $0.writtenAt == writtenAt ? $0 : nil },
                day: days.day(of: span.upperBound)
            )
            .bounded
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
                staleness: Self.staleness(of: writtenAt, during: span)
            )
        )
    }

    private static func staleness(of writtenAt: Date, during span: ClosedRange<Date>) -> Staleness? {
        switch freshness.freshness(observedAt: writtenAt, during: span) {
        case .current: nil
        case .lastKnown(because: .futureDate), .unavailable(because: .futureDate): .unknownAge
        case .lastKnown, .unavailable: .asOf(writtenAt)
        }
    }

    /// The summary of a day.
    private static func summary(
        of snapshot: WidgetSnapshot,
        writtenOn written: LocalDay,
        outlook: HabitForecast?,
        day: LocalDay
    ) -> HabitSummary {
        if day == written {
            return HabitSummary(
                done: snapshot.habitsToday,
                total: snapshot.habitsTotal,
                topStreakName: snapshot.topStreakName,
                topStreakDays: snapshot.topStreakDays
            )
        }
        // The count is valid only on the day on which it was written. On another day without an outlook, only the total
        // is known; a streak may have ended since.
        return outlook?.summary(on: day) ?? HabitSummary(total: snapshot.habitsTotal)
    }
}
