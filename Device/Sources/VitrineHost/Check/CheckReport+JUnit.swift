import VitrineDevice
import VitrineScript
import WidgetArchive

extension CheckReport {
    /// The report in the XML that build servers read: a suite for each extension, a case for each answer.
    ///
    /// In a strict check, a case with findings has failed.
    public var junit: String {
        JUnitReport(suites: extensions.map { suite($0) }).xml
    }

    private func suite(_ own: Extension) -> JUnitReport.Suite {
        var cases = own.widgets.flatMap { widget in
            widget.answers.map { answer in
                testCase(
                    "\(own.name).\(widget.kind)",
                    "\(widget.family.rawValue) \(answer.request.rawValue) \(widget.textSize.rawValue)",
                    answer.trouble,
                    answer.findings.map { "\($0.finding.kind.rawValue): \($0.finding.message)" }
                )
            }
        }
        if !own.resourceFindings.isEmpty {
            cases.append(testCase(own.name, "resources", nil, own.resourceFindings))
        }
        if !own.bundleFindings.isEmpty {
            let findings = own.bundleFindings.map { "\($0.kind.rawValue): \($0.message)" }
            cases.append(testCase(own.name, "bundle", nil, findings))
        }
        if let trouble = own.trouble { cases.append(testCase(own.name, "gallery", trouble, [])) }
        return JUnitReport.Suite(name: own.name, duration: duration, cases: cases)
    }

    private func testCase(_ className: String, _ name: String, _ trouble: String?, _ findings: [String])
        -> JUnitReport.Case
    {
        let message = trouble ?? (isStrict ? findings.first : nil)
        let failure = message.map { JUnitReport.Failure(message: $0) }
        return JUnitReport.Case(className: className, name: name, failure: failure, output: findings)
    }
}
