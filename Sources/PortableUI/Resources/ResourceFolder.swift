import VitrinePlatform
import WidgetArchive

/// Where this program's resources lie.
enum ResourceFolder {
    /// The variable that names another folder.
    private static let variable = "VITRINE_RESOURCES"

    /// The path of the folder: that of the variable, else the program's path with the appendix `.resources`, or the
    /// folder of the program if it has that appendix itself; nil if the program's path is unknown.
    static var path: String? {
        if let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty { return value }
        guard let program else { return nil }
        let folder = program[..<(program.lastIndex(of: "/") ?? program.startIndex)]
        return folder.hasSuffix(ResourceIndex.folderSuffix) ? String(folder) : program + ResourceIndex.folderSuffix
    }

    /// The bytes of a file in a folder; nil if there is none, or if it cannot be read.
    static func read(_ path: String, in folder: String) -> Data? {
        let file = folder + "/" + path
        // Most programs have no resources, and an error costs more than this question.
        guard access(file, R_OK) == 0 else { return nil }
        return try? Data(contentsOf: URL(filePath: file))
    }

    /// The path of the running program, where the system tells it.
    private static var program: String? {
        let path = [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = max(readlink("/proc/self/exe", start, buffer.count), 0)
        }
        return path.isEmpty ? nil : String(decoding: path.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
