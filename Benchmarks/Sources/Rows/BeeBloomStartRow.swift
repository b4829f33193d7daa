/// A cold start of BeeBloom's extension: the whole process up to the drawn timeline of the medium widget.
struct BeeBloomStartRow: BenchmarkRow {
    let name = "beebloom.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        // The sample data has nine habits in three groups, with 30 days of checks.
        let sample = [folder.programs + "/beebloom", "sample", "--containers", containers]
        _ = try timer.runs(1, of: sample, environment: environment)
        let widget = [
            folder.programs + "/beebloom-widget", "timeline", "--family", "medium", "--containers", containers,
        ]
        return try ExtensionStart(of: widget, environment: environment, with: timer).result(name, atMost: 12)
    }
}
