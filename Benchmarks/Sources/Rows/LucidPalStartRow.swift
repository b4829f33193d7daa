/// A cold start of LucidPal's extension: the whole process up to the drawn timeline of the medium widget.
struct LucidPalStartRow: BenchmarkRow {
    let name = "lucidpal.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "VITRINE_DATA": "sample", "HOME": containers]
        let sample = [folder.programs + "/lucidpal", "sample", "--containers", containers]
        _ = try timer.runs(1, of: sample, environment: environment)
        let widget = [
            folder.programs + "/lucidpal-widget", "timeline", "--family", "medium", "--containers", containers,
        ]
        return try ExtensionStart(of: widget, environment: environment, with: timer).result(name, atMost: 10)
    }
}
