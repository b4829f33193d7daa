import Foundation
import PropertyLists

extension GroupSources {
    /// The largest number of files of a project that are examined.
    private static let fileLimit = 20_000
    /// The largest source file that is examined, in bytes.
    private static let byteLimit = 4 << 20
    /// Folders whose contents are not the project's own, and tests, which name groups of their own.
    private static let ignored: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "Tests"]
    /// Languages whose code reaches the groups, too: Objective-C, Kotlin and C#.
    private static let languages = [".m", ".mm", ".kt", ".cs"]

    /// Adds the groups that a project's Swift code and entitlements name.
    ///
    /// Hidden folders, build products and tests are left out; a file that cannot be read names nothing.
    /// - Returns: Whether no code is in another language, which may name groups too: that of an app, or of a Flutter or
    ///   React Native project.
    @discardableResult
    public mutating func read(project folder: String) -> Bool {
        var isAllSwift = true
        var swift: [(name: String, text: String)] = []
        let files = FileManager.default.enumerator(atPath: folder)
        var count = 0
        while let path = files?.nextObject() as? String, count < Self.fileLimit {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || Self.ignored.contains(name) {
                files?.skipDescendants()
                continue
            }
            count += 1
            if name.hasSuffix(".swift") {
                swift.append((path, Self.text("\(folder)/\(path)")))
            } else if name.hasSuffix(".entitlements") {
                entitlements[path] = Self.groups(
                    inEntitlements: FileManager.default.contents(atPath: "\(folder)/\(path)")
                )
            } else if Self.languages.contains(where: name.hasSuffix) || ["package.json", "pubspec.yaml"].contains(path)
            {
                isAllSwift = false
            }
        }
        code = (code ?? [:]).merging(GroupUses(in: swift).named) { $0 + $1 }
        return isAllSwift
    }

    /// The groups of an entitlements file; none if it is not a property list.
    static func groups(inEntitlements data: Data?) -> [String] {
        PropertyList.appGroups(in: data.flatMap(PropertyList.fields))
    }

    /// The text of a source file; empty if it cannot be read, or is too large to be one.
    public static func text(_ path: String) -> String {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= byteLimit
        else {
            return ""
        }
        return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
