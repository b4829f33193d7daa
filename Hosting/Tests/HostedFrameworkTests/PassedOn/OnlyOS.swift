// A logger's file as apps have it: Foundation comes with the one import.
import os

enum PassedOnByOS {
    static let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "own")
    static func name(of url: URL) -> String { url.lastPathComponent }
}
