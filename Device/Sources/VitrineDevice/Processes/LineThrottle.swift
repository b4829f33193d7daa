/// Splits a byte stream into lines and limits their number, so that a program's output does not flood the trace.
///
/// A line ends at a line feed. A long line is cut. Lines pass while there is credit: a burst at first, then a few each
/// second. The throttle counts the dropped lines and reports the count when there is credit again, or at the end.
struct LineThrottle {
    enum Output: Hashable {
        case line(String)
        case silenced(lines: Int, bytes: Int)
    }

    private let isWanted: @Sendable (String) -> Bool
    private let lineBytes: Int
    private let burst: Double
    private let perSecond: Double
    private var credit: Double
    private var filledAt: Duration
    private var partial: [UInt8] = []
    private var partialBytes = 0
    private var droppedLines = 0
    private var droppedBytes = 0
    /// The last lines, whether they passed or not.
    private var lastLines: [String] = []
    private var hasStack = false

    /// Creates a throttle with credit for a full burst.
    ///
    /// - Parameters:
    ///   - limits: The length of a line, and the number of lines that pass.
    ///   - now: The host's running time.
    ///   - isWanted: Whether a line is of interest; other lines are ignored, cost no credit and are not counted.
    init(
        _ limits: ProgramLimits,
        at now: Duration,
        only isWanted: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.isWanted = isWanted
        lineBytes = limits.lineBytes
        burst = Double(limits.lineBurst)
        perSecond = limits.linesPerSecond
        credit = Double(limits.lineBurst)
        filledAt = now
    }

    /// Takes bytes and returns the lines that they complete.
    /// - Complexity: linear in the number of bytes; the throttle stores one line at most.
    mutating func take(_ bytes: some Sequence<UInt8>, at now: Duration) -> [Output] {
        refill(at: now)
        var outputs: [Output] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                endLine(&outputs)
            } else {
                partialBytes += 1
                if partial.count < lineBytes { partial.append(byte) }
            }
        }
        return outputs
    }

    /// Returns the remaining output after the end of the stream.
    mutating func finish(at now: Duration) -> [Output] {
        refill(at: now)
        var outputs: [Output] = []
        if partialBytes > 0 { endLine(&outputs) }
        tellDropped(&outputs)
        return outputs
    }

    private mutating func endLine(_ outputs: inout [Output]) {
        let text = text()
        // The frames of the stack, which follow, say less.
        hasStack = hasStack || text == "Current stack trace:"
        if !hasStack { lastLines = lastLines.suffix(7) + [text] }
        if !isWanted(text) {
            // The line is ignored.
        } else if credit >= 1 {
            credit -= 1
            tellDropped(&outputs)
            outputs.append(.line(text))
        } else {
            droppedLines += 1
            droppedBytes += partialBytes
        }
        partial.removeAll(keepingCapacity: true)
        partialBytes = 0
    }

    /// The line with which Swift's runtime ended the program, or else the last one; nil if there was none.
    var lastWords: String? {
        lastLines.last { line in
            ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
        } ?? lastLines.last { !$0.isEmpty }
    }

    private func text() -> String {
        let cut = partialBytes - partial.count
        let text = String(decoding: partial, as: UTF8.self)
        return cut > 0 ? "\(text)… (\(cut) more bytes)" : text
    }

    private mutating func tellDropped(_ outputs: inout [Output]) {
        guard droppedLines > 0 else { return }
        outputs.append(.silenced(lines: droppedLines, bytes: droppedBytes))
        droppedLines = 0
        droppedBytes = 0
    }

    private mutating func refill(at now: Duration) {
        credit = min(burst, credit + max(now - filledAt, .zero).seconds * perSecond)
        filledAt = max(filledAt, now)
    }
}
