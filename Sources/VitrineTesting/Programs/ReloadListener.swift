import VitrinePlatform
public import VitrineWire

/// Receives, in place of a device, the reload requests that commands send to a containers folder.
public final class ReloadListener {
    private let pipe: CInt

    /// Opens the folder's pipe, as a device does.
    /// - Throws: `WireError` if the pipe cannot be opened.
    public init(containers: String) throws {
        pipe = try ReloadPipe(containers: containers).openForReading()
    }

    deinit { close(pipe) }

    /// Waits until notices arrive, at most 30 seconds, and returns them.
    public func nextNotices() -> [ReloadNotice] {
        var readiness = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        poll(&readiness, 1, 30_000)
        return notices()
    }

    /// Returns the notices received since the last call, without waiting.
    public func notices() -> [ReloadNotice] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = max(read(pipe, &bytes, bytes.count), 0)
        var reader = ReloadNoticeReader()
        return reader.read(bytes[..<count]).notices
    }
}
