/// Why the package manager could not begin to build: what it printed about the packages, shortened.
enum ResolutionFailure {
    /// A line for each error that is about no file; empty if there is none.
    ///
    /// The line of an error ends with the reason that git gave, which the package manager prints below it.
    static func lines(of output: String) -> [String] {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        var found: [String] = []
        for (index, line) in lines.enumerated() where line.hasPrefix("error: ") {
            var text = String(line.dropFirst("error: ".count))
            let below = lines[(index + 1)...].prefix { $0.first?.isWhitespace == true }
            if let reason = below.first(where: { $0.contains("fatal: ") })?.split(separator: "fatal: ").last {
                text += (text.hasSuffix(":") ? " " : ": ") + reason
            }
            if !found.contains(text) { found.append(text) }
        }
        return found
    }
}
