import Foundation
import VitrineTesting

/// One `lucidpal habit log` with five years of entries, against the same with one month.
///
/// The habit has a gap every 40 days, so that its streak ends within the last two months. What an unbroken year costs
/// is a note.
struct LucidPalLogRow: BenchmarkRow {
    let name = "lucidpal.log"
    private static let maximumFiles = 16

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let years = try LoggedHabit(in: folder, "years", days: 5 * 365, gap: 40)
        let month = try LoggedHabit(in: folder, "month", days: 30, gap: 40)
        let unbroken = try LoggedHabit(in: folder, "unbroken", days: 5 * 365, gap: .max)
        _ = try timer.runs(3, of: years.log)
        _ = try timer.runs(3, of: month.log)
        var ours: [Double] = []
        var peer: [Double] = []
        for _ in 0..<9 {
            ours += try timer.runs(10, of: years.log).map(\.microseconds)
            peer += try timer.runs(10, of: month.log).map(\.microseconds)
        }
        let trace = try years.trace()
        let longTrace = try unbroken.trace()
        return RowResult(
            name: name,
            unit: "us",
            ours: Pairing.median(ours),
            peer: Pairing.median(peer),
            peerName: "the same command with one month of entries",
            bar: .atMost(1.3),
            condition: trace.files <= Self.maximumFiles && trace.locks == 1 && longTrace.locks == 1,
            notes: [
                "opened files: \(trace.files), at most \(Self.maximumFiles); locks held at once: \(trace.locks)",
                "with an unbroken year: opened files: \(longTrace.files), locks held at once: \(longTrace.locks)",
            ]
        )
    }
}

/// A containers folder with a habit and its entries.
private struct LoggedHabit {
    private static let now = "2026-06-10T08:10:00Z"
    /// The command that logs the habit.
    let log: [String]
    private let containers: String

    init(in folder: BenchmarkFolder, _ name: String, days: Int, gap: Int) throws {
        containers = try folder.folder(name)
        let program = folder.programs + "/lucidpal"
        let options = ["--containers", containers, "--now", Self.now, "--zone", "UTC"]
        log = [program, "habit", "log", "Run"] + options
        try Self.run([program, "habit", "add", "Run"] + options)
        try storeEntries(days: days, gap: gap)
        // The first log writes the snapshot from the stored entries.
        try Self.run(log)
    }

    private func storeEntries(days: Int, gap: Int) throws {
        let own = URL(filePath: containers + "/app.lucidpal")
        let stored = try JSONDecoder()
            .decode(Habits.self, from: Data(contentsOf: own.appending(path: "lucidpal_habits.json")))
        let last = try Date(Self.now, strategy: .iso8601)
        var months: [String: [Entry]] = [:]
        for back in (1...days).reversed() where !back.isMultiple(of: gap) {
            let day = last.addingTimeInterval(-86_400 * Double(back)).formatted(.iso8601.year().month().day())
            months[String(day.prefix(7)), default: []].append(Entry(habitID: stored.habits[0].id, day: day))
        }
        for (month, entries) in months {
            try JSONEncoder().encode(Month(entries: entries))
                .write(to: own.appending(path: "lucidpal_entries_\(month).json"))
        }
    }

    /// Logs the habit once under strace.
    ///
    /// - Returns: The number of files of the containers that were opened, and the largest number of locks held at once.
    func trace() throws -> (files: Int, locks: Int) {
        let path = containers + "/trace"
        try Self.run([Strace.path, "-f", "-qq", "-o", path, "-e", "trace=openat,flock"] + log)
        var files = 0
        var held = 0
        var locks = 0
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            if line.contains("openat("), line.contains("lucidpal_"), !line.contains(" = -1") { files += 1 }
            if line.contains("LOCK_EX"), line.hasSuffix("= 0") { held += 1 }
            if line.contains("LOCK_UN") { held -= 1 }
            locks = max(locks, held)
        }
        return (files, locks)
    }

    private static func run(_ command: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(text: "\(command.joined(separator: " ")) failed with \(process.terminationStatus)")
        }
    }

    private struct Habits: Decodable {
        struct Habit: Decodable { var id: String }
        var habits: [Habit]
    }

    private struct Month: Encodable { var entries: [Entry] }

    private struct Entry: Encodable {
        var habitID: String
        var day: String
        var value = 1.0
    }
}
