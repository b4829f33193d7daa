import Foundation

/// A cold start of LucidPal's extension: the whole process up to the response with the medium widget's timeline.
struct LucidPalStartRow: BenchmarkRow {
    let name = "lucidpal.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        let edge = ["--containers", containers, "--now", "2026-06-03T07:41:00Z", "--zone", "Europe/Berlin"]
        let sample = [folder.programs + "/lucidpal", "sample"] + edge
        _ = try ProcessTimer(programs: folder.programs).runs(1, of: sample, environment: environment)
        let request = WidgetRequest(
            program: folder.programs + "/lucidpal-widget",
            kind: "LucidPalWidget",
            isMedium: true,
            now: Date(timeIntervalSinceReferenceDate: 802_165_260),
            zone: "Europe/Berlin",
            environment: environment
        )
        return try ExtensionStart(of: request, in: folder).result(name, atMost: 10)
    }
}
