import Foundation

/// The constants for the assets of one kind, some of them in the enumerations of their namespaces.
struct AssetSymbolGroup {
    struct Symbol: Equatable {
        /// The name in Swift.
        var identifier: String
        /// The name in the catalogue.
        var name: String
    }

    /// The constants without a namespace.
    private(set) var symbols: [Symbol] = []
    private var groups: [(identifier: String, group: AssetSymbolGroup)] = []

    /// Creates the constants for the names of assets.
    /// - Parameters:
    ///   - names: the names in the catalogue, with their namespaces.
    ///   - kind: the suffix that a constant's name leaves out, such as `Color`.
    init(_ names: [String], kind: String) {
        self.init(names.sorted().map { ($0.split(separator: "/").map(String.init)[...], $0) }, kind)
    }

    private init(_ assets: [(path: ArraySlice<String>, name: String)], _ kind: String) {
        var taken: Set<String> = []
        for asset in assets where asset.path.count == 1 {
            guard let last = asset.path.last,
                let identifier = Self.identifier(for: last, kind: kind, isType: false),
                // Of two names that become the same constant, the first has it.
                taken.insert(identifier).inserted
            else { continue }
            symbols.append(Symbol(identifier: identifier, name: asset.name))
        }
        let nested = Dictionary(grouping: assets.filter { $0.path.count > 1 }) { $0.path.first ?? "" }
        for (folder, inside) in nested.sorted(by: { $0.key < $1.key }) {
            guard let identifier = Self.identifier(for: folder, kind: "", isType: true),
                taken.insert(identifier).inserted
            else { continue }
            groups.append((identifier, AssetSymbolGroup(inside.map { ($0.path.dropFirst(), $0.name) }, kind)))
        }
    }

    /// The lines that declare the constants and the enumerations.
    func declarations(of type: String) -> [String] {
        symbols.map { "static let \($0.identifier) = \(type)(name: \(quoted($0.name)), bundle: .main)" }
            + groups.flatMap { identifier, group in
                ["enum \(identifier) {"] + group.declarations(of: type).map { "    \($0)" } + ["}"]
            }
    }

    private func quoted(_ name: String) -> String {
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// The name in Swift: words run together, without the suffix, and with a small letter first, as in
    /// `widgetBackground` for "Widget Background"; nil if no letter or digit is left.
    static func identifier(for name: String, kind: String, isType: Bool) -> String? {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard var last = words.last else { return nil }
        if !kind.isEmpty, last.hasSuffix(kind), words.count > 1 || last.count > kind.count {
            last.removeLast(kind.count)
            words[words.count - 1] = last
        }
        let joined = words.enumerated()
            .map { index, word in index == 0 && !isType ? word : word.prefix(1).uppercased() + word.dropFirst() }
            .joined()
        let identifier = isType ? joined : joined.withSmallStart
        guard let first = identifier.first else { return nil }
        if first.isNumber { return "_" + identifier }
        return keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension String {
    /// The text with its leading capitals small: `URLIcon` is `urlIcon`, and `Cover` is `cover`.
    fileprivate var withSmallStart: String {
        let capitals = prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return self }
        // Of several capitals the last begins the next word, unless nothing small follows.
        let next = dropFirst(capitals.count).first
        let count = capitals.count > 1 && next?.isLowercase == true ? capitals.count - 1 : capitals.count
        return prefix(count).lowercased() + dropFirst(count)
    }
}
