import AppSupport
package import LucidPalModel
import Vitrine

/// Sample data: habits with half a year of entries, and notes.
///
/// The entries depend only on the day, so that two runs on one day produce the same data.
package struct SampleData: Sendable {
    /// The name under which the sample's calendar is imported.
    package static let calendarName = "sample"
    /// The number of days before today that have entries.
    package static let days = 183

    package let habits: [Habit]
    package let entries: [HabitEntry]
    package let notes: [Note]

    /// Creates the sample as of a moment.
    package init(at moment: Moment) {
        let plans = Self.plans
        habits = plans.map { plan in
            Habit(
                id: Self.prefix + plan.name,
                name: plan.title,
                unit: plan.unit,
                target: plan.target,
                frequency: plan.frequency,
                createdAt: moment.now.addingTimeInterval(-Double(Self.days) * 86_400),
                color: plan.color,
                symbol: plan.symbol
            )
        }
        entries = plans.flatMap { $0.entries(until: moment.today) }
        notes = Self.notes(at: moment.now)
    }

    /// Whether an identifier belongs to the sample.
    package static func isSample(_ id: String) -> Bool { id.hasPrefix(prefix) }

    static let prefix = "sample-"

    private static let plans: [HabitPlan] = [
        HabitPlan("read", "Read", .duration, 20, .indigo, "book.fill", run: 23, chance: 0.85, today: 25),
        HabitPlan("water", "Drink water", .count, 8, .teal, "drop.fill", run: 9, chance: 0.9, today: 7),
        HabitPlan("meditate", "Meditate", .boolean, 1, .pink, "leaf.fill", run: 12, chance: 0.7, today: 1),
        HabitPlan("walk", "Evening walk", .duration, 30, .green, "figure.walk", run: 4, chance: 0.6, today: nil),
        HabitPlan("vitamins", "Vitamins", .boolean, 1, .orange, "pills.fill", run: 16, chance: 0.8, today: 1),
        HabitPlan(
            "family",
            "Call family",
            .boolean,
            1,
            .red,
            "phone.fill",
            weekly: true,
            run: 2,
            chance: 0.8,
            today: nil
        ),
    ]

    private static func notes(at now: Date) -> [Note] {
        func note(_ name: String, _ title: String, _ body: String?, age: Double, pinned: Double? = nil) -> Note {
            Note(
                id: prefix + name,
                title: title,
                body: body,
                pinnedAt: pinned.map { now.addingTimeInterval(-$0 * 3600) },
                createdAt: now.addingTimeInterval(-age * 3600)
            )
        }
        return [
            note("packing", "Packing list", "Charger, raincoat, the blue notebook.", age: 400),
            note("gifts", "Gift ideas for Mia", "A kite. Watercolours. A day at the lake.", age: 170, pinned: 90),
            note("quote", "\u{201C}Well begun is half done.\u{201D}", nil, age: 60),
            note(
                "weekend",
                "Book the train to the coast",
                "Saturday, early; seats by the window.",
                age: 20,
                pinned: 19
            ),
        ]
    }
}

/// One habit of the sample, and how regularly it was kept.
struct HabitPlan {
    let name: String
    let title: String
    let unit: Habit.Unit
    let target: Double
    let color: HabitColor
    let symbol: String
    let frequency: Habit.Frequency
    /// The days, or weeks, in a row before today.
    private let run: Int
    /// The probability of an entry on an earlier day, 0…1.
    private let chance: Double
    /// The value logged today; nil for no entry.
    private let today: Double?

    init(
        _ name: String,
        _ title: String,
        _ unit: Habit.Unit,
        _ target: Double,
        _ color: HabitColor,
        _ symbol: String,
        weekly: Bool = false,
        run: Int,
        chance: Double,
        today: Double?
    ) {
        self.name = name
        self.title = title
        self.unit = unit
        self.target = target
        self.color = color
        self.symbol = symbol
        frequency = weekly ? .weekly : .daily
        self.run = run
        self.chance = chance
        self.today = today
    }

    func entries(until today: LocalDay) -> [HabitEntry] {
        let habitID = SampleData.prefix + name
        var entries: [HabitEntry] = []
        for back in (1...SampleData.days).reversed() {
            let day = today.adding(days: -back)
            let draw = Self.draw(name, day)
            // The day before the run is a gap, so that the run has exactly the stated length.
            guard isKept(back, day, draw) else { continue }
            entries.append(HabitEntry(habitID: habitID, day: day, value: value(draw)))
        }
        if let value = self.today { entries.append(HabitEntry(habitID: habitID, day: today, value: value)) }
        return entries
    }

    private func isKept(_ back: Int, _ day: LocalDay, _ draw: Double) -> Bool {
        guard frequency == .weekly else { return back <= run || (back != run + 1 && draw < chance) }
        let weeks = back / 7
        return day.weekday == 7 && (weeks < run || (weeks != run && draw < chance))
    }

    private func value(_ draw: Double) -> Double {
        switch unit {
        case .boolean: 1
        case .count: (target * (0.75 + draw / 2)).rounded()
        case .duration: (target * (0.8 + draw * 0.8) / 5).rounded() * 5
        }
    }

    /// A number in 0..<1 that depends only on the habit and the day (SplitMix64 of both).
    private static func draw(_ name: String, _ day: LocalDay) -> Double {
        let hash = StableHash.fnv1a(name.utf8, from: UInt64(truncatingIfNeeded: day.daysSince1970))
        return Double(StableHash.mixed(hash) >> 11) / Double(1 << 53)
    }
}
