// A logger's file as apps have it: Foundation comes with the one import.
import OSLog

extension Logger {
    static let own = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "own")
}

enum PassedOnByOSLog {
    static func age(of date: Date, now: Date) -> TimeInterval { now.timeIntervalSince(date) }
}
