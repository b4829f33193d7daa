import Foundation

/// Names from the disk as a report shows them: nothing in them can look like another line.
enum ShownName {
    /// Whether a character could change how the line around it is read.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .unassigned: true
        default: scalar == "\u{FFFD}"
        }
    }

    /// The name with unsafe characters as `\u{…}`, cut after 300 characters.
    static func escaped(_ name: String) -> String {
        var result = ""
        for (count, scalar) in name.unicodeScalars.enumerated() {
            if count == 300 { return result + "\u{2026}" }
            if isUnsafe(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// A length of time in one unit.
enum ShownAge {
    /// The time in its largest whole unit, such as `3 h`; `0 s` for a negative one, and of 1e12 s or more, in either
    /// direction, no number.
    static func text(_ seconds: TimeInterval) -> String {
        guard abs(seconds) < 1e12 else { return "an unknown time" }
        let whole = max(0, Int(seconds))
        return switch whole {
        case ..<120: "\(whole) s"
        case ..<7_200: "\(whole / 60) min"
        case ..<172_800: "\(whole / 3_600) h"
        default: "\(whole / 86_400) days"
        }
    }
}
