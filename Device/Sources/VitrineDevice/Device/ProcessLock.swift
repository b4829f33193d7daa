public import Foundation

/// A lock on a file, which keeps other processes away for as long as the value exists.
///
/// The system drops it when the process ends, however it ends, so a lock is never left behind.
public struct ProcessLock: Sendable {
    private let file: FileHandle

    /// Takes the lock of a file, which is created if it is missing.
    /// - Returns: nil if another process has the lock.
    /// - Throws: `POSIXError` if the file cannot be opened or locked.
    public init?(_ path: String) throws(POSIXError) {
        // The programs that this process starts must not inherit the lock.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.error() }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return nil }
            guard errno == EINTR else { throw Self.error() }
        }
    }

    /// Keeps other devices away from a state folder, which is created if it is missing.
    ///
    /// Two devices on one folder would overwrite each other's home screen and answer each other's reload notices.
    /// - Throws: ``DeviceError``: `inUse` if another device has the lock, with the folder and the other process in its
    ///   message; `state` if the file cannot be created, or if the folder has a link in a place of the device's.
    public init(stateFolder folder: String) throws(DeviceError) {
        let path = folder + "/device.lock"
        try DeviceFolders.create(folder)
        try DeviceFolders.requireNoLinks(in: folder)
        do {
            if let lock = try ProcessLock(path) {
                self = lock
                // The number only helps the message of another device.
                try? file.truncate(atOffset: 0)
                try? file.write(contentsOf: Data("\(ProcessInfo.processInfo.processIdentifier)\n".utf8))
                return
            }
        } catch {
            let number = error.code.rawValue
            throw DeviceError(.state, "cannot open \(path) (error \(number)); check the state folder's permissions")
        }
        let process = (try? String(contentsOfFile: path, encoding: .utf8))?.prefix(while: \.isNumber) ?? ""
        let owner = process.isEmpty ? "" : " (process \(process))"
        throw DeviceError(
            .inUse,
            "another device\(owner) uses the state folder \(folder); stop it, or choose another folder with --state"
        )
    }

    private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
