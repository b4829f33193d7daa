/// Calculations with absolute paths as text.
package enum FilePath {
    /// The last component.
    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The folder of a path; `/` for a path at the top.
    package static func folder(_ path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/")
    }

    /// The text after the last dot of the name, in lower case; empty if there is none.
    package static func fileExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Whether a path names a project or a workspace, which describes the files beside it, and not a folder of them.
    package static func isProject(_ path: String) -> Bool {
        ["xcodeproj", "xcworkspace", "yml", "yaml"].contains(fileExtension(path))
    }

    /// The name without its extension.
    package static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A path relative to a folder as an absolute path, without `.` and `..`.
    package static func absolute(_ path: String, in folder: String) -> String {
        let parts = (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/")
        var result: [Substring] = []
        for part in parts where part != "." {
            if part == ".." { _ = result.popLast() } else { result.append(part) }
        }
        return "/" + result.joined(separator: "/")
    }

    /// The path below a folder; nil if it is outside.
    package static func relative(_ path: String, to folder: String) -> String? {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// The deepest folder that contains all files.
    package static func commonFolder(of paths: [String]) -> String {
        guard var common = paths.first.map({ folder($0).split(separator: "/") }) else { return "/" }
        for path in paths.dropFirst() {
            let parts = folder(path).split(separator: "/")
            common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
        }
        return "/" + common.joined(separator: "/")
    }
}
