import Foundation

extension DoctorReport {
    /// The report for a terminal: the findings, problems first, then a line for each container, and what needs a
    /// remedy.
    ///
    /// - Parameter isVerbose: Whether the files of each container are listed.
    /// - Returns: The lines, without control characters.
    public func lines(isVerbose: Bool) -> [String] {
        let problems = findings.count { $0.severity == .problem }
        let outcome = Self.outcome(problems: problems, of: findings.count)
        return details(isVerbose: isVerbose) + ["groups and containers: \(outcome); containers: \(containers.count)"]
    }

    /// How many findings need a remedy, in words.
    public static func outcome(problems: Int, of count: Int) -> String {
        let verb = problems == 1 ? "needs" : "need"
        return problems == 0 ? "nothing needs a remedy" : "\(problems) of \(count) findings \(verb) a remedy"
    }

    /// The lines of the findings and the containers.
    public func details(isVerbose: Bool) -> [String] {
        var lines = (findings.filter { $0.severity == .problem } + findings.filter { $0.severity != .problem })
            .flatMap(Self.lines)
        for container in containers {
            let count = "\(container.files.count) \(container.files.count == 1 ? "file" : "files")"
            lines.append("\(ShownName.escaped(container.group)): \(count) in \(ShownName.escaped(container.path))")
            if isVerbose { lines += Self.table(container.files) }
        }
        return lines
    }

    private static func lines(_ finding: DoctorFinding) -> [String] {
        let mark = finding.severity == .problem ? "problem" : "notice"
        return [
            "\(mark): \(ShownName.escaped(finding.subject)): \(ShownName.escaped(finding.message)) [\(finding.rule.rawValue)]",
            "  remedy: \(ShownName.escaped(finding.remedy))",
        ]
    }

    private static func table(_ files: [ReportedFile]) -> [String] {
        let rows = files.map { file in
            [
                file.path, file.purpose, file.mode, "\(file.byteCount) B", ShownAge.text(Double(file.age)),
                file.generation.map { "generation \($0)" } ?? "", file.schema.map { "schema \($0)" } ?? "",
                file.owners.joined(separator: ", "),
            ]
        }
        let widths = (0..<8).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).filter { $1 > 0 }.map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return "  " + cells.joined(separator: "  ").trimmingSuffix(" ")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(reversed().drop { $0 == character }.reversed())
    }
}
