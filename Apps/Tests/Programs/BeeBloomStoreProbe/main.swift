import BeeBloomModel
import CSQLite
import Foundation
import Vitrine

// A second process for the tests and measurements of BeeBloom's store; linked like an extension.
//   query FILE DAY TIMES           queries the habits left on the day, prints their number and the microseconds of each
//   run statement FILE DAY TIMES       runs only the statement of that query, through SQLite's C interface, in tabular
//   mode state FILE DAY TIMES           reads a board once, prints the microseconds of each view state check|uncheck
//   FILE HABIT DAY   writes one check, prints the result write FILE FIRST COUNT         checks all habits on COUNT days
//   from FIRST, prints successes, failures, microseconds of each lock FILE                      locks the file
//   exclusively, prints "locked", keeps the lock until its input ends

let arguments = CommandLine.arguments
guard arguments.count > 2 else { fatalError("query, statement, state, check, uncheck, write or lock, then a file") }
let store = BeeBloomStore(path: arguments[2], timeout: .seconds(600))

/// Returns noon of a day in UTC.
func moment(_ text: String) -> Moment {
    guard let day = LocalDay(text) else { fatalError("not a date: \(text)") }
    let now = Date(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + 43_200))
    return Moment(now: now, days: .utc)
}

/// Returns the duration of a closure in microseconds.
func time(_ body: () throws -> Void) rethrows -> Int {
    let start = ContinuousClock.now
    try body()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
}

func number(_ index: Int) -> Int { arguments.count > index ? Int(arguments[index]) ?? 1 : 1 }

do {
    switch arguments[1] {
    case "query":
        let today = moment(arguments[3]).today
        var left = 0
        let times = try (0..<number(4))
            .map { _ in
                try time {
                    left = getTodayIncompleteHabits(try store.board(days: today...today), today: today).count
                }
            }
        print(([left] + times).map(String.init).joined(separator: " "))
    case "statement":
        var found = 0
        let times = (0..<number(4)).map { _ in time { found = runStatement(arguments[2], arguments[3]) } }
        print(([found] + times).map(String.init).joined(separator: " "))
    case "state":
        let now = moment(arguments[3])
        let board = try store.board(days: now.today...now.today)
        var left = 0
        let times = (0..<number(4))
            .map { _ in
                time {
                    let size = WidgetSize.medium.capacity
                    left = getWidgetViewState(board, maxDisplay: size, at: now).totalIncomplete
                }
            }
        print(([left] + times).map(String.init).joined(separator: " "))
    case "check":
        print(try store.check(arguments[3], on: moment(arguments[4]).today, at: moment(arguments[4])).rawValue)
    case "uncheck":
        print(try store.uncheck(arguments[3], on: moment(arguments[4]).today, at: moment(arguments[4])).rawValue)
    case "write":
        try write(from: moment(arguments[3]).today, days: number(4))
    case "lock":
        var file: OpaquePointer?
        guard sqlite3_open(arguments[2], &file) == SQLITE_OK,
            sqlite3_exec(file, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK
        else { fatalError("cannot lock \(arguments[2])") }
        print("locked")
        fflush(nil)
        while getchar() != EOF {}
        sqlite3_close(file)
    default:
        fatalError("unknown task \(arguments[1])")
    }
} catch {
    print(error)
    exit(3)
}

/// Checks all habits on some days.
func write(from first: LocalDay, days: Int) throws {
    let habits = try store.board(days: first...first).habits
    var times: [Int] = []
    var failed = 0
    for offset in 0..<days {
        let day = first.adding(days: offset)
        for habit in habits {
            let took = time {
                do {
                    try store.check(habit.id, on: day, at: moment(day.description))
                } catch {
                    failed += 1
                }
            }
            times.append(took)
        }
    }
    print(([times.count - failed, failed] + times).map(String.init).joined(separator: " "))
}

/// Opens the file, runs the query's statement to completion, and closes the file, like a C program.
func runStatement(_ path: String, _ day: String) -> Int {
    let sql = """
        SELECT 0, "_id", "title", "color", "order", NULL, NULL, NULL, NULL FROM "habitGroups" UNION ALL
        SELECT 1, "_id", "id", "title", "description", "color", "groupId", "order", "weeklyTarget" FROM "habits"
        WHERE "deletedAt" IS NULL UNION ALL
        SELECT 2, "_id", "habitId", "date", "completed", NULL, NULL, NULL, NULL FROM "checks"
        WHERE coalesce("date", substr("_id", -10)) = ?1
        """
    var file: OpaquePointer?
    var statement: OpaquePointer?
    guard sqlite3_open_v2(path, &file, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
        sqlite3_prepare_v2(file, sql, -1, &statement, nil) == SQLITE_OK,
        sqlite3_bind_text(statement, 1, day, -1, csqlite_transient()) == SQLITE_OK
    else { fatalError("cannot query \(path)") }
    var rows = 0
    while sqlite3_step(statement) == SQLITE_ROW { rows += 1 }
    sqlite3_finalize(statement)
    sqlite3_close(file)
    return rows
}
