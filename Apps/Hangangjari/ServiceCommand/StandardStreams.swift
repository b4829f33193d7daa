import Foundation

/// The program's standard streams, line by line.
package enum StandardStreams {
    /// Writes a line to standard output without buffering, because a device waits for it; one that cannot be written is
    /// lost.
    @Sendable package static func say(_ line: String) {
        // `write(_:)` would end the service where the disk is full or nobody reads any more.
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Writes a line to standard error; one that cannot be written is lost.
    @Sendable static func complain(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Returns the lines of standard input up to its end, read on a separate thread, because reading blocks.
    static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
