import Foundation

/// A cold start of BeeBloom's extension: the whole process up to the response with the medium widget's timeline.
struct BeeBloomStartRow: BenchmarkRow {
    let name = "beebloom.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        // The sample data has nine habits in three groups, with 30 days of checks.
        let sample = [folder.programs + "/beebloom", "sample", "--containers", containers]
        _ = try ProcessTimer(programs: folder.programs).runs(1, of: sample, environment: environment)
        let request = WidgetRequest(
            program: folder.programs + "/beebloom-widget",
            kind: "HabitWidget",
            isMedium: true,
            now: Date(),
            zone: "UTC",
            environment: environment
        )
        return try ExtensionStart(of: request, in: folder).result(name, atMost: 10)
    }
}
