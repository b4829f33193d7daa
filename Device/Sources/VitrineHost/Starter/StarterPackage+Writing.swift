import Foundation

extension StarterPackage {
    /// Writes the package.
    /// - Throws: ``HostError`` with code `scratch` if something is at the path, or a file cannot be written; then
    ///   nothing is left.
    public func write(to path: String) throws(HostError) {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw HostError(.scratch, "\(path) is already there; choose another name or another --folder")
        }
        let folder = ScratchFolder(path: path, option: "another --folder")
        do throws(HostError) {
            for (file, text) in files { try folder.replace("\(path)/\(file)", with: Data(text.utf8)) }
        } catch {
            // Half a package is of no use; where it cannot be removed, the error still names the cause.
            try? FileManager.default.removeItem(atPath: path)
            throw error
        }
    }
}
