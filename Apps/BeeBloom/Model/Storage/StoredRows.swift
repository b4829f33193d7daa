import Vitrine

/// The tables and cells of the app's store, and the decoding of their rows.
enum StoredRows {
    static let groups = "habitGroups"
    static let habits = "habits"
    static let checks = "checks"

    /// The request for all groups.
    static let groupRequest = RowRequest(table: groups, cells: ["title", "color", "order"])

    /// The request for the habits that are not deleted.
    static let habitRequest = RowRequest(
        table: habits,
        cells: ["id", "title", "description", "color", "groupId", "order", "weeklyTarget"],
        filter: .isNull("deletedAt")
    )

    /// The request for the checks of some days, completed or not.
    ///
    /// A check without the cells `habitId` and `date` is identified by its row id.
    static func checkRequest(_ days: ClosedRange<LocalDay>) -> RowRequest {
        RowRequest(
            table: checks,
            cells: ["habitId", "date", "completed"],
            filter: .textOrEndOfID("date", days.lowerBound.description...days.upperBound.description)
        )
    }

    /// The row id of a habit's check on a day.
    static func checkID(_ habitID: String, _ day: LocalDay) -> String { "\(habitID):\(day)" }

    /// Creates a board from the rows of the first two requests, without checks.
    static func board(groups: [TinyBaseRow], habits: [TinyBaseRow]) -> HabitBoard {
        let noDay = LocalDay(daysSince1970: 0)
        return board(groups: groups, habits: habits, checks: [], days: noDay...noDay)
    }

    /// Creates a board from the rows of the three requests.
    static func board(
        groups groupRows: [TinyBaseRow],
        habits habitRows: [TinyBaseRow],
        checks checkRows: [TinyBaseRow],
        days: ClosedRange<LocalDay>
    ) -> HabitBoard {
        var warnings: [HabitWarning] = []
        var groups: [String: HabitGroup] = [:]
        for row in groupRows { groups[row.id] = keep(group(row), of: row, in: self.groups, &warnings) }
        var habits: [String: Habit] = [:]
        for row in habitRows { habits[row.id] = keep(habit(row, groups), of: row, in: self.habits, &warnings) }
        return HabitBoard(
            habits: Array(habits.values),
            groups: Array(groups.values),
            checks: checkRows.compactMap(check).filter(\.isCompleted).map { ($0.habitID, $0.day) },
            days: days,
            warnings: warnings,
            hasInvalidHabits: habits.count < habitRows.count
        )
    }

    /// Reads a check; returns nil if it names no habit or no day.
    static func check(_ row: TinyBaseRow) -> (habitID: String, day: LocalDay, isCompleted: Bool)? {
        guard let day = LocalDay(row.cells[1].text ?? String(row.id.suffix(10))) else { return nil }
        let end = ":\(day)"
        let named = row.id.hasSuffix(end) ? String(row.id.dropLast(end.count)) : nil
        guard let habitID = row.cells[0].text ?? named else { return nil }
        return (habitID, day, row.cells[2].isTrue)
    }

    private static func keep<Value>(
        _ read: Result<Value, StoredRowFault>,
        of row: TinyBaseRow,
        in table: String,
        _ warnings: inout [HabitWarning]
    ) -> Value? {
        switch read {
        case .success(let value): return value
        case .failure(let fault):
            warnings.append(HabitWarning(table: table, rowID: row.id, reason: fault.reason))
            return nil
        }
    }

    private static func group(_ row: TinyBaseRow) -> Result<HabitGroup, StoredRowFault> {
        guard let title = row.cells[0].text, HabitRules.isTitle(title) else { return .failure(.title) }
        guard let order = row.cells[2].integer, order >= 0 else { return .failure(.order) }
        // An invalid colour is ignored; only decoration is lost.
        let color = row.cells[1].text.flatMap { HabitRules.isColor($0) ? $0 : nil }
        return .success(HabitGroup(id: row.id, title: title, color: color, order: order))
    }

    private static func habit(
        _ row: TinyBaseRow,
        _ groups: [String: HabitGroup]
    ) -> Result<Habit, StoredRowFault> {
        // Checks refer to a habit by its id: a habit with two ids would be checked under one and looked up under the
        // other.
        guard !row.id.isEmpty, row.cells[0] == .null || row.cells[0].text == row.id else { return .failure(.id) }
        guard let title = row.cells[1].text, HabitRules.isTitle(title) else { return .failure(.title) }
        guard let color = row.cells[3].text, HabitRules.isColor(color) else { return .failure(.color) }
        guard let order = row.cells[5].integer, order >= 0 else { return .failure(.order) }
        return .success(
            Habit(
                id: row.id,
                title: title,
                description: row.cells[2].text,
                color: color,
                group: row.cells[4].text.flatMap { groups[$0] },
                order: order,
                weeklyTarget: row.cells[6].integer.flatMap { (1...7).contains($0) ? $0 : nil }
                    ?? Habit.defaultWeeklyTarget
            )
        )
    }
}

/// The reason why a row is skipped.
private enum StoredRowFault: Error {
    case id
    case title
    case color
    case order

    var reason: String {
        switch self {
        case .id: "has another id in its cells than as a row"
        case .title: "has no title"
        case .color: "has no colour such as #FF5733"
        case .order: "has no integer order of 0 or more"
        }
    }
}
