/// The files to which a target's own code leads, by the names that they declare: a shared library often has code that
/// only another target calls.
enum ReachedFiles {
    private static let keywords: Set<String> = [
        "actor", "class", "enum", "extension", "func", "let", "macro", "protocol", "struct", "typealias", "var",
    ]

    /// - Parameters:
    ///   - files: The tokens of each file.
    ///   - own: The indices of the target's own files.
    /// - Returns: The indices of its own files, and of those that declare what a reached file names.
    static func indices(of files: [[SwiftTokens.Token]], from own: Range<Int>) -> Set<Int> {
        var declaring: [String: [Int]] = [:]
        for index in files.indices where !own.contains(index) {
            for name in names(declaredIn: files[index]) { declaring[name, default: []].append(index) }
        }
        var reached = Set(own)
        var open = Array(own)
        while let index = open.popLast() {
            for case .name(let name) in files[index] {
                let next = declaring.removeValue(forKey: name) ?? []
                open += next.filter { reached.insert($0).inserted }
            }
        }
        return reached
    }

    /// What a file declares outside all braces, and what it extends.
    private static func names(declaredIn tokens: [SwiftTokens.Token]) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            switch (token, next) {
            case (.sign("{"), _): depth += 1
            case (.sign("}"), _): depth -= 1
            case (.name(let keyword), .name(let name)) where depth == 0 && keywords.contains(keyword):
                names.insert(name)
            default: break
            }
        }
        return names
    }
}
