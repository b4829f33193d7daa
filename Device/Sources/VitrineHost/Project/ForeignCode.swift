/// Files of a target in languages that are not compiled here.
enum ForeignCode {
    private static let kinds: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]

    /// Names such files.
    ///
    /// - Parameters:
    ///   - members: The files of the target.
    ///   - settings: Its build settings.
    /// - Returns: The notes about them; empty if there are none.
    static func notes(_ members: [String], _ settings: [String: String]) -> [String] {
        let files = members.filter { kinds.contains(FilePath.fileExtension($0)) }
        let header = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : $0 }
        let names = (header.map { [$0] } ?? []) + files.map(FilePath.name)
        guard !names.isEmpty else { return [] }
        let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        return ["only Swift is compiled; what the code uses of these files is missing: \(list)"]
    }
}
