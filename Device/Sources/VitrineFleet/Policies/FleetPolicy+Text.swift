import VitrineDevice

extension FleetPolicy {
    /// Reads a policy as the command and the page take it: `15m`, `15m@clock`, `30m~5m`, `30m!10m` or `end`.
    ///
    /// The result is nil if the text is not a policy.
    package init?(text: String) {
        guard text != "end" else {
            self.init("end", .atEnd)
            return
        }
        let marks: [Character] = ["@", "~", "!"]
        let head = text.prefix { !marks.contains($0) }
        guard let interval = ScriptDuration.parse(String(head)), interval > .zero else { return nil }
        self.init(text, .after(interval))
        var rest = text[head.endIndex...]
        var seen: Set<Character> = []
        while let mark = rest.first {
            let part = rest.dropFirst().prefix { !marks.contains($0) }
            rest = rest[part.endIndex...]
            guard seen.insert(mark).inserted else { return nil }
            if mark == "@" {
                guard part == "clock" else { return nil }
                rule = .atClock(interval)
                continue
            }
            guard let duration = ScriptDuration.parse(String(part)), duration > .zero else { return nil }
            if mark == "~" { jitter = duration } else { retry = duration }
        }
    }
}
