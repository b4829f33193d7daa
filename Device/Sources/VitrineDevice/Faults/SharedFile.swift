import Foundation
import SystemPackage

/// A file in the container that an app shares with its widgets, by a path that does not leave the container.
struct SharedFile {
    let path: String
    private let folder: String
    private let parts: [String]

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
        self.parts = parts.map(String.init)
        folder = "\(containers)/\(app.group)"
        path = "\(folder)/\(file)"
    }

    /// What the file holds; nil if there is no such file.
    /// - Throws: ``DeviceError``: `badValue` for a link, a folder or a file that is too large, `state` if it cannot be
    ///   read.
    func content() throws(DeviceError) -> Data? {
        let limit = FileFault.sizeLimit
        do {
            if let content = try opened(O_RDONLY).map({ try $0.read(upToCount: limit + 1) ?? Data() }),
                content.count <= limit
            {
                return content
            }
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            return nil
        } catch {
            throw DeviceError(.state, "cannot read \(path); check its permissions", cause: error)
        }
        throw DeviceError(.badValue, "\(path) is not a file of at most \(limit >> 20) MiB")
    }

    /// Writes other bytes into the file itself, as a fault does; a replacement would be another file.
    /// - Throws: ``DeviceError``: `badValue` for what is not a file, `state` if it cannot be written.
    func replaceContent(by bytes: Data) throws(DeviceError) {
        do {
            if let file = try opened(O_WRONLY) {
                try file.truncate(atOffset: 0)
                try file.write(contentsOf: bytes)
                return
            }
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its permissions")
            throw DeviceError(.state, "cannot write \(path); \(remedy)", cause: error)
        }
        throw DeviceError(.badValue, "\(path) is not a file")
    }

    /// Opens the file; nil if it is not a regular file.
    private func opened(_ access: CInt) throws(Errno) -> FileHandle? {
        var place = try ProgramFolder(folder)
        for part in parts.dropLast() { place = try place.folder(part) }
        return try place.file(parts[parts.count - 1], access)
    }

    /// The names of the files that could be meant.
    var hint: String {
        // Without the folder there are no names to offer.
        let names = (try? ProgramFolder(folder).names()) ?? []
        let visible = names.filter { !$0.hasPrefix(".") }.sorted()
        return visible.isEmpty ? "it is empty; open the app first" : "it has \(visible.joined(separator: ", "))"
    }
}
