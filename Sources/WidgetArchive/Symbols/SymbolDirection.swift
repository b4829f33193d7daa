/// The symbols whose drawing follows the reading direction.
public enum SymbolDirection {
    /// Whether a symbol is mirrored where the language is read from the right.
    ///
    /// A symbol that is named for a direction of reading is, such as `chevron.forward`, and one that shows lines of
    /// text without numerals. One that is named for a side is not, such as `chevron.right`, nor are the controls of a
    /// player.
    public static func follows(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.dropFirst().contains { $0 == "forward" || $0 == "backward" }
            || parts.contains { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
            || lines.contains { name.hasPrefix($0) }
    }

    private static let lines = ["list.bullet", "text.alignleft", "text.alignright", "text.badge."]
}
