import Foundation
import SystemPackage

/// An open folder in which programs write.
///
/// Programs are not trusted: at any moment one may put a link, a pipe or another folder in the place of a path. What is
/// in the folder is therefore opened by its name in the open folder, and no link is followed.
struct ProgramFolder: ~Copyable {
    /// The folder's descriptor, which ends with this value.
    let descriptor: CInt

    /// Opens a folder, in whose parent no program writes.
    /// - Throws: The system's error; a link is not a folder.
    init(_ path: String) throws(Errno) {
        descriptor = try Self.open(path, in: AT_FDCWD, O_RDONLY | O_DIRECTORY)
    }

    private init(descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a folder in this one.
    /// - Throws: The system's error; a link is not a folder.
    func folder(_ name: String) throws(Errno) -> ProgramFolder {
        ProgramFolder(descriptor: try Self.open(name, in: descriptor, O_RDONLY | O_DIRECTORY))
    }

    /// Opens a regular file in this folder.
    /// - Parameters:
    ///   - name: The file's name.
    ///   - access: `O_RDONLY` or `O_WRONLY`.
    /// - Returns: The file; nil if the name is that of something else, such as a link, a folder or a pipe.
    /// - Throws: The system's error, such as for a file that does not exist.
    func file(_ name: String, _ access: CInt = O_RDONLY) throws(Errno) -> FileHandle? {
        let opened: CInt
        do throws(Errno) {
            // A pipe would wait for its other end.
            opened = try Self.open(name, in: descriptor, access | O_NONBLOCK)
        } catch .tooManySymbolicLinkLevels, .isDirectory, .noSuchAddressOrDevice {
            return nil
        }
        let file = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
        var status = stat()
        guard fstat(opened, &status) == 0 else { throw Errno(rawValue: errno) }
        return status.st_mode & S_IFMT == S_IFREG ? file : nil
    }

    /// The names in this folder, in no order.
    func names() throws(Errno) -> [String] {
        // A descriptor of its own: to list a folder closes it.
        let listed = try Self.open(".", in: descriptor, O_RDONLY | O_DIRECTORY)
        guard let stream = fdopendir(listed) else {
            let error = Errno(rawValue: errno)
            close(listed)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func open(_ name: String, in folder: CInt, _ flags: CInt) throws(Errno) -> CInt {
        let opened = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { throw Errno(rawValue: errno) }
        return opened
    }
}
