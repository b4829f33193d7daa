import Dispatch
import Foundation
import Vitrine

/// A process of `store.contention` or `store.changes`: this program, started with another task.
struct ContentionChild {
    /// The first argument of such a process.
    static let option = "--contend"
    /// The task that writes the present time again and again.
    static let stamping = "stamp"

    enum Way: String {
        case ours
        case flock
        case unlocked
    }

    private let process: Process
    private let output: FileHandle

    static func start(_ arguments: [String]) throws -> ContentionChild {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [option] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return ContentionChild(process: process, output: pipe.fileHandleForReading)
    }

    /// Waits until the process has printed its first byte.
    func waitUntilReady() { _ = output.readData(ofLength: 1) }

    /// Waits for the end of the process and returns the numbers that it printed.
    func report() throws -> [Double] {
        let data = output.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw UsageError(text: "a process of store.contention failed") }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }

    /// Stores the initial value.
    static func prepare(_ way: Way, _ folder: String) throws {
        switch way {
        case .ours:
            let store = SnapshotStore(GroupContainer(path: folder))
            try store.write(BenchSnapshot(), to: .widget, now: Date())
        case .flock, .unlocked:
            try UnlockedStore(folder: folder).update { $0 = BenchSnapshot() }
        }
    }

    /// Runs the task that the arguments name, in the child process.
    static func run(_ arguments: [String]) throws {
        let folder = arguments[1]
        if arguments[0] == "read" {
            read(folder)
        } else if arguments[0] == stamping {
            try stamp(folder, count: Int(arguments[2]) ?? 0)
        } else if let way = Way(rawValue: arguments[0]), let count = Int(arguments[3]) {
            try write(way, folder, owner: arguments[2], count: count)
        }
    }

    private static func waitFor(_ file: String) {
        FileHandle.standardOutput.write(Data("+".utf8))
        while access(file, F_OK) != 0 { usleep(100) }
    }

    private static func read(_ folder: String) {
        let store = UnlockedStore(folder: folder)
        var reads = 0
        var torn = 0
        waitFor(folder + "/go")
        while access(folder + "/stop", F_OK) != 0 {
            reads += 1
            // A torn, damaged or missing file counts.
            if (try? store.read()) == nil { torn += 1 }
        }
        print("\(reads) \(torn)")
    }

    private static func write(_ way: Way, _ folder: String, owner: String, count: Int) throws {
        let change: (inout BenchSnapshot) -> Void = { snapshot in
            if owner == "habits" { snapshot.habitsToday += 1 } else { snapshot.topStreakDays += 1 }
        }
        let update = updater(way, folder, owner, change)
        var waits: [Double] = []
        waits.reserveCapacity(count)
        waitFor(folder + "/go")
        let begin = microseconds()
        for _ in 0..<count {
            let start = microseconds()
            try update()
            waits.append(microseconds() - start)
        }
        let end = microseconds()
        print(([begin, end] + waits).map { String(format: "%.1f", $0) }.joined(separator: " "))
    }

    private static func stamp(_ folder: String, count: Int) throws {
        let store = SnapshotStore(GroupContainer(path: folder))
        waitFor(folder + "/go")
        for number in 1...count {
            usleep(2000)
            try store.update(.widget, now: Date()) { snapshot in
                snapshot.habitsToday = Int(microseconds())
                snapshot.habitsTotal = number
            }
        }
    }

    private static func updater(
        _ way: Way,
        _ folder: String,
        _ owner: String,
        _ change: @escaping (inout BenchSnapshot) -> Void
    ) -> () throws -> Void {
        let unlocked = UnlockedStore(folder: folder)
        switch way {
        case .ours:
            let store = SnapshotStore(GroupContainer(path: folder), lockTimeout: .seconds(20))
            let field: any WritableKeyPath<BenchSnapshot, Int> & Sendable =
                owner == "habits" ? \.habitsToday : \.topStreakDays
            let owner = SnapshotOwner(owner, owns: field)
            return { try store.update(.widget, owner: owner, now: Date(), change) }
        case .unlocked:
            return { try unlocked.update(change) }
        case .flock:
            let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            return {
                flock(lock, LOCK_EX)
                defer { flock(lock, LOCK_UN) }
                try unlocked.update(change)
            }
        }
    }

    /// The time on a clock that all processes of the machine share.
    static func microseconds() -> Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e3
    }
}
