import Dispatch
import VitrineWire

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Listens for notices of processes that the device did not start, as long as the device runs.
struct ReloadNotices {
    /// What came in.
    enum Report: Hashable, Sendable {
        /// A notice.
        case notice(ReloadNotice)
        /// Lines that were none.
        case nonsense(Int)
    }

    private let containers: String

    /// Listens on a containers folder.
    init(containers: String) {
        self.containers = containers
    }

    /// Passes on what comes in, until the task is cancelled.
    ///
    /// - Parameter report: Takes it; the next comes when it returns.
    /// - Throws: ``DeviceError`` with code `state` if nobody can reach this device.
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

    /// What comes through a pipe, which is closed when nobody listens any more.
    private static func reports(of pipe: CInt) -> AsyncStream<Report> {
        AsyncStream(bufferingPolicy: .bufferingNewest(256)) { stream in
            let reading = PipeReading(pipe)
            stream.onTermination = { _ in reading.stop() }
            reading.start { stream.yield($0) }
        }
    }
}

/// Reads a pipe whenever something is in it, and closes it at the end.
///
/// The reader belongs to the source's queue, on which one event is handled after another.
private final class PipeReading: @unchecked Sendable {
    private let pipe: CInt
    private let source: any DispatchSourceRead
    private var reader = ReloadNoticeReader()

    init(_ pipe: CInt) {
        self.pipe = pipe
        source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: DispatchQueue(label: "reload notices"))
    }

    /// Begins; the source keeps this object until it is stopped.
    func start(_ report: @escaping @Sendable (ReloadNotices.Report) -> Void) {
        source.setEventHandler { for next in self.next() { report(next) } }
        source.setCancelHandler { [pipe] in close(pipe) }
        source.activate()
    }

    /// Ends; the pipe is closed when the handler that may be running has returned.
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
