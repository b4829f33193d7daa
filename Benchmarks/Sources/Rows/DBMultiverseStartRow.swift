import DBMultiverseComicKit
import Foundation
import Vitrine

/// A cold start of the comic reader's extension: the whole process up to the response with the widget and its cover.
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
        let request = WidgetRequest(
            program: folder.programs + "/dbmultiverse-widget",
            kind: "DBMultiverseWidgets",
            now: Date(),
            zone: "UTC",
            environment: environment
        )
        return try ExtensionStart(of: request, in: folder)
            .result(name, atMost: 10, condition: cover > 0, notes: ["the cover has \(cover) bytes"])
    }
}
