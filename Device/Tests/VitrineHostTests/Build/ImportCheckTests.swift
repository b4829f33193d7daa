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
}
