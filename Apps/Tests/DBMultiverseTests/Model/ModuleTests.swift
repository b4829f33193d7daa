import Foundation
import StarrySkyKit
import Testing
import VitrineTesting

@testable import DBMultiverseComicKit

/// What the reader and its widget consist of.
struct ModuleTests {
    private func contains(_ name: String, in program: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: Program(name: program).path)).range(of: Data(name.utf8)) != nil
    }

    @Test(.model("D28")) func onlyTheAppLinksTheTimelineManager() throws {
        #expect(try contains("WidgetTimelineManager", in: "dbmultiverse"))
        #expect(try !contains("WidgetTimelineManager", in: "dbmultiverse-widget"))
    }

    @Test(.model("D47", "D49")) func typesComeFromTheModulesOfTheDocument() {
        let shared: [Any.Type] = [CoverImageManager.self, ComicImageEntry.self, CurrentChapterData.self]
        #expect(shared.allSatisfy { String(reflecting: $0).hasPrefix("DBMultiverseComicKit.") })
        #expect(String(reflecting: StarrySky.self) == "StarrySkyKit.StarrySky")
    }

    @Test(.model("D48")) func widgetsSourcesImportOnlyTheInterfaceTheyAreWrittenFor() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../DBMultiverse/Widget").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var imported: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                if let index = words.firstIndex(of: "import"), index < 2 { imported.insert(String(words[index + 1])) }
            }
        }
        #expect(imported.isSuperset(of: ["VitrineUI", "VitrineWidgets"]))
        // `Vitrine` is only named for the request's moment.
        #expect(
            imported.subtracting(["DBMultiverseComicKit", "StarrySkyKit", "Vitrine", "VitrineUI", "VitrineWidgets"])
                .isEmpty
        )
    }
}
