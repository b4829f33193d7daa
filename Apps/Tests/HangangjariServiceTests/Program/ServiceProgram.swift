import Foundation

/// The location of the service's program, next to the test program.
enum ServiceProgram {
    static let url = folder.appending(path: "hangangjari-service")
    /// The program of an instance that shares a database.
    static let postgres = folder.appending(path: "hangangjari-service-postgres")

    private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
