/// The App Groups that some Swift files use, also by constants.
public struct GroupUses: Hashable, Sendable {
    /// The places that name a group, such as `App/Store.swift:12`, by identifier.
    public private(set) var named: [String: [String]] = [:]
    /// The groups that are given to a function.
    public private(set) var used: Set<String> = []
    /// The places at which a suite of `UserDefaults` or a container is named that does not look like a group, by its
    /// name.
    public private(set) var suites: [String: [String]] = [:]
    /// The places whose group is made while the code runs, or read from a property list.
    public private(set) var unknown: [String] = []

    /// The groups that only files of libraries name to which no other file leads.
    public private(set) var unreached: Set<String> = []

    /// Finds identifiers: literals such as `"group.app.lucidpal"`, and whatever is given to a function that takes a
    /// group.
    /// - Parameters:
    ///   - files: The names of the files, as a report shows them, with their texts.
    ///   - libraries: Those of the modules that the files import.
    ///   - isForPhone: Whether code for other systems is left out.
    public init(
        in files: [(name: String, text: String)],
        libraries: [(name: String, text: String)] = [],
        isForPhone: Bool = false
    ) {
        let sources = (files + libraries)
            .map { (name: $0.name, tokens: SwiftTokens($0.text, isForPhone: isForPhone).tokens) }
        let tokens = sources.map { $0.tokens.map(\.token) }
        var constants = TextConstants(tokens)
        let reached = ReachedFiles.indices(of: tokens, from: files.indices)
        var others = GroupUses()
        for (index, source) in sources.enumerated() {
            if reached.contains(index) {
                find(in: source, tokens[index], index, &constants)
            } else {
                others.find(in: source, tokens[index], index, &constants)
            }
        }
        unreached = Set(others.named.keys).subtracting(named.keys)
        unknown += others.unknown
    }

    private init() {}

    private mutating func find(
        in source: (name: String, tokens: [(token: SwiftTokens.Token, line: Int)]),
        _ tokens: [SwiftTokens.Token],
        _ index: Int,
        _ constants: inout TextConstants
    ) {
        for position in tokens.indices {
            let place = "\(source.name):\(source.tokens[position].line)"
            if let (start, isSuite) = Self.argument(at: position, of: tokens) {
                use(constants.value(of: tokens[start...], in: index), isSuite, place)
            } else if Self.isModelContainer(at: position, of: tokens) {
                unknown.append(place)
            } else if case .text(let parts) = tokens[position],
                let text = constants.value(of: tokens[position...position], in: index), parts.count == 1,
                Self.isIdentifier(text)
            {
                name(text, place)
            }
        }
    }

    private mutating func use(_ group: String?, _ isSuite: Bool, _ place: String) {
        guard let group else { return unknown.append(place) }
        guard !isSuite || group.hasPrefix("group.") else { return suites[group, default: []].append(place) }
        used.insert(group)
        name(group, place)
    }

    private mutating func name(_ group: String, _ place: String) {
        if named[group]?.last != place { named[group, default: []].append(place) }
    }

    /// Where the argument begins of a function that takes a group, whose label or name is at a position.
    private static func argument(at position: Int, of tokens: [SwiftTokens.Token]) -> (start: Int, isSuite: Bool)? {
        guard case .name(let name) = tokens[position], position + 2 < tokens.count else { return nil }
        let next = tokens[position + 1]
        switch name {
        case "forSecurityApplicationGroupIdentifier" where next == .sign(":"): return (position + 2, false)
        case "suiteName" where next == .sign(":"): return (position + 2, true)
        // SwiftData's group of a store, as `groupContainer: .identifier("group.app")`.
        case "identifier" where next == .sign("(") && position > 2 && tokens[position - 1] == .sign("."):
            let before = tokens[..<(position - 1)]
            guard before.suffix(2) == [.name("groupContainer"), .sign(":")] || before.last == .name("GroupContainer")
            else { return nil }
            return (position + 2, false)
        case "sharedContainerIdentifier" where next == .sign("="): return (position + 2, false)
        // An app's private folder has the type of a group, and its own identifier.
        case "AppGroup" where next == .sign("("): return (position + 2, true)
        case "SnapshotStore" where next == .sign("("):
            // A store is also made of a folder; a literal is a group.
            guard case .text = tokens[position + 2] else { return nil }
            return (position + 2, true)
        default: return nil
        }
    }

    /// SwiftData stores in the first group of the entitlements if no other one is named.
    private static func isModelContainer(at position: Int, of tokens: [SwiftTokens.Token]) -> Bool {
        guard case .name(let name) = tokens[position], position + 1 < tokens.count else { return false }
        return ["ModelConfiguration", "ModelContainer", "modelContainer"].contains(name)
            && tokens[position + 1] == .sign("(")
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.hasPrefix("group.") && text.utf8.count > 6 && text.utf8.count <= 180
            && text.utf8.allSatisfy { byte in
                let letter = byte | 0x20
                return (97...122).contains(letter) || (48...57).contains(byte) || byte == 46 || byte == 45
            }
    }
}
