/// The layers of symbols in the rendering modes `palette` and `hierarchical`.
///
/// Here only a sign that is cut out of a filled enclosure, as in `checkmark.seal.fill`, has layers: the sign is the
/// first, the enclosure the second.
public enum SymbolLayers {
    private static let enclosures: Set<Substring> = [
        "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield", "square", "triangle",
    ]

    /// Returns whether the symbol with a name is a sign in a filled enclosure.
    public static func has(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        return words.count > 2 && words[words.count - 1] == "fill" && enclosures.contains(words[words.count - 2])
    }
}
