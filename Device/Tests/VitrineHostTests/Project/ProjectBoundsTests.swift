import AssetCompiler
import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// What of a project's files gets into a program: those of its folder, its repository and its packages.
struct ProjectBoundsTests {
    private let temporary: TemporaryContainers
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryContainers() }

    @Test(arguments: [("ios", false), ("ios/W.swift", false), ("", true)])
    func folderThatIsNamedOrTheRepositoryCounts(named: String, isInside: Bool) throws {
        for name in ["ios/W.swift", "shared/a.json"] { try temporary.write("", to: name) }
        let path = named.isEmpty ? folder : "\(folder)/\(named)"
        let shared = folder + "/shared/a.json"
        #expect(ResourceBounds(of: path, files: .disk).contains(folder + "/ios/W.swift"))
        #expect(ResourceBounds(of: path, files: .disk).contains(shared) == isInside)
        try temporary.write("ref: refs/heads/main", to: ".git/HEAD")
        #expect(ResourceBounds(of: path, files: .disk).contains(shared))
    }

    @Test func propertyListElsewhereIsLeftOut() async throws {
        let secret = try temporary.write(Sample.infoPlist(), to: "home/Secret.plist")
        try temporary.write(Sample.bundle, to: "project/W.swift")
        try temporary.link("project/Info.plist", to: secret)
        let found = try await ExtensionFinder { _ in Data() }.find(at: folder + "/project")[0]
        #expect(found.infoPlist == nil)
        #expect(found.notes == ["\(folder)/project/Info.plist leads outside of the project, and is left out"])
    }

    @Test(arguments: ["/w/ios", "/w/ios/W.swift"])
    func submoduleThatWasNotFetchedIsNamed(path: String) async throws {
        var files = [
            "/w/.git/HEAD": "ref: refs/heads/main", "/w/ios/W.swift": Sample.bundle, "/w/Here/a.swift": "",
            "/w/.gitmodules": "[submodule \"Kit\"]\n\tpath = Modules/Kit\n[submodule \"Here\"]\n\tpath=Here\n",
        ]
        func notes() async throws -> [String] {
            try await ExtensionFinder.memory(files).find(at: path)[0].notes
        }
        let fetched = "which `git submodule update --init` fetches"
        #expect(try await notes() == ["files of these submodules are not here, \(fetched): Modules/Kit"])
        files["/w/Modules/Kit/Kit.swift"] = ""
        #expect(try await notes() == [])
    }

    @Test func everyFileOfABuildIsNamed() {
        var own = ExtensionSources(name: "W", code: ModuleSources(name: "W", swiftFiles: ["/p/W.swift"]))
        own.code.definitions = ["/p/M.xcdatamodeld"]
        own.modules = [ModuleSources(name: "K", swiftFiles: ["/k/K.swift"], infoPlist: "/k/Info.plist")]
        own.resources = ["/s/A.xcassets"]
        own.infoPlist = "/p/Info.plist"
        own.entitlements = .file("/p/W.entitlements")
        own.app = ExtensionSources(name: "A", code: ModuleSources(name: "A", swiftFiles: ["/a/A.swift"]))
        let files = [
            "/p/W.swift", "/p/M.xcdatamodeld", "/k/K.swift", "/k/Info.plist", "/s/A.xcassets", "/p/Info.plist",
            "/p/W.entitlements", "/a/A.swift",
        ]
        #expect(own.files.sorted() == files.sorted())
    }
}
