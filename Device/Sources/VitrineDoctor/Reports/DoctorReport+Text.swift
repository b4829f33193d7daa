import Foundation

extension DoctorReport {
    /// The report for a terminal.
    public var lines: [String] {
        var lines = containers.flatMap { container in
            ["\(ShownName.escaped(container.group))  \(ShownName.escaped(container.path))"]
                + Self.table(container.files) + container.findings.flatMap(Self.lines)
        }
        if !groups.isEmpty { lines += ["identifiers of groups"] + groups.flatMap(Self.lines) }
        let problems = findings.count { $0.severity == .problem }
        lines.append(
            problems == 0
                ? "nothing needs a remedy; containers: \(containers.count)"
                : "findings: \(findings.count), of which \(problems) need a remedy"
        )
        return lines
    }

    private static func lines(_ finding: DoctorFinding) -> [String] {
        let mark = finding.severity == .problem ? "problem" : "notice"
        return [
            "  \(mark): \(ShownName.escaped(finding.subject)): \(ShownName.escaped(finding.message)) [\(finding.rule.rawValue)]",
            "    remedy: \(ShownName.escaped(finding.remedy))",
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
