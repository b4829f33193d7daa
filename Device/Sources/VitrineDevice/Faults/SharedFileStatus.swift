/// A file that an app shares with its widgets and that can be broken.
public struct SharedFileStatus: Hashable, Sendable {
    /// The app's id.
    public var app: String
    /// The file's path within the container.
    public var file: String
    /// Its fault; nil if it has none.
    public var fault: FileFault?
}
