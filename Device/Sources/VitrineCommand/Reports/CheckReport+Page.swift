import Foundation
import VitrineDevice
import VitrineHost
import VitrineSheet
import WidgetArchive

extension CheckReport {
    /// The extensions with pictures of their widgets and their findings as a page.
    func page(_ settings: DeviceSettings, _ date: Date) -> ReportPage {
        let drawing = PageDrawing(settings: settings, date: date)
        return ReportPage(
            title: "Check of widget extensions: \(outcome)",
            note: counts,
            sections: extensions.enumerated().map { Self.section($1, drawing, id: "e\($0)") }
        )
    }

    private static func section(_ own: Extension, _ drawing: PageDrawing, id: String) -> ReportSection {
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
            (own.widgets.isEmpty ? [] : [table(own)])
                + [.pictures(pictures(own), drawing, id: id), .findings(trouble + findings)]
        )
    }

    /// Each widget in each family, with the usual text and with the largest that was asked for.
    private static func pictures(_ own: Extension) -> [ReportPicture] {
        let sizes = Set(own.widgets.map(\.textSize))
        let usual = sizes.contains(.large) ? .large : DeviceTextSize.allCases.first(where: sizes.contains)
        let largest = DeviceTextSize.allCases.last(where: sizes.contains)
        return own.kinds.flatMap { kind in
            DisplayFamily.allCases.flatMap { family in
                own.widgets.filter { $0.kind == kind && $0.family == family }
                    .filter { $0.textSize == usual || $0.textSize == largest }
                    .compactMap(picture)
            }
        }
    }

    private static func picture(_ widget: Widget) -> ReportPicture? {
        let size = widget.textSize == .large ? "" : ", \(widget.textSize.rawValue)"
        return widget.view.map { view in
            ReportPicture(
                "\(widget.kind), \(widget.family.words)\(size)",
                view,
                family: widget.family,
                cornerRadius: widget.cornerRadius
            )
        }
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
