#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A group's folder of small files, shared by the processes of the group.
///
/// The folder has mode 0700 and its files 0600. Our own files (locks, spares, files set aside) lie in its hidden folder
/// `.vitrine`, so that whoever lists the container sees data only.
public struct GroupContainer: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// The name of the hidden folder that holds what is not data.
    static let serviceFolder = ".vitrine"

    /// Creates a container from a path, without touching the disk.
    ///
    /// - Precondition: The path is not empty.
    public init(path: String) {
        precondition(!path.isEmpty, "a container needs a path")
        self.path = path
    }

    /// Creates the folder and its parents with mode 0700.
    ///
    /// One that exists already is left as it is.
    ///
    /// - Returns: The container itself.
    /// - Throws: ``VitrineError`` if a parent cannot be written, or something else stands in the way.
    @discardableResult
    public func create() throws(VitrineError) -> GroupContainer {
        try Self.createFolder(path)
        return self
    }

    /// Returns the path of a file in the container.
    ///
    /// - Throws: ``VitrineError`` with code `invalidName` if the name could leave the folder or is hidden.
    public func path(ofFile name: String) throws(VitrineError) -> String {
        try ContainerName.check(name, what: "file name")
        return path + "/" + name
    }

    private static func createFolder(_ path: String) throws(VitrineError) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            try requireFolder(path)
        case ENOENT:
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                throw .system("mkdir", ENOENT, path: path, writing: true)
            }
            try createFolder(String(path[..<slash]))
            // Another process may have been faster: that is as good as having made it.
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
                throw .system("mkdir", errno, path: path, writing: true)
            }
        case let number:
            throw .system("mkdir", number, path: path, writing: true)
        }
    }

    private static func requireFolder(_ path: String) throws(VitrineError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system("stat", errno, path: path, writing: true) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw VitrineError(
                .containerMissing,
                "\(path) is not a folder; remove it or choose another containers folder"
            )
        }
    }
}
