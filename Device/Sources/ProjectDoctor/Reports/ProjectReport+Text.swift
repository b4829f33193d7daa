extension ProjectReport {
    /// The report for a terminal: for each finding its place, as compilers write it, why, remedy and source.
    public var lines: [String] {
        var lines = findings.flatMap { finding in
            let place = [finding.place.file, "\(finding.place.line)"] + (finding.place.column.map { ["\($0)"] } ?? [])
            let mark = finding.severity == .problem ? "error" : "warning"
            return [
                "\(place.joined(separator: ":")): \(mark): \(finding.message) [\(finding.rule)]",
                "  why: \(finding.why)", "  remedy: \(finding.remedy)", "  source: \(finding.source)",
            ]
        }
        lines += notes.map { "note: \($0)" }
        let problems = findings.count { $0.severity == .problem }
        let judged = targets.isEmpty ? "no app and no widget extension" : targets.joined(separator: ", ")
        let allowed = allowedCount == 0 ? "" : ", \(allowedCount) allowed"
        lines.append(
            "\(judged): \(fileCount) Swift \(fileCount == 1 ? "file" : "files"), \(ProjectRule.all.count) rules, "
                + (problems == 0 ? "no problem" : "\(problems) \(problems == 1 ? "problem" : "problems")")
                + ", \(findings.count - problems) \(findings.count - problems == 1 ? "notice" : "notices")\(allowed)"
        )
        return lines
    }
}
