/// A name that code uses and that neither the code nor the host's modules have.
struct MissingName: Hashable, Sendable {
    /// As it is written, such as `Chart`, `View.chartXAxis` or `import MapKit`.
    var name: String

    init(name: String) {
        self.name = name
    }

    /// Reads the name from an error's message; nil if the error is about something else.
    init?(message: String) {
        let quoted = Self.quoted(in: message)
        guard let first = quoted.first else { return nil }
        switch message {
        case _ where message.hasPrefix("no such module"): name = "import \(first)"
        case _ where message.hasPrefix("cannot find"): name = first
        case _ where message.hasPrefix("unknown attribute"): name = "@\(first)"
        case _ where message.hasPrefix("no macro named"): name = "#\(first)"
        case _ where message.contains("has no member"):
            guard quoted.count >= 2 else { return nil }
            name = "\(Self.shortened(first)).\(quoted[1])"
        case _ where message.contains("is not a member type of"):
            guard quoted.count >= 2 else { return nil }
            name = "\(Self.shortened(quoted[quoted.count - 1])).\(first)"
        // Apple's set can be written as a literal, and a class of another module cannot be given that.
        case _ where message.hasPrefix("cannot") && first == "[Any]" && quoted.last == "NSSet":
            name = "an array's literal as NSSet"
        default: return nil
        }
    }

    /// The module, if the name is that of an import.
    var importedModule: String? { name.hasPrefix("import ") ? String(name.dropFirst("import ".count)) : nil }

    /// The texts between single quotation marks, without what a name stands for: `'DateFormatter' (aka 'Other')`.
    private static func quoted(in message: String) -> [String] {
        let parts = message.replacing(#/ \(aka '[^']*'\)/#, with: "")
            .split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }

    /// A long type, such as that of a chain of modifiers, as `View`.
    private static func shortened(_ type: String) -> String {
        let isView = type.hasPrefix("some View") || type.hasPrefix("ModifiedContent<")
        return isView || type.count > 40 ? "View" : type
    }
}
