/// The characters that represent a symbol in a terminal.
enum SymbolSign {
    /// Returns the sign for a name, one column wide, or the name itself in `‹›`, without `.fill`.
    static func characters(for name: String) -> String {
        if let sign = sign(name) { return sign }
        if name.utf8.contains(UInt8(ascii: ".")), let sign = sign(withoutFrame(name)) { return sign }
        return "‹\(name.hasSuffix(".fill") ? String(name.dropLast(5)) : name)›"
    }

    /// Returns a name without the parts that only describe the frame or fill of the symbol.
    private static func withoutFrame(_ name: String) -> String {
        var plain = ""
        for part in name.split(separator: ".") where part != "fill" && part != "circle" && part != "square" {
            if !plain.isEmpty { plain += "." }
            plain += part
        }
        return plain
    }

    /// Returns the sign for a name; a switch, because a table would be built at each start for only a few look-ups.
    private static func sign(_ name: String) -> String? {
        switch name {
        case "checkmark", "checkmark.circle": "✓"
        case "checkmark.circle.fill", "checkmark.seal": "✔"
        case "checkmark.square.fill": "☑"
        case "xmark": "✕"
        case "plus": "+"
        case "minus": "−"
        case "circle": "○"
        case "circle.fill": "●"
        case "circle.dashed": "◌"
        case "square": "□"
        case "square.fill", "stop.fill": "■"
        case "star": "☆"
        case "star.fill": "★"
        case "heart": "♡"
        case "heart.fill": "♥"
        case "chevron.right", "chevron.forward": "›"
        case "chevron.left", "chevron.backward": "‹"
        case "chevron.up": "ˆ"
        case "chevron.down": "ˇ"
        case "arrow.up": "↑"
        case "arrow.down": "↓"
        case "arrow.left": "←"
        case "arrow.right": "→"
        case "arrow.up.right": "↗"
        case "arrow.clockwise": "↻"
        case "arrow.counterclockwise": "↺"
        case "arrow.triangle.2.circlepath": "⟳"
        case "play": "▷"
        case "play.fill": "▶"
        case "info": "i"
        case "exclamationmark": "!"
        case "exclamationmark.triangle", "exclamationmark.triangle.fill": "⚠"
        case "questionmark": "?"
        case "ellipsis": "…"
        case "sun.max", "sun.max.fill": "☀"
        case "cloud", "cloud.fill": "☁"
        case "moon", "moon.fill": "☾"
        case "pencil": "✎"
        case "envelope": "✉"
        case "phone": "☎"
        case "flag": "⚑"
        case "music.note": "♪"
        case "number": "#"
        case "percent": "%"
        case "smallcircle.filled.circle", "circle.inset.filled": "◉"
        case "diamond": "◇"
        case "diamond.fill": "◆"
        case "triangle": "△"
        case "triangle.fill": "▲"
        case "list.bullet": "≡"
        case "sum": "∑"
        case "infinity": "∞"
        case "calendar": "▦"
        default: nil
        }
    }
}
