import TinyBaseFile
import Vitrine

enum BoardReading {
    static func board(_ file: TinyBaseFile, days: ClosedRange<LocalDay>) throws(TinyBaseError) -> HabitBoard {
        let all = try file.rows([
            RowRequest(table: "habitGroups", cells: ["title", "color", "order"]),
            RowRequest(table: "habits", cells: ["title", "description", "color", "groupId", "order", "weeklyTarget"], filter: .isNull("deletedAt")),
            RowRequest(table: "checks", cells: ["habitId", "date", "completed"], filter: .text("date", "\(days.lowerBound)"..."\(days.upperBound)")),
        ])
        let groups = all[0].compactMap { row in row.cells[0].text.flatMap { t in row.cells[2].integer.map { HabitGroup(id: row.id, title: t, color: row.cells[1].text, order: $0) } } }
        var warnings: [HabitWarning] = []
        let habits = all[1].compactMap { row -> Habit? in
            guard let t = row.cells[0].text, let c = row.cells[2].text, HabitRules.isColor(c), let o = row.cells[4].integer, o >= 0 else {
                warnings.append(HabitWarning(table: "habits", rowID: row.id, reason: "is bad"))
                return nil
            }
            return Habit(id: row.id, title: t, description: row.cells[1].text, color: c, group: groups.first { $0.id == row.cells[3].text }, order: o, weeklyTarget: row.cells[5].integer ?? 7)
        }
        let checks = all[2].filter { $0.cells[2].isTrue }.compactMap { row in row.cells[1].text.flatMap { LocalDay($0) }.map { (habitID: row.cells[0].text ?? "", day: $0) } }
        return HabitBoard(habits: habits, groups: groups, checks: checks, days: days, warnings: warnings)
    }
}

extension BeeBloomStore {
    func mapped<Value>(
        writing: Bool,
        _ body: () throws(TinyBaseError) -> Value
    ) throws(BeeBloomError) -> Value {
        do throws(TinyBaseError) { return try body() } catch {
            let code: BeeBloomError.Code = switch error.code { case .missing: .storeMissing; case .locked: .storeLocked; default: .storeUnusable }
            throw BeeBloomError(code, error.message) }
    }
    func setCheck(_ habitID: String, on day: LocalDay, completed: Bool, at moment: Moment) throws(BeeBloomError)
        -> CheckOutcome
    {
        let board = try board(days: day...day)
        guard board.habits.contains(where: { $0.id == habitID }) else { throw BeeBloomError(.notFound, "no") }
        if board.isChecked(habitID, on: day) == completed { return .unchanged }
        _ = try mapped(writing: true) { () throws(TinyBaseError) in try TinyBaseFile.update(at: path, patience: patience) { _ throws(TinyBaseError) in [.setCells(table: "checks", row: "\(habitID):\(day)", cells: [("habitId", .string(habitID)), ("date", .string("\(day)")), ("completed", .bool(completed)), ("updatedAt", .string("x"))])] } }
        return .changed
    }
    func put(_ table: String, _ id: String, _ cells: [(name: String, value: TinyBaseValue)]) throws(BeeBloomError) {
        _ = try mapped(writing: true) { () throws(TinyBaseError) in try TinyBaseFile.update(at: path, patience: patience) { _ throws(TinyBaseError) in [.setCells(table: table, row: id, cells: cells)] } }
    }
}
