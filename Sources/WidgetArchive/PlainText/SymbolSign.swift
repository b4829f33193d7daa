/// The characters that stand for a symbol in a terminal.
enum SymbolSign {
    /// The sign for a name, one column wide, or the name itself in `‹›`, without `.fill`.
    static func characters(for name: String) -> String {
        if let sign = signs[name] { return sign }
        let plain = name.split(separator: ".").filter { !shapes.contains($0) }.joined(separator: ".")
        return signs[plain] ?? "‹\(name.hasSuffix(".fill") ? String(name.dropLast(5)) : name)›"
    }

    /// Parts of a name that only say how the symbol is framed.
    private static let shapes: Set<Substring> = ["fill", "circle", "square"]

    private static let signs: [String: String] = [
        "checkmark": "✓", "checkmark.circle.fill": "✔", "checkmark.circle": "✓", "checkmark.square.fill": "☑",
        "checkmark.seal": "✔", "xmark": "✕", "plus": "+", "minus": "−", "circle": "○", "circle.fill": "●",
        "circle.dashed": "◌", "square": "□", "square.fill": "■", "star": "☆", "star.fill": "★", "heart": "♡",
        "heart.fill": "♥", "chevron.right": "›", "chevron.left": "‹", "chevron.up": "ˆ", "chevron.down": "ˇ",
        "chevron.forward": "›", "chevron.backward": "‹", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←",
        "arrow.right": "→", "arrow.up.right": "↗", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
        "arrow.triangle.2.circlepath": "⟳", "play": "▷", "play.fill": "▶", "stop.fill": "■", "info": "i",
        "exclamationmark": "!", "exclamationmark.triangle": "⚠", "exclamationmark.triangle.fill": "⚠",
        "questionmark": "?", "ellipsis": "…", "sun.max": "☀", "sun.max.fill": "☀", "cloud": "☁", "cloud.fill": "☁",
        "moon": "☾", "moon.fill": "☾", "pencil": "✎", "envelope": "✉", "phone": "☎", "flag": "⚑", "music.note": "♪",
        "number": "#", "percent": "%", "smallcircle.filled.circle": "◉", "circle.inset.filled": "◉", "diamond": "◇",
        "diamond.fill": "◆", "triangle": "△", "triangle.fill": "▲", "list.bullet": "≡", "sum": "∑", "infinity": "∞",
        "calendar": "▦",
    ]
}
