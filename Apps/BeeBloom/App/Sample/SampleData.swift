package import BeeBloomModel
import Vitrine

/// Sample data: three groups and nine habits with 30 days of checks.
package struct SampleData {
    private let moment: Moment

    /// Creates the sample as of a moment.
    package init(at moment: Moment) {
        self.moment = moment
    }

    /// The beginning of the row ids of the sample, and of no others.
    static let idPrefix = "sample-"

    private struct Line {
        let title: String
        let color: String
        let group: Int?
        let target: Int
        /// One digit per weekday from Monday on: the number of days, of ten such weekdays, on which the habit is done.
        let pattern: String
        let isDoneToday: Bool
    }

    private static let groups = [
        HabitGroupDraft(title: "Morning", color: "#F2A93B"),
        HabitGroupDraft(title: "Through the day", color: "#4E9F6B"),
        HabitGroupDraft(title: "Evening", color: "#5B6BBF"),
    ]

    private static let lines = [
        Line(
            title: "Drink water",
            color: "#2F9BD8",
            group: 0,
            target: 7,
            pattern: "9899978",
            isDoneToday: true
        ),
        Line(title: "Stretch", color: "#E26D5A", group: 0, target: 5, pattern: "8686722", isDoneToday: false),
        Line(title: "Make the bed", color: "#F2A93B", group: 0, target: 7, pattern: "9988764", isDoneToday: false),
        Line(title: "Walk 30 minutes", color: "#4E9F6B", group: 1, target: 4, pattern: "5575486", isDoneToday: false),
        Line(title: "Eat two fruits", color: "#D85C7A", group: 1, target: 6, pattern: "7867775", isDoneToday: true),
        Line(title: "Water the plants", color: "#3C7C5A", group: 1, target: 2, pattern: "1900090", isDoneToday: false),
        Line(title: "Read 20 pages", color: "#8E6BBF", group: 2, target: 5, pattern: "8777358", isDoneToday: false),
        Line(title: "Plan tomorrow", color: "#5B6BBF", group: 2, target: 5, pattern: "8887300", isDoneToday: false),
        Line(title: "Call family", color: "#B7791F", group: nil, target: 1, pattern: "0100009", isDoneToday: false),
    ]

    /// The groups and habits of the sample.
    ///
    /// Earlier sample rows that were marked as deleted keep their ids, so each sample has new ones.
    package var collection: HabitCollection {
        var generator = SystemRandomNumberGenerator()
        let stamp = Self.idPrefix + RowIdentifier.make(at: moment.now, using: &generator)
        func groupID(_ index: Int) -> String { "\(stamp)-group\(index + 1)" }
        var collection = HabitCollection(at: moment)
        collection.groups = Self.groups.enumerated().map { (groupID($0.offset), $0.element) }
        for (index, line) in Self.lines.enumerated() {
            let draft = HabitDraft(
                title: line.title,
                color: line.color,
                groupID: line.group.map(groupID),
                weeklyTarget: line.target
            )
            collection.habits.append(("\(stamp)-habit\(index + 1)", draft, days(of: line, index)))
        }
        return collection
    }

    /// The days on which a habit is done; invented, but deterministic.
    private func days(of line: Line, _ index: Int) -> [LocalDay] {
        let odds = line.pattern.compactMap(\.wholeNumberValue)
        return (0..<30)
            .compactMap { back in
                let day = moment.today.adding(days: -back)
                if back == 0 { return line.isDoneToday ? day : nil }
                let drawn = (day.daysSince1970 * 31 + index * 17) % 10
                return drawn < odds[day.weekday - 1] ? day : nil
            }
    }
}
