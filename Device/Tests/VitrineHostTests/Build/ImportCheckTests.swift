import Testing

@testable import VitrineHost

/// Modules that are not there, found before a build.
struct ImportCheckTests {
    @Test
    func aMissingModuleIsListedOnceWithTheNumberOfItsPlaces() {
        let missing = ImportCheck(known: ["SwiftUI", "Kit"])
            .missing(in: [
                ("/w/a.swift", "import SwiftUI\nimport Foundation\n@testable import Realm\n// import Gone\n"),
                ("/w/b b.swift", "public import struct Realm.Results\nimport Kit.Sub\nlet a = \"import None\"\n"),
                ("/w/c.swift", "#if canImport(Maps)\nimport Maps\n#endif\nimport class Kingfisher.Cache\n"),
            ])
        #expect(
            missing.map { "\($0.place) \($0.name.name) \($0.places)" } == [
                "/w/a.swift:3 import Realm 2", "/w/c.swift:4 import Kingfisher 1",
            ]
        )
        #expect(BuildFailure(missing: missing).text(log: nil).hasSuffix("/w/c.swift:4: import Kingfisher (1 place)"))
    }

    @Test
    func fileThatImportsNothingIsNamedAsTheCause() {
        let files = FileTree.memory(["/w/a.swift": "import SwiftUI\n", "/w/b.swift": "struct W: Widget {}\n"])
        func hint(_ place: String) -> String? {
            HostBuild.importHint(for: [.init(name: MissingName(name: "Widget"), place: place, places: 1)], files: files)
        }
        #expect(hint("/w/b.swift:1:11")?.hasPrefix("/w/b.swift imports neither SwiftUI nor WidgetKit") == true)
        #expect(hint("/w/a.swift:1:11") == nil && hint("/gone.swift:1:1") == nil)
    }

    @Test
    func noImportIsAskedForWhereAnotherModuleExplainsTheNames() {
        let files = FileTree.memory([
            "/w/store.swift": "import GRDB\nvar queue: DatabaseQueue\n",
            "/w/intent.swift": "#if canImport(Intents)\nimport Intents\nvar intent: Route\n#endif\n",
            "/w/plain.swift": "import Foundation\nvar view: Text\n",
        ])
        func hint(_ path: String) -> String? {
            let missing = BuildFailure.Missing(name: MissingName(name: "Name"), place: "\(path):2:12", places: 1)
            return HostBuild.importHint(for: [missing], files: files)
        }
        #expect(hint("/w/store.swift") == nil && hint("/w/intent.swift") == nil)
        #expect(hint("/w/plain.swift")?.hasPrefix("/w/plain.swift imports neither") == true)
    }
}
