import Foundation
import VitrineFleet
import VitrineSheet

extension FleetReport {
    /// The table and the charts as a page.
    var page: ReportPage {
        let table = [[""] + results.map(\.policy)] + self.table.map { [$0.title] + $0.values }
        let size =
            results.first.map {
                "\($0.widgets.formatted(.number.locale(Locale(identifier: "en_US")))) widgets, each on a phone of its own, for \($0.days) \($0.days == 1 ? "day" : "days")"
            } ?? ""
        return ReportPage(
            title: "A fleet of widgets",
            sections: [
                ReportSection(
                    "How old what people see is, and what it costs",
                    note: size,
                    [.table(table, hasNumbers: true), .drawings(charts.map(\.svg))]
                )
            ]
        )
    }
}
