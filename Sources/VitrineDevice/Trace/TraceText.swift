/// Text from outside, made safe for one line of the trace.
enum TraceText {
    /// The text in quotation marks: control characters, quotation marks and backslashes escaped, cut after 1,000 scalars.
    static func quoted(_ text: String) -> String {
        var result = "\""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < 1_000 else {
                result += "…"
                break
            }
            count += 1
            switch scalar {
            case "\"", "\\":
                result += "\\\(scalar)"
            case _ where isUnsafe(scalar):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Control characters, line and paragraph separators, and what changes the direction of the text around it.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .unassigned: true
        default: false
        }
    }
}
