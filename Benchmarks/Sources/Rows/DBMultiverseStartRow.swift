import DBMultiverseComicKit
import Vitrine

/// A cold start of the comic reader's extension: the whole process up to the drawn widget with its cover.
struct DBMultiverseStartRow: BenchmarkRow {
    let name = "dbmultiverse.start"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        let edge = ["--containers", containers]
        for command in [["sample"], ["read", "1", "--page", "5"]] {
            _ = try timer.runs(1, of: [folder.programs + "/dbmultiverse"] + command + edge, environment: environment)
        }
        let group = try ContainersDirectory(path: containers).container(of: .dbMultiverse)
        let cover = CoverImageManager(group).loadCurrentChapter().cover.bytes?.count ?? 0
        let widget = [folder.programs + "/dbmultiverse-widget", "timeline"] + edge
        return try ExtensionStart(of: widget, environment: environment, with: timer)
            .result(name, atMost: 12, condition: cover > 0, notes: ["the cover has \(cover) bytes"])
    }
}
