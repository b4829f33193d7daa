public import VitrineScript

extension ProjectReport {
    /// The findings as GitHub's annotations, one a line.
    ///
    /// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
    ///
    /// - Parameter prefix: What precedes a file's path so that it is relative to the repository.
    /// - Returns: A line for each finding.
    public func annotations(prefix: String) -> [String] {
        findings.map { finding in
            let place = "file=\(Self.property(prefix + finding.place.file)),line=\(finding.place.line)"
            let kind = finding.severity == .problem ? "error" : "notice"
            return
                "::\(kind) \(place),title=\(Self.property(finding.rule))::\(Self.data("\(finding.message). \(finding.remedy)"))"
        }
    }

    /// The findings as a suite of cases: one for each rule, which has failed if it has a problem.
    public var junit: JUnitReport {
        let byRule = Dictionary(grouping: findings) { $0.rule }
        let cases = ProjectRule.all.map { rule in
            let lines = (byRule[rule.id] ?? []).map { "\($0.place.file):\($0.place.line): \($0.message)" }
            let failure = lines.first.map { JUnitReport.Failure(message: $0, details: lines + [rule.remedy]) }
            return JUnitReport.Case(
                className: "vitrine doctor",
                name: rule.id,
                failure: rule.severity == .problem ? failure : nil,
                output: rule.severity == .problem ? [] : lines
            )
        }
        return JUnitReport(suites: [.init(name: targets.joined(separator: ", "), duration: .zero, cases: cases)])
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
