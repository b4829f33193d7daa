import Foundation
import VitrineTesting

extension TemporaryContainers {
    /// Writes a file, and makes the folders in which it lies.
    /// - Returns: Its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return "\(path)/\(name)"
    }
}
