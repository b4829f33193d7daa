public import VitrineWire

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Hears what commands tell the device that runs on a containers folder, in the device's place.
public final class ReloadListener {
    private let pipe: CInt

    /// Opens the folder's pipe, as a device does.
    /// - Throws: `WireError` if it cannot be had.
    public init(containers: String) throws {
        pipe = try ReloadPipe(containers: containers).openForReading()
    }

    deinit { close(pipe) }

    /// What was told since the last call; it does not wait.
    public func told() -> [ReloadNotice] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = max(read(pipe, &bytes, bytes.count), 0)
        var reader = ReloadNoticeReader()
        return reader.read(bytes[..<count]).notices
    }
}
