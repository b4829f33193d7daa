/// Durations as scripts and commands write them.
package enum ScriptDuration {
    /// Parses texts such as `90s`, `15m`, `1h30m`, `2d`; nil for anything else, and for more days than `limit`.
    package static func parse(_ text: String, days limit: Int = 366) -> Duration? {
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        var (total, digits) = (0, "")
        for character in text {
            if character.isASCII, character.isNumber, digits.count < 9 {
                digits.append(character)
            } else if let unit = units[character], let count = Int(digits) {
                total += count * unit
                digits = ""
            } else {
                return nil
            }
        }
        return digits.isEmpty && !text.isEmpty && total <= limit * 86_400 ? .seconds(total) : nil
    }
}
