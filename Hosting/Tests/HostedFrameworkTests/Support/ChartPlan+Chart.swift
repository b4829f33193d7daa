import SwiftUI

@testable import Charts

extension ChartPlan {
    /// The plan of a chart in a box of 100 points in height.
    @MainActor
    init(
        of chart: Chart<some ChartContent>,
        width: CGFloat = 100,
        textSize: CGFloat = 11,
        _ change: (inout ChartSettings) -> Void = { _ in }
    ) {
        var settings = ChartSettings()
        change(&settings)
        let size = CGSize(width: width, height: 100)
        self.init(marks: chart.contentMarks, settings: settings, size: size, textSize: textSize)
    }
}
