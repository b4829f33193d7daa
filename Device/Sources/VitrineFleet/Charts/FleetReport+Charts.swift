extension FleetReport {
    /// The charts as SVG images, by the names of their files: the age of the data that people see, and the requests at
    /// the service over the day.
    public var charts: [(name: String, svg: String)] {
        [("staleness.svg", staleness.svg), ("requests.svg", requests.svg)]
    }

    private var staleness: LineChart {
        let longest = max(60, results.compactMap { $0.age(ofShare: 0.99) }.max() ?? 60)
        let step = max(1, longest / 240)
        return LineChart(
            title: "How old the data was when a person looked",
            xTitle: longest > 120 ? "age in hours" : "age in minutes",
            yTitle: "share of the times seen",
            xMarks: longest > 120
                ? Self.hours(upTo: Double(longest) / 60).map { (Double($0 * 60), "\($0)") }
                : LineChart.marks(upTo: Double(longest)).map { ($0, "\(Int($0))") },
            yLimit: 1,
            lines: results.map { result in
                let points = stride(from: 0, through: longest, by: step)
                    .map { (x: Double($0), y: result.share(upToAge: $0) ?? 0) }
                return LineChart.Line(name: result.policy, points: points)
            }
        )
    }

    /// Whole hours from 0 to the first of them at or above a limit: at most nine.
    static func hours(upTo limit: Double) -> [Int] {
        let step = [1, 2, 3, 6, 12, 24, 48, 96, 168].first { Double($0) * 8 >= limit } ?? Int((limit / 8).rounded(.up))
        return (0...Int((limit / Double(step)).rounded(.up))).map { $0 * step }
    }

    private var requests: LineChart {
        LineChart(
            title: "Requests at the service in each minute of the day",
            xTitle: "hour of the day",
            yTitle: "requests a minute",
            xMarks: (0...8).map { (Double($0 * 180), "\($0 * 3)") },
            yLimit: max(1, results.map(\.peakRequests).max() ?? 1),
            lines: results.map { result in
                LineChart.Line(
                    name: result.policy,
                    points: (0..<1_440).map { (x: Double($0), y: result.requests(inMinute: $0)) }
                )
            }
        )
    }
}
