import Foundation

/// A file in the container that an app shares with its widgets, by a path that does not leave the container.
struct SharedFile {
    let path: String
    private let folder: String

    /// Names a file, which need not be there.
    /// - Throws: ``DeviceError`` with code `badValue` for a path that leaves the container.
    init(_ file: String, of app: AppManifest, in containers: String) throws(DeviceError) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard file.utf8.count <= 200, !file.utf8.contains(0),
            parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
        else {
            throw DeviceError(
                .badValue,
                "\(TraceText.quoted(file)) is not a path within a container; write it as folder/file, without .."
            )
        }
        folder = "\(containers)/\(app.group)"
        path = "\(folder)/\(file)"
    }

    /// What the file holds; nil if there is no such file.
    /// - Throws: ``DeviceError``: `badValue` for a link, a folder or a file that is too large, `state` if it cannot be
    ///   read.
    func content() throws(DeviceError) -> Data? {
        var information = stat()
        guard lstat(path, &information) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw DeviceError(.state, "cannot look at \(path): error \(errno)")
        }
        guard information.st_mode & S_IFMT == S_IFREG, information.st_size <= FileFault.sizeLimit else {
            throw DeviceError(.badValue, "\(path) is not a file of at most \(FileFault.sizeLimit >> 20) MiB")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw DeviceError(.state, "cannot read \(path); check its permissions", cause: error)
        }
    }

    /// Writes other bytes into the file itself, as a fault does; a replacement would be another file.
    /// - Throws: ``DeviceError`` with code `state`.
    func replaceContent(by bytes: Data) throws(DeviceError) {
        do {
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            defer { try? handle.close() }  // The bytes are written; a failure here would lose nothing.
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: bytes)
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its permissions")
            throw DeviceError(.state, "cannot write \(path); \(remedy)", cause: error)
        }
    }

    /// The names of the files that could be meant.
    var hint: String {
        // Without the folder there are no names to offer.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let visible = names.filter { !$0.hasPrefix(".") }.sorted()
        return visible.isEmpty ? "it is empty; open the app first" : "it has \(visible.joined(separator: ", "))"
    }
}
