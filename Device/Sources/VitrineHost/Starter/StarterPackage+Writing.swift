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
            // A part of a package is none; what cannot be removed is no worse than the error.
            try? FileManager.default.removeItem(atPath: path)
            throw error
        }
    }
}
