import Foundation

/// A folder of pages that is filled under a temporary name next to its destination and renamed when it is complete.
package struct PageCopy: ~Copyable {
    private let path: String
    private let staging: String
    private let descriptor: Int32
    private var names: [String] = []
    private var isDone = false

    deinit {
        if !isDone {
            for name in names { unlinkat(descriptor, name, 0) }
            rmdir(staging)
        }
        close(descriptor)
    }

    /// Creates the folder under its temporary name: the final name with a leading dot and the suffix `.importing`.
    ///
    /// Files that a killed import left there are removed.
    package init(to path: String) throws(ComicError) {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        let cut = trimmed.lastIndex(of: "/").map { trimmed.index(after: $0) } ?? trimmed.startIndex
        let staging = trimmed[..<cut] + "." + trimmed[cut...] + ".importing"
        guard access(trimmed, F_OK) != 0 else { throw .system("access", EEXIST, path: path) }
        try Self.removeLeftovers(String(staging))
        guard mkdir(String(staging), 0o700) == 0 else { throw .system("mkdir", errno, path: path) }
        let opened = open(String(staging), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw .system("open", errno, path: path) }
        descriptor = opened
        self.path = trimmed
        self.staging = String(staging)
    }

    /// Writes a file in pieces.
    package mutating func write(
        _ name: String,
        from source: ((UnsafeRawBufferPointer) throws(ComicError) -> Void) throws(ComicError) -> Void
    ) throws(ComicError) {
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .system("openat", errno, path: path + "/" + name) }
        defer { close(file) }
        names.append(name)
        let path = path
        try source { piece throws(ComicError) in
            var done = 0
            while done < piece.count {
                let written = systemWrite(file, piece.baseAddress.map { $0 + done }, piece.count - done)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { throw .system("write", written < 0 ? errno : ENOSPC, path: path + "/" + name) }
                done += written
            }
        }
        try Self.sync(file, path + "/" + name)
    }

    /// Renames the folder to its final name, when its pages are safe from a power cut, and makes the new name safe too.
    package mutating func finish() throws(ComicError) {
        try Self.sync(descriptor, staging)
        // A folder created there in the meantime is replaced only if it is empty.
        guard rename(staging, path) == 0 else { throw .system("rename", errno, path: path) }
        isDone = true
        let above = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let parent = open(above, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard parent >= 0 else { throw .system("open", errno, path: above) }
        defer { close(parent) }
        try Self.sync(parent, above)
    }

    private static func sync(_ file: Int32, _ path: String) throws(ComicError) {
        while fsync(file) != 0 {
            guard errno == EINTR else { throw .system("fsync", errno, path: path) }
        }
    }

    private static func removeLeftovers(_ staging: String) throws(ComicError) {
        guard let list = opendir(staging) else { return }
        defer { closedir(list) }
        while let item = readdir(list) {
            let name = withUnsafePointer(to: &item.pointee.d_name) { start in
                String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
            }
            if name != "." && name != ".." { unlinkat(dirfd(list), name, 0) }
        }
        guard rmdir(staging) == 0 else { throw .system("rmdir", errno, path: staging) }
    }
}

// A wrapper, because inside the type a method with the same name hides the system call.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
