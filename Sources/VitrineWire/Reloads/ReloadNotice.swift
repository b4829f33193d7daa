/// What a process that no device started asks of the device that runs on its containers: new timelines for an app's widgets.
///
/// It goes through the named pipe of a ``ReloadPipe``, as one line of JSON.
public struct ReloadNotice: Codable, Hashable, Sendable {
    /// The App Group by whose container the app is known.
    public var group: String
    /// The wishes, oldest first.
    public var reloads: [ReloadRequest]

    /// Makes a notice.
    public init(group: String, reloads: [ReloadRequest]) {
        self.group = group
        self.reloads = reloads
    }

    /// The longest line, in bytes with its end: what the system writes to a pipe as a whole on every platform.
    ///
    /// POSIX guarantees 512 (`_POSIX_PIPE_BUF`), and each of our platforms at least that.
    public static let maximumByteCount = 512

    /// The notice as a line.
    ///
    /// One that would be too long asks for everything of the app instead: a reload too many is better than a widget that
    /// shows what is no longer so.
    ///
    /// - Throws: ``WireError`` with code `tooLarge` if the group alone is too long.
    func line() throws(WireError) -> [UInt8] {
        for notice in [self, ReloadNotice(group: group, reloads: [ReloadRequest()])] {
            // No control character stands unescaped in JSON, so a line ends only at its end.
            let line = try WireMessage.encode(notice) + [UInt8(ascii: "\n")]
            if line.count <= Self.maximumByteCount { return line }
        }
        throw WireError(code: .tooLarge, message: "the group \(group.prefix(40))… is too long for a notice; shorten it")
    }
}
