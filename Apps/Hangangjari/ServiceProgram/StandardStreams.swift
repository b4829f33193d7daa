import Foundation

/// The program's own streams, a line at a time.
enum StandardStreams {
    /// Writes a line to standard output at once: a device that waits for it must not wait for a full buffer.
    @Sendable static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Writes a line to standard error.
    @Sendable static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// The lines of standard input, read on a thread of their own, as reading blocks; ends with the input.
    static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
