import Foundation

/// Reads containers without changing or locking anything.
///
/// Names come from the disk and are opened relative to their open folder: no link is followed, no pipe is waited for,
/// and no file beyond 16 MiB is read. At most 10,000 files in 8 levels of folders are listed; the facts say if there
/// are more.
public struct ContainerReader {
    private static let fileLimit = 10_000
    private static let depthLimit = 8

    private let locks: LockTable
    private var files: [FileFacts] = []
    private var omission: String?

    private init() { locks = LockTable(SystemText.read("/proc/locks") ?? "") }

    /// Reads a container.
    /// - Returns: What is there; a container that is missing or cannot be read is not an error.
    public static func read(_ path: String) -> ContainerFacts {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let reach: ContainerFacts.Reach = errno == ENOENT ? .missing : .unreadable(SystemText.error(errno))
            return ContainerFacts(path: path, reach: reach, mode: 0)
        }
        var facts = ContainerFacts(
            path: path,
            reach: .notAFolder,
            mode: Int(status.st_mode & 0o7777),
            isOwn: status.st_uid == geteuid()
        )
        guard status.st_mode & S_IFMT == S_IFDIR else { return facts }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else {
            facts.reach = .unreadable(SystemText.error(errno))
            return facts
        }
        defer { close(folder) }
        var reader = ContainerReader()
        reader.list(folder, path: "", depth: 1)
        facts.reach = .listed
        facts.files = reader.files
        facts.omission = reader.omission
        return facts
    }

    /// Reads one file, wherever it lies.
    /// - Parameters:
    ///   - path: The file's path; a link as its last component is not followed.
    ///   - place: The file's purpose.
    /// - Returns: The facts; nil if there is no file, or if its folder cannot be read.
    public static func readFile(_ path: String, as place: ContainerPlace) -> FileFacts? {
        ContainerReader().facts(of: FileName(bytes: Array(path.utf8CString)), in: AT_FDCWD, path: path, place: place)
    }

    private mutating func list(_ folder: CInt, path: String, depth: Int) {
        // The listing closes its descriptor, and the files are opened relative to the folder meanwhile.
        guard let names = FolderListing.names(in: dup(folder), limit: Self.fileLimit + 3) else {
            omission = "the folder \(path) could not be listed"
            return
        }
        for name in names {
            // The device's own, beside the groups' containers.
            if path.isEmpty, name.text == ".device" { continue }
            guard files.count < Self.fileLimit else {
                omission = "there are more than \(Self.fileLimit) files"
                return
            }
            add(name, in: folder, path: path, depth: depth)
        }
    }

    private mutating func add(_ name: FileName, in folder: CInt, path: String, depth: Int) {
        let own = path.isEmpty ? name.text : "\(path)/\(name.text)"
        // A file may have been removed since it was listed.
        guard let facts = facts(of: name, in: folder, path: own, place: ContainerPlace(own)) else { return }
        files.append(facts)
        guard facts.kind == .folder else { return }
        guard depth < Self.depthLimit else {
            omission = "\(own) is more than \(Self.depthLimit) folders deep"
            return
        }
        let inner = openat(folder, name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else {
            files[files.count - 1].content = .unreadable(SystemText.error(errno))
            return
        }
        defer { close(inner) }
        list(inner, path: own, depth: depth + 1)
    }

    private func facts(of name: FileName, in folder: CInt, path: String, place: ContainerPlace) -> FileFacts? {
        var status = stat()
        guard fstatat(folder, name.bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        var facts = FileFacts(
            path: path,
            kind: FileFacts.Kind(status.st_mode),
            mode: Int(status.st_mode & 0o7777),
            isOwn: status.st_uid == geteuid(),
            byteCount: Int(status.st_size),
            modifiedAt: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec)),
            hasValidName: name.isValid,
            holders: locks.holders(ofFile: UInt64(status.st_ino))
                .map { process in
                    LockHolding(process: process, stat: SystemText.read("/proc/\(process)/stat"))
                }
        )
        if facts.kind == .file, name.isValid, ContentReader.reads(place) {
            facts.content = Self.content(of: name, in: folder, facts, place)
        }
        return facts
    }

    private static func content(
        of name: FileName,
        in folder: CInt,
        _ facts: FileFacts,
        _ place: ContainerPlace
    ) -> FileContent {
        guard facts.byteCount <= ContentReader.byteLimit else { return .tooLarge(limit: ContentReader.byteLimit) }
        // The file may have become a pipe since; do not wait for its writer.
        let file = openat(folder, name.bytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return .unreadable(SystemText.error(errno)) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            let data = try handle.read(upToCount: ContentReader.byteLimit + 1) ?? Data()
            guard data.count <= ContentReader.byteLimit else { return .tooLarge(limit: ContentReader.byteLimit) }
            return ContentReader.content(of: data, at: place, named: facts.name)
        } catch {
            return .unreadable("the file could not be read")
        }
    }
}

/// Texts of the system.
enum SystemText {
    /// A small file of the system; nil if it cannot be read.
    static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The system's words for an error number.
    static func error(_ number: CInt) -> String { String(cString: strerror(number)) }
}

extension FileFacts.Kind {
    fileprivate init(_ mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}
