import Subprocess

extension ProgramSession {
    /// Reports what the process writes to its standard error, line by line and within the limits.
    /// - Returns: Its last words.
    static func relayErrors(
        of child: Child,
        _ program: ProgramHost,
        _ report: @Sendable (ProgramReport) async -> Void
    ) async -> String? {
        var throttle = LineThrottle(program.limits, at: program.host.elapsed())
        do {
            for try await buffer in child.standardError {
                let now = program.host.elapsed()
                let outputs = buffer.withUnsafeBytes { throttle.take($0, at: now) }
                for output in outputs { await report(.event(ProgramEvent(output))) }
            }
        } catch {
            await report(.event(.said("the device could not read its further output: \(error)")))
        }
        for output in throttle.finish(at: program.host.elapsed()) { await report(.event(ProgramEvent(output))) }
        return throttle.lastWords
    }
}

extension ProgramEvent {
    fileprivate init(_ output: LineThrottle.Output) {
        switch output {
        case .line(let line): self = .said(line)
        case .silenced(let lines, let bytes): self = .silenced(lines: lines, bytes: bytes)
        }
    }
}
