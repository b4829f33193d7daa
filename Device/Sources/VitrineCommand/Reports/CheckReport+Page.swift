import VitrineDevice
import VitrineHost
import VitrineSheet
import WidgetArchive

extension CheckReport {
    /// The extensions with their findings as a page.
    var page: ReportPage {
        ReportPage(title: "Check of widget extensions: \(summary)", sections: extensions.map(Self.section))
    }

    private static func section(_ own: Extension) -> ReportSection {
        let trouble = own.trouble.map { [ReportSection.Finding(.failed, $0)] } ?? []
        let findings = own.remarks.map { remark in
            let owner = remark.isFailure || remark.kind.isEmpty ? "" : "\(remark.kind): "
            return ReportSection.Finding(
                remark.isFailure ? .failed : .notice,
                remark.message,
                details: [owner + remark.title]
            )
        }
        let memory = own.memory.map {
            "memory at most \($0.anonymous >> 20) MiB, \($0.resident >> 20) MiB resident"
        }
        return ReportSection(
            own.name,
            note: memory ?? "",
            hasPassed: !own.hasFailed,
            (own.widgets.isEmpty ? [] : [table(own)]) + [.findings(trouble + findings)]
        )
    }

    /// A row for each widget, and a column for each family that one of them has.
    private static func table(_ own: Extension) -> ReportSection.Part {
        let families = DisplayFamily.allCases.filter { family in own.widgets.contains { $0.family == family } }
        let rows = own.kinds.map { kind in
            [kind]
                + families.map { family in
                    words(own.widgets.filter { $0.kind == kind && $0.family == family }.flatMap(\.answers))
                }
        }
        return .table([["widget"] + families.map(\.words)] + rows)
    }

    private static func words(_ answers: [Answer]) -> String {
        guard !answers.isEmpty else { return "" }
        let failed = answers.count { $0.trouble != nil }
        return failed == 0 ? "\(answers.count) answered" : "\(failed) of \(answers.count) failed"
    }
}
