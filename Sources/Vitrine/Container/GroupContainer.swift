import VitrinePlatform

/// A group's folder of small files, shared by the processes of the group.
///
/// The folder has mode 0700 and its files 0600. Internal files (locks, new files, files set aside) are in the hidden
/// folder `.vitrine`, so that a listing of the container shows data only.
public struct GroupContainer: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// The name of the hidden folder that holds internal files.
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
    /// An existing folder is left unchanged.
    ///
    /// - Returns: The container itself.
    /// - Throws: ``VitrineError`` if a parent folder cannot be written, or if another kind of file has the folder's
    ///   path.
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

    /// Opens the folder for a write.
    ///
    /// - Throws: ``VitrineError``: `containerMissing` without a folder, also for a link, which may lead anywhere;
    ///   `notWritable` for a folder in which another user can exchange files.
    func open() throws(VitrineError) -> OpenFile {
        let folder = try OpenFile(at: AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, path: path)
        var status = stat()
        guard fstat(folder.descriptor, &status) == 0 else {
            throw .system("fstat", errno, path: path, writing: true)
        }
        // Root can be the owner of everything, and often works in the folders of others.
        let isOwn = status.st_uid == geteuid() || geteuid() == 0
        guard isOwn, status.st_mode & S_IWOTH == 0 else {
            throw VitrineError(
                .notWritable,
                "\(path) can be changed by other users; make it this user's own, with mode 0700"
            )
        }
        return folder
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
            // Another process may have created the folder first: that is not an error.
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
                guard errno != ENOENT else {
                    let remedy = "choose another containers folder"
                    throw VitrineError(.containerMissing, "\(path) cannot be created on this file system; \(remedy)")
                }
                throw .system("mkdir", errno, path: path, writing: true)
            }
        case let number:
            throw .system("mkdir", number, path: path, writing: true)
        }
    }

    private static func requireFolder(_ path: String) throws(VitrineError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .system("lstat", errno, path: path, writing: true) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw VitrineError(
                .containerMissing,
                "\(path) is not a folder; remove it or choose another containers folder (links are not followed)"
            )
        }
    }
}
