#if canImport(Testing)
import Foundation

/// An empty folder that is removed with the object, in memory where there is such a place: the apps store their sample
/// data carefully, which takes a disk seconds.
public final class MemoryFolder: Sendable {
    public let path: String

    public init() throws {
        let memory = "/dev/shm"
        let isWritable = FileManager.default.isWritableFile(atPath: memory)
        let parent = isWritable ? memory : FileManager.default.temporaryDirectory.path
        path = "\(parent)/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that stays does not make a test fail.
        try? FileManager.default.removeItem(atPath: path)
    }
}
#endif
