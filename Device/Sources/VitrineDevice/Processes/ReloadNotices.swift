import Dispatch
import Foundation
import VitrineWire

/// Listens for reload notices from processes that the device did not start, as long as the device runs.
struct ReloadNotices {
    enum Report: Hashable, Sendable {
        case notice(ReloadNotice)
        /// The number of lines that were not valid notices.
        case nonsense(Int)
    }

    private let containers: String

    init(containers: String) {
        self.containers = containers
    }

    /// Reports notices until the task is cancelled.
    ///
    /// - Parameter report: Receives one report at a time; the next follows when it returns.
    /// - Throws: ``DeviceError`` with code `state` if other processes cannot reach this device.
    func run(_ report: @escaping @Sendable (Report) async -> Void) async throws(DeviceError) {
        let reports: AsyncStream<Report>
        do throws(WireError) {
            reports = Self.reports(of: try ReloadPipe(containers: containers).openForReading())
        } catch {
            throw DeviceError(
                .state,
                "commands in a terminal cannot ask this device for reloads: \(error.message)",
                cause: error
            )
        }
        for await next in reports { await report(next) }
    }

    /// The reports that arrive through a pipe; the pipe is closed when the stream ends.
    private static func reports(of pipe: CInt) -> AsyncStream<Report> {
        AsyncStream(bufferingPolicy: .bufferingNewest(256)) { stream in
            let reading = PipeReading(pipe)
            stream.onTermination = { _ in reading.stop() }
            reading.start { stream.yield($0) }
        }
    }
}

/// Reads a pipe when it has data, and closes it at the end.
///
/// Only the source's serial queue accesses the reader, which makes the unchecked conformance safe.
private final class PipeReading: @unchecked Sendable {
    private let pipe: CInt
    private let source: any DispatchSourceRead
    private var reader = ReloadNoticeReader()

    init(_ pipe: CInt) {
        self.pipe = pipe
        source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: DispatchQueue(label: "reload notices"))
    }

    /// Starts reading; the source keeps this object alive until `stop()`.
    func start(_ report: @escaping @Sendable (ReloadNotices.Report) -> Void) {
        source.setEventHandler { for next in self.next() { report(next) } }
        source.setCancelHandler { [pipe] in close(pipe) }
        source.activate()
    }

    /// Stops reading; the pipe is closed after a running handler has returned.
    func stop() {
        source.setEventHandler(handler: nil)
        source.cancel()
    }

    private func next() -> [ReloadNotices.Report] {
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = max(read(pipe, buffer.baseAddress, buffer.count), 0)
        }
        let (notices, nonsense) = reader.read(bytes)
        return notices.map { .notice($0) } + (nonsense > 0 ? [.nonsense(nonsense)] : [])
    }
}
