import Foundation

/// An empty folder for one row, on the disk where the program runs; a memory file system would make every result look
/// better.
struct BenchmarkFolder: Sendable {
    let path: String
    /// The folder of the programs that a row starts.
    let programs: String

    init(_ path: String, programs: String) throws {
        self.path = path
        self.programs = programs
        remove()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Creates a folder inside and returns its path.
    func folder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Removes the folder and its contents.
    func remove() {
        // A remaining folder does no harm: the next run removes it.
        try? FileManager.default.removeItem(atPath: path)
    }
}
