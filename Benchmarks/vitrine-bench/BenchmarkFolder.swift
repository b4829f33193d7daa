import Foundation

/// An empty folder for one row, on the disk where the program runs: memory file systems flatter everyone.
struct BenchmarkFolder: Sendable {
    let path: String
    /// Where the programs lie that a row starts.
    let programs: String

    init(_ path: String, programs: String) throws {
        self.path = path
        self.programs = programs
        remove()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Returns the path of a new folder inside.
    func folder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Removes the folder with all it holds.
    func remove() {
        // Nothing is lost if it stays: the next run removes it.
        try? FileManager.default.removeItem(atPath: path)
    }
}
