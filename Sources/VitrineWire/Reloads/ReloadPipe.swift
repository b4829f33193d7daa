#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The named pipe by which processes of a containers folder reach the device that runs on it.
///
/// A device keeps it open for reading as long as it runs. The system knows whether anybody does: a notice to a device that
/// has ended, also by being killed, goes nowhere, and nothing is left to be cleaned up. Only the folder's owner may write.
public struct ReloadPipe: Sendable {
    /// The pipe's path.
    public let path: String
    private let folder: String

    /// Names the pipe of a containers folder, without touching the disk.
    public init(containers: String) {
        folder = containers + "/.device"
        path = folder + "/reloads"
    }

    /// Tells the device that runs on the folder, if one does.
    ///
    /// It does not wait: a pipe that is full holds requests enough.
    ///
    /// - Returns: Whether a device took it.
    /// - Throws: ``WireError`` with code `system` if something else stands in the pipe's place, or it may not be written;
    ///   `tooLarge` for a group of an impossible length. That no device runs is no error.
    @discardableResult
    public func tell(_ notice: ReloadNotice) throws(WireError) -> Bool {
        let line = try notice.line()
        let pipe = open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard pipe >= 0 else {
            // Nobody has it open for reading, or no device ever ran here.
            if errno == ENXIO || errno == ENOENT { return false }
            throw failure("open", errno)
        }
        defer { close(pipe) }
        try requirePipe(pipe)
        // A reader of our own: a device that ends just now must not end this process by a signal too.
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard reader >= 0 else { throw failure("open", errno) }
        defer { close(reader) }
        // A line this short is written whole or not at all.
        let count = line.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
        // A full pipe holds more requests than this notice adds.
        if count < 0, errno != EAGAIN { throw failure("write", errno) }
        return count == line.count
    }

    /// Makes the pipe if it is not there, and opens it for reading.
    ///
    /// - Returns: A descriptor that never blocks and never comes to an end; whoever gets it closes it.
    /// - Throws: ``WireError`` with code `system` if it cannot be had.
    public func openForReading() throws(WireError) -> CInt {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure("mkdir", errno) }
        guard mkfifo(path, 0o600) == 0 || errno == EEXIST else { throw failure("mkfifo", errno) }
        // Open for writing too, so that it does not end with the first process that has told something.
        let pipe = open(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard pipe >= 0 else { throw failure("open", errno) }
        do throws(WireError) {
            try requirePipe(pipe)
        } catch {
            close(pipe)
            throw error
        }
        return pipe
    }

    /// Refuses a file of another kind: what is written there would stay, and never be read.
    private func requirePipe(_ file: CInt) throws(WireError) {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            throw WireError(code: .system, message: "\(path) is no pipe; remove it")
        }
    }

    private func failure(_ call: String, _ code: CInt) -> WireError {
        WireError(
            code: .system,
            message: "\(path): \(call) failed with error \(code); check who owns the folder, or remove the file"
        )
    }
}

/// Finds the notices in what came through a pipe, however it was cut.
public struct ReloadNoticeReader: Sendable {
    private var rest: [UInt8] = []

    /// Makes a reader that has read nothing.
    public init() {}

    /// Takes bytes.
    ///
    /// - Returns: The notices that are whole now, and how many lines were none.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> (notices: [ReloadNotice], nonsense: Int) {
        rest += bytes
        var notices: [ReloadNotice] = []
        var nonsense = 0
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            do throws(WireError) {
                notices.append(try WireMessage.decode(ReloadNotice.self, from: Array(rest[..<end])))
            } catch {
                nonsense += 1
            }
            rest.removeFirst(end + 1)
        }
        if rest.count > ReloadNotice.maximumByteCount {
            // No line is this long; whatever follows up to the next end is none either.
            rest = [0]
        }
        return (notices, nonsense)
    }
}
