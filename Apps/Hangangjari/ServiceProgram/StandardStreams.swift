import Foundation

/// The program's standard streams, line by line.
enum StandardStreams {
    /// Writes a line to standard output without buffering, because a device waits for it.
    @Sendable static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Writes a line to standard error.
    @Sendable static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
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
