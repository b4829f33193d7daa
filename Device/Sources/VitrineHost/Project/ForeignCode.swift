/// What a target consists of and that is not compiled here: files in other languages, and code that is compiled
/// already.
enum ForeignCode {
    private static let kinds: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]

    /// Names such files.
    ///
    /// - Parameters:
    ///   - members: The files of the target.
    ///   - settings: Its build settings.
    ///   - bridged: What its bridging header shows.
    /// - Returns: The notes about them; empty if there are none.
    static func notes(_ members: [String], _ settings: [String: String], _ bridged: BridgedCode? = nil) -> [String] {
        let files = members.filter { kinds.contains(FilePath.fileExtension($0)) && bridged?.files.contains($0) != true }
        let isRead = bridged.map { $0.classes.isEmpty && !$0.headers.isEmpty } ?? false
        let header = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty || isRead ? nil : $0 }
        let names = (header.map { [$0] } ?? []) + files.map(FilePath.name)
        guard !names.isEmpty else { return [] }
        let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        let classes = (bridged?.classes.keys.sorted() ?? []).prefix(8).joined(separator: ", ")
        return ["only Swift is compiled; what the code uses of these files is missing: \(list)"]
            + (classes.isEmpty ? [] : ["classes of Objective-C have stand-ins without members: \(classes)"])
    }

    /// Names the binary frameworks and the pods among the files that a target is linked with.
    static func notes(linked paths: [String]) -> [String] {
        let names = paths.map(FilePath.name)
        let binaries = names.filter { FilePath.fileExtension($0) == "xcframework" }
        let pods = names.contains { $0.hasPrefix("Pods_") || $0.hasPrefix("libPods-") }
        return binaries.map { "\($0) is compiled for Apple's systems; what the code uses of it is missing" }
            + (pods ? ["the pods of the Podfile are not compiled; what the code uses of them is missing"] : [])
    }
}
