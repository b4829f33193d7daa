import Foundation
import VitrineTesting

extension TemporaryContainers {
    /// Writes a file below the folder, and makes the folders around it; returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Makes folders below the folder.
    func create(_ names: String...) throws {
        for name in names {
            try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        }
    }

    /// Makes a link below the folder.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
}
