import DBMultiverseApp
import DBMultiverseComicKit
import Foundation
import Vitrine
import VitrineImages

/// The largest stored cover of the sample comic's pages and a page of 24 megapixels, compared with the bound of 60 kB.
struct ImagesSizeRow: BenchmarkRow {
    let name = "images.size"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        var pages = [try LargePage(in: folder).baseline]
        let library = try ComicLibrary(ContainersDirectory(path: folder.path).container(of: .dbMultiverse), now: Date())
        try library.addSample()
        // Its first pages are all pictures of the sample comic.
        let chapter = try library.filled(library.chapter(1))
        pages += chapter.pages.prefix(6).map { library.path(of: $0, in: chapter) }
        let covers = try pages.map { try CoverImage.make(from: $0) }
        let lowest = covers.map(\.quality).min() ?? 0
        return RowResult(
            name: name,
            unit: "B",
            ours: Double(covers.map(\.jpeg.count).max() ?? .max),
            peer: 60_000,
            peerName: "the bound of 60 kB at 600 pixels",
            bar: .atMost(1),
            condition: covers.allSatisfy { $0.pixelWidth == 600 },
            notes: [
                "\(covers.count) covers, \(covers.filter { $0.pixelWidth == 600 }.count) of them 600 pixels wide; "
                    + "median \(Int(Pairing.median(covers.map { Double($0.jpeg.count) }))) B, lowest quality \(lowest)"
            ]
        )
    }
}
