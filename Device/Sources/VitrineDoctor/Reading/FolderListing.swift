import Foundation

/// A name on the disk: bytes that need not be UTF-8.
struct FileName {
    /// The bytes, ended by 0, as a system call takes them.
    var bytes: [CChar]

    /// The name for people; bytes that are not UTF-8 are replaced by U+FFFD.
    var text: String { String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }

    var isValid: Bool { String(validating: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) != nil }
}

/// The names in an open folder.
enum FolderListing {
    /// Lists a folder and closes it.
    /// - Returns: The names in the order of their bytes, at most `limit`; nil if the folder cannot be listed.
    static func names(in folder: CInt, limit: Int) -> [FileName]? {
        guard let stream = fdopendir(folder) else {
            close(folder)
            return nil
        }
        defer { closedir(stream) }
        var names: [FileName] = []
        while names.count < limit, let entry = readdir(stream) {
            let bytes = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) { start in
                    Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
                }
            }
            let name = FileName(bytes: bytes)
            if name.text != ".", name.text != ".." { names.append(name) }
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
