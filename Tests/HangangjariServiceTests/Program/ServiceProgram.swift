import Foundation

/// Where the service's program lies: beside the tests' own.
enum ServiceProgram {
    static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "hangangjari-service")
}
