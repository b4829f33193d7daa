#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
@preconcurrency import Glibc
#endif

/// Where a child process logs: the wire owns standard output.
package enum StandardError {
    /// Writes one line.
    package static func write(_ line: String) {
        fputs(line + "\n", stderr)
    }
}
