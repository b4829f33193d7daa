import VitrinePlatform

/// The named pipe by which processes that use a containers folder reach the device that runs on it.
///
/// A device keeps the pipe open for reading as long as it runs. The system knows whether any process does: a notice to
/// a device that has ended, even if it was killed, is not sent, and nothing needs to be cleaned up. Only the folder's
/// owner may write.
public struct ReloadPipe: Sendable {
    /// The pipe's path, in a hidden folder of the containers.
    public let path: String
    private let folder: String

    /// Creates the description of a containers folder's pipe, without touching the disk.
    public init(containers: String) {
        folder = containers + "/.device"
        path = folder + "/reloads"
    }

    /// Sends a notice to the device that runs on the folder, if there is one.
    ///
    /// The call does not wait: a full pipe already contains enough requests.
    ///
    /// - Returns: Whether a device received the notice.
    /// - Throws: ``WireError`` with code `system` if another kind of file has the pipe's path, or the pipe cannot be
    ///   written; `tooLarge` if the group's name is too long. It is not an error if no device runs.
    @discardableResult
    public func send(_ notice: ReloadNotice) throws(WireError) -> Bool {
        let line = try notice.line()
        let pipe = open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard pipe >= 0 else {
            // No process has the pipe open for reading, or no device ever ran here.
            if errno == ENXIO || errno == ENOENT { return false }
            throw failure("open", errno)
        }
        defer { close(pipe) }
        try requirePipe(pipe)
        // Open a reader here as well: if the device ends at this moment, the write must not end this process with a
        // signal.
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard reader >= 0 else { throw failure("open", errno) }
        defer { close(reader) }
        // A line this short is written completely or not at all.
        let count = line.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
        // A full pipe already contains more requests than this notice adds.
        if count < 0, errno != EAGAIN { throw failure("write", errno) }
        return count == line.count
    }

    /// Creates the pipe if it does not exist, and opens it for reading.
    ///
    /// - Returns: A descriptor that never blocks and never reaches the end of the stream; the caller must close it.
    /// - Throws: ``WireError`` with code `system` if the pipe cannot be created or opened.
    public func openForReading() throws(WireError) -> CInt {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure("mkdir", errno) }
        guard mkfifo(path, 0o600) == 0 || errno == EEXIST else { throw failure("mkfifo", errno) }
        // Open for writing too, so that the stream does not end when the first writer closes the pipe.
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

    /// Rejects another kind of file: notices written to it would stay there and never be read.
    private func requirePipe(_ file: CInt) throws(WireError) {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            throw WireError(code: .system, message: "\(path) is not a named pipe; remove it")
        }
    }

    private func failure(_ call: String, _ code: CInt) -> WireError {
        WireError(
            code: .system,
            message: "\(path): \(call) failed with error \(code); check who owns the folder, or remove the file"
        )
    }
}

/// Extracts the notices from the bytes of a pipe, which may arrive in pieces of any size.
public struct ReloadNoticeReader: Sendable {
    private var rest: [UInt8] = []

    /// Creates a reader that has read nothing.
    public init() {}

    /// Reads further bytes.
    ///
    /// - Returns: The notices that are complete now, and the number of invalid lines.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> (notices: [ReloadNotice], invalid: Int) {
        rest += bytes
        var notices: [ReloadNotice] = []
        var invalid = 0
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            do throws(WireError) {
                notices.append(try WireMessage.decode(ReloadNotice.self, from: Array(rest[..<end])))
            } catch {
                invalid += 1
            }
            rest.removeFirst(end + 1)
        }
        if rest.count > ReloadNotice.maximumByteCount {
            // No valid line is this long; the rest up to the next line end is invalid too.
            rest = [0]
        }
        return (notices, invalid)
    }
}
