import Foundation

/// Keeps other devices away from a state folder for as long as the object exists.
///
/// Two devices on one folder would overwrite each other's home screen and answer each other's reload notices. The
/// system drops the lock when the process ends, however it ends, so a lock is never left behind.
public final class StateLock: Sendable {
    private let descriptor: CInt

    /// Creates the folder if it is missing, and locks it with the file `device.lock`.
    /// - Throws: ``DeviceError``: `inUse` if another device has the lock, with the folder and the other process in its
    ///   message; `state` if the file cannot be created.
    public init(folder: String) throws(DeviceError) {
        let path = folder + "/device.lock"
        try DeviceFolders.create(folder)
        // The programs of the device must not inherit the lock.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw DeviceError(.state, "cannot open \(path) (error \(errno)); check the state folder's permissions")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let owner = Self.owner(descriptor)
            close(descriptor)
            throw DeviceError(
                .inUse,
                "another device\(owner) uses the state folder \(folder); stop it, or choose another folder with --state"
            )
        }
        self.descriptor = descriptor
        let text = Array("\(ProcessInfo.processInfo.processIdentifier)\n".utf8)
        // The number only helps the message of another device.
        if ftruncate(descriptor, 0) == 0 {
            _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
        }
    }

    deinit { close(descriptor) }

    /// The process that has the lock, in words for a message; empty if it is not known.
    private static func owner(_ descriptor: CInt) -> String {
        var bytes = [UInt8](repeating: 0, count: 20)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let digits = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).prefix { $0.isNumber }
        return digits.isEmpty ? "" : " (process \(digits))"
    }
}
