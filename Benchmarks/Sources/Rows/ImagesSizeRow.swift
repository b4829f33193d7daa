import DBMultiverseSampleComic
import Foundation
import VitrineImages

/// The largest stored cover of a comic's pages and a page of 24 megapixels, compared with the bound of 60 kB.
struct ImagesSizeRow: BenchmarkRow {
    let name = "images.size"

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        var pages = [try LargePage(in: folder).baseline]
        for chapter in try await SampleComic.write(to: folder.path) {
            pages += chapter.fileNames.map { folder.path + "/" + chapter.chapter.folderName + "/" + $0 }
        }
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
