/// A request to the device for new timelines of an app's widgets, or for its screen, outside the answer to a request.
///
/// It is sent through the named pipe of a ``ReloadPipe``, as one line of JSON.
public struct ReloadNotice: Codable, Hashable, Sendable {
    /// The App Group whose container identifies the app.
    public var group: String
    /// The requests, oldest first.
    public var reloads: [ReloadRequest]
    /// Whether the app's open screen shows something else now; nil if it does not.
    public var changesScreen: Bool?

    /// Creates a notice for the device on the group's containers.
    public init(group: String, reloads: [ReloadRequest], changesScreen: Bool? = nil) {
        self.group = group
        self.reloads = reloads
        self.changesScreen = changesScreen
    }

    /// The maximum length of a line, in bytes including its end: a size that every platform writes to a pipe
    /// atomically.
    ///
    /// POSIX guarantees 512 (`_POSIX_PIPE_BUF`), and each supported platform at least that.
    public static let maximumByteCount = 512

    /// Returns the notice as a line.
    ///
    /// A notice that would be too long requests all of the app's widgets instead: an unnecessary reload is better than
    /// a widget that shows outdated content.
    ///
    /// - Throws: ``WireError`` with code `tooLarge` if the group alone is too long.
    func line() throws(WireError) -> [UInt8] {
        for notice in [self, ReloadNotice(group: group, reloads: [ReloadRequest()])] {
            // JSON escapes all control characters, so a line break occurs only at the end of a line.
            let line = try WireMessage.encode(notice) + [UInt8(ascii: "\n")]
            if line.count <= Self.maximumByteCount { return line }
        }
        throw WireError(code: .tooLarge, message: "the group \(group.prefix(40))… is too long for a notice; shorten it")
    }
}
