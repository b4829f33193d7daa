import Foundation

/// The location of the service's program, next to the test program.
enum ServiceProgram {
    static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "hangangjari-service")
}
