import Foundation
import ProjectDoctor
import VitrineDoctor
import VitrineSheet

extension DoctorReports {
    /// The projects and containers with their findings as a page.
    var page: ReportPage {
        let outcome = needsRemedy ? "something needs a remedy" : "nothing needs a remedy"
        var sections = projects.map(Self.section)
        if !report.groups.isEmpty {
            sections.append(ReportSection("Groups", hasPassed: nil, [Self.list(report.groups)]))
        }
        // What needs a remedy is what a reader looks for.
        let containers = report.containers.filter(Self.needsRemedy) + report.containers.filter { !Self.needsRemedy($0) }
        return ReportPage(title: "Doctor: \(outcome)", sections: sections + containers.map(Self.section))
    }

    private static func section(_ project: ProjectReport) -> ReportSection {
        let findings = project.findings.map { finding in
            ReportSection.Finding(
                finding.severity == .problem ? .failed : .notice,
                "\(finding.message) [\(finding.rule)]",
                details: [
                    "\(finding.place.file):\(finding.place.line)", "Why: \(finding.why)", "Remedy: \(finding.remedy)",
                    "Source: \(finding.source)",
                ]
            )
        }
        return ReportSection(
            project.targets.isEmpty ? "No app and no widget extension" : project.targets.joined(separator: ", "),
            note: (["Swift files: \(project.fileCount)", "allowed findings: \(project.allowedCount)"] + project.notes)
                .joined(separator: "; "),
            hasPassed: !project.needsRemedy,
            [.findings(findings)]
        )
    }

    private static func section(_ container: DoctorReport.Container) -> ReportSection {
        let files = container.files.map { file in
            [
                file.path, file.purpose, file.mode,
                file.byteCount.formatted(.byteCount(style: .memory, spellsOutZero: false)),
                file.owners.joined(separator: ", "),
            ]
        }
        return ReportSection(
            container.group,
            note: container.path,
            hasPassed: !needsRemedy(container),
            [list(container.findings)]
                + (files.isEmpty ? [] : [.table([["file", "purpose", "mode", "size", "owners"]] + files)])
        )
    }

    private static func needsRemedy(_ container: DoctorReport.Container) -> Bool {
        container.findings.contains { $0.severity == .problem }
    }

    private static func list(_ findings: [DoctorFinding]) -> ReportSection.Part {
        .findings(
            findings.map { finding in
                ReportSection.Finding(
                    finding.severity == .problem ? .failed : .notice,
                    "\(finding.subject): \(finding.message) [\(finding.rule.rawValue)]",
                    details: ["Remedy: \(finding.remedy)"]
                )
            }
        )
    }
}
