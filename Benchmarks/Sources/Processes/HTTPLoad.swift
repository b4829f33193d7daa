import Foundation

/// The result of `wrk`: many connections that request one address as fast as possible.
struct HTTPLoad {
    /// Responses per second.
    let rate: Double
    /// The time that 99 of 100 requests do not exceed, in milliseconds.
    let slowest99: Double

    /// Runs `wrk` as a separate process for some seconds over 64 connections.
    /// - Throws: ``UsageError`` if `wrk` is not installed, or if any response was a failure.
    init(_ address: String, headers: [String] = [], seconds: Int = 3) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/wrk")
        process.arguments =
            ["-t1", "-c64", "-d\(seconds)s", "--latency"] + headers.flatMap { ["-H", $0] } + [address]
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw UsageError(text: "wrk is not installed; install it with `Scripts/setup --bench`")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        guard let rate = lines.first(where: { $0.first == "Requests/sec:" })?.last.flatMap(Double.init),
            let slowest = lines.first(where: { $0.first == "99%" })?.last.flatMap(Self.milliseconds),
            !text.contains("Non-2xx"), !text.contains("Socket errors")
        else { throw UsageError(text: "wrk reports failed requests: \(text)") }
        self.rate = rate
        slowest99 = slowest
    }

    private static func milliseconds(_ text: String) -> Double? {
        let units = [("us", 0.001), ("ms", 1), ("s", 1000)]
        guard let unit = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
        return Double(text.dropLast(unit.0.count)).map { $0 * unit.1 }
    }
}
