import VitrineDevice
import VitrineScript
import WidgetArchive

extension CheckReport {
    /// The report in the XML that build servers read: a suite for each extension, a case for each answer.
    public var junit: String {
        JUnitReport(suites: extensions.map { suite($0) }).xml
    }

    private func suite(_ own: Extension) -> JUnitReport.Suite {
        var cases = own.widgets.flatMap { widget in
            widget.answers.map { answer in
                JUnitReport.Case(
                    className: "\(own.name).\(widget.kind)",
                    name: "\(widget.family.rawValue) \(answer.request.rawValue) \(widget.textSize.rawValue)",
                    failure: answer.trouble.map { JUnitReport.Failure(message: $0) },
                    output: answer.findings.map { "\($0.finding.kind.rawValue): \($0.finding.message)" }
                )
            }
        }
        if !own.resourceFindings.isEmpty {
            cases.append(JUnitReport.Case(className: own.name, name: "resources", output: own.resourceFindings))
        }
        if !own.bundleFindings.isEmpty {
            let output = own.bundleFindings.map { "\($0.kind.rawValue): \($0.message)" }
            cases.append(JUnitReport.Case(className: own.name, name: "bundle", output: output))
        }
        if let trouble = own.trouble {
            let failure = JUnitReport.Failure(message: trouble)
            cases.append(JUnitReport.Case(className: own.name, name: "gallery", failure: failure))
        }
        return JUnitReport.Suite(name: own.name, duration: duration, cases: cases)
    }
}
