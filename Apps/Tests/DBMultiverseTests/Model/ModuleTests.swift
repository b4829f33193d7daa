import Foundation
import StarrySkyKit
import Testing
import VitrineTesting
import VitrineUI

@testable import DBMultiverseComicKit

/// What is linked into the reader, and what into its widget: read from the programs themselves.
struct ModuleTests {
    private func contains(_ name: String, in program: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: Program(name: program).path)).range(of: Data(name.utf8)) != nil
    }

    @Test(.model("D28")) func onlyTheAppLinksTheTimelineManager() throws {
        #expect(try contains("WidgetTimelineManager", in: "dbmultiverse"))
        #expect(try !contains("WidgetTimelineManager", in: "dbmultiverse-widget"))
    }

    @Test(.model("D47"), arguments: ["CoverImageManager", "ComicImageEntry", "CurrentChapterData"])
    func appAndWidgetLinkTheSameModule(type: String) throws {
        for program in ["dbmultiverse", "dbmultiverse-widget"] {
            #expect(try contains("20DBMultiverseComicKit", in: program) && contains(type, in: program), "\(program)")
        }
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

    @MainActor
    @Test(.model("D49")) func starrySkyComesFromAModuleOfItsOwn() throws {
        _ = LinearGradient.starrySky
        #expect(try contains("12StarrySkyKit", in: "dbmultiverse-widget"))
    }
}
