/// Holds a program's host between two processes, so that no process of the program runs meanwhile.
final class ProcessBarrier: Sendable {
    private let arrivals: AsyncStream<Void>
    private let arrival: AsyncStream<Void>.Continuation
    private let releases: AsyncStream<Void>
    private let release: AsyncStream<Void>.Continuation

    init() {
        (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        (releases, release) = AsyncStream.makeStream(of: Void.self)
    }

    /// Called by the host when no process runs; returns when the gate is opened, or the task is cancelled.
    func pass() async {
        arrival.finish()
        for await _ in releases {}
    }

    /// Waits until the host has arrived, or the gate is opened.
    func arrived() async {
        for await _ in arrivals {}
    }

    /// Lets the host go on.
    func open() {
        arrival.finish()
        release.finish()
    }
}
