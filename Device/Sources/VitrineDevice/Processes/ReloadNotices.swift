import Dispatch
import Foundation
import VitrineWire

/// Listens for reload notices from processes that the device did not start, as long as the device runs.
struct ReloadNotices {
    enum Report: Hashable, Sendable {
        case notice(ReloadNotice)
        /// The number of lines that were not valid notices.
        case invalidResponse(Int)
    }

    private let pipe: ReloadPipe
    private let host: HostClock

    init(containers: String, host: HostClock) {
        pipe = ReloadPipe(containers: containers)
        self.host = host
    }

    /// Reports notices until the task is cancelled.
    ///
    /// If the pipe is removed or replaced, it is made again within seconds: other processes find it by its path only.
    ///
    /// - Parameter report: Receives one report at a time; the next follows when it returns.
    /// - Throws: ``DeviceError`` with code `state` if other processes cannot reach this device.
    func run(_ report: @escaping @Sendable (Report) async -> Void) async throws(DeviceError) {
        while !Task.isCancelled {
            let descriptor = try open()
            let identity = FileIdentity(descriptor: descriptor)
            let reports = Self.reports(of: descriptor)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for await next in reports { await report(next) } }
                group.addTask { await waitUntilReplaced(identity) }
                await group.next()
                group.cancelAll()
            }
        }
    }

    private func open() throws(DeviceError) -> CInt {
        do throws(WireError) {
            return try pipe.openForReading()
        } catch {
            throw DeviceError(
                .state,
                "commands in a terminal cannot ask this device for reloads: \(error.message)",
                cause: error
            )
        }
    }

    /// Returns when another file or none has the pipe's path, or when the task is cancelled.
    private func waitUntilReplaced(_ identity: FileIdentity?) async {
        while FileIdentity(path: pipe.path) == identity {
            do {
                try await host.sleep(.seconds(3))
            } catch {
                return
            }
        }
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

/// What distinguishes a file from another one that later has the same path.
private struct FileIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
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
        let (notices, unreadable) = reader.read(bytes)
        return notices.map { .notice($0) } + (unreadable > 0 ? [.invalidResponse(unreadable)] : [])
    }
}
