import VitrineWire

@testable import VitrineDevice

/// Collects the reports of a program's host, and waits for reports that a test expects.
actor ReportLog {
    private(set) var reports: [ProgramReport] = []
    private var waiting:
        [(count: Int, isWanted: @Sendable (ProgramReport) -> Bool, report: CheckedContinuation<Void, Never>)] = []

    func add(_ report: ProgramReport) {
        reports.append(report)
        let ready = waiting.filter { matches($0.isWanted) >= $0.count }
        waiting.removeAll { matches($0.isWanted) >= $0.count }
        for waiter in ready { waiter.report.resume() }
    }

    /// Waits for the answer to a request and returns it.
    func answer(to token: RequestToken) async -> Result<WireResponse, DeviceError>? {
        await wait { if case .answered(token, _) = $0 { true } else { false } }
        for case .answered(token, let result) in reports { return result }
        return nil
    }

    /// Waits until a number of processes have ended and returns their endings.
    func endings(_ count: Int) async -> [ProgramEnding] {
        await wait(count) { if case .event(.ended) = $0 { true } else { false } }
        return reports.compactMap { if case .event(.ended(let ending, _)) = $0 { ending } else { nil } }
    }

    var pids: [Int] {
        reports.compactMap { if case .event(.started(let pid)) = $0 { pid } else { nil } }
    }

    /// Waits until a fault has stopped the process while it answered a request.
    func stop(at token: RequestToken) async {
        await wait { if case .stopped(token) = $0 { true } else { false } }
    }

    /// The requests at which a fault stopped a process.
    var stops: [RequestToken] {
        reports.compactMap { if case .stopped(let token) = $0 { token } else { nil } }
    }

    var lines: [String] {
        reports.compactMap { if case .event(.said(let line)) = $0 { line } else { nil } }
    }

    var kills: [String] {
        reports.compactMap { if case .event(.killed(let reason, _)) = $0 { reason } else { nil } }
    }

    var silencedBytes: Int {
        reports.reduce(0) { if case .event(.silenced(_, let bytes)) = $1 { $0 + bytes } else { $0 } }
    }

    var peaks: [Int] {
        reports.compactMap { if case .event(.ended(_, let memory)) = $0 { memory?.anonymous } else { nil } }
    }

    private func wait(_ count: Int = 1, for isWanted: @escaping @Sendable (ProgramReport) -> Bool) async {
        guard matches(isWanted) < count else { return }
        await withCheckedContinuation { waiting.append((count, isWanted, $0)) }
    }

    private func matches(_ isWanted: (ProgramReport) -> Bool) -> Int {
        reports.count(where: isWanted)
    }
}
