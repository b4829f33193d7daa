import AssetCompiler
import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// Damaged forms of every file of a project: each is read or refused, and nothing else happens.
struct ProjectFuzzTests {
    /// A file of a project, what lies beside it, and what reads it.
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        let content: String
        var beside: [String: String] = [:]
        let read: @Sendable (FileTree, String) throws -> Void

        var testDescription: String { name }
    }

    private static let kinds = [
        project("pbxproj", "/p/S.xcodeproj/project.pbxproj", HostileProject.text),
        project("xcconfig", "/p/Base.xcconfig", HostileProject.configuration),
        project("plist", "/p/W/Info.plist", HostileProject.infoPlist),
        Kind(name: "workspace", path: "/w/S.xcworkspace/contents.xcworkspacedata", content: HostileProject.workspace) {
            files,
            _ in _ = Workspaces(files: files).members(with: "/w/App/Steps.xcodeproj")
        },
        Kind(name: "xcodegen", path: "/p/project.yml", content: HostileProject.yaml, beside: besideProject) {
            files,
            path in
            let project = try XcodeGenProject(path, files: files)
            for sources in project.extensions() + project.apps() { _ = try InformationList(sources, files: files).xml }
        },
        expo("expo", "/p/targets/widget/expo-target.config.js", HostileProject.target),
        expo("expo-app", "/p/app.json", HostileProject.app),
        Kind(name: "swift", path: "/p/W.swift", content: HostileProject.code) { files, path in
            try CandidateCheck(files: files).check(FolderProject(files: files).sources(at: path), at: path)
        },
        Kind(name: "package", path: "/p/description.json", content: HostileProject.package) { files, path in
            _ = try PackageProject("/p", description: files.contents(path) ?? Data(), files: files).extensions()
        },
        Kind(name: "resolved", path: "/p/Package.resolved", content: HostileProject.resolved) { files, path in
            _ = try PackagePin.all(in: files.contents(path) ?? Data(), at: path)
        },
        Kind(name: "intents", path: "/p/I.intentdefinition", content: HostileProject.intents) { files, path in
            _ = IntentClasses(definition: try IntentDefinition(files.contents(path) ?? Data(), path: path)).source
        },
        Kind(name: "model", path: "/p/M.xcdatamodeld/M.xcdatamodel/contents", content: HostileProject.model) {
            files,
            _ in
            _ = ManagedClasses(model: try DataModel(at: "/p/M.xcdatamodeld", files: files)).source
        },
        Kind(name: "baseline", path: "/p/baseline.txt", content: "lowContrast\tSteps\tsystemSmall\n") { files, path in
            _ = CheckBaseline(text: files.text(path) ?? "")
        },
    ]

    private static let besideProject = [
        "/p/S.xcodeproj/project.pbxproj": HostileProject.text, "/p/Base.xcconfig": HostileProject.configuration,
        "/p/W/Info.plist": HostileProject.infoPlist, "/p/W/Bundle.swift": Sample.bundle,
        "/p/W/W.entitlements": HostileProject.infoPlist,
    ]

    /// A file that the reading of an Xcode project reads.
    private static func project(_ name: String, _ path: String, _ content: String) -> Kind {
        Kind(name: name, path: path, content: content, beside: besideProject) { files, _ in
            let project = try XcodeProject("/p/S.xcodeproj", files: files)
            for sources in project.extensions() + project.apps() {
                _ = try InformationList(sources, files: files).xml
                _ = try sources.entitlements.appGroups(sources.code.settings, files: files)
            }
        }
    }

    private static func expo(_ name: String, _ path: String, _ content: String) -> Kind {
        let beside = [
            "/p/app.json": HostileProject.app, "/p/targets/widget/expo-target.config.js": HostileProject.target,
            "/p/targets/widget/W.swift": Sample.bundle,
        ]
        return Kind(name: name, path: path, content: content, beside: beside) { files, _ in
            _ = ExpoProject(files: files).outline(below: "/p").extensions
        }
    }

    @Test(arguments: kinds)
    func fileOfAProjectIsReadOrRefused(kind: Kind) throws {
        let valid = FileTree.memory(kind.beside.merging([kind.path: kind.content]) { $1 })
        try kind.read(valid, kind.path)
        try FuzzRun(kind.name, share: 0.2)([Array(kind.content.utf8)]) { input in
            let changed = FileTree(
                contents: { $0 == kind.path ? Data(input) : valid.contents($0) },
                names: valid.names
            )
            try kind.read(changed, kind.path)
        }
    }

    @Test(arguments: HostileResources.files)
    func resourceIsCompiledOrNamed(path: String, content: [UInt8]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-resources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = URL(filePath: "\(folder.path)/sources/\(path)")
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let top = try #require(path.split(separator: "/").first)
        let sources = ResourceSources(
            files: [URL(filePath: "\(folder.path)/sources/\(top)")],
            infoPlist: path.hasSuffix("Info.plist") ? file : nil,
            settings: ["A": "$(B)", "B": "$(A)$(A)"]
        )
        let compiler = AssetCompiler(converter: VectorConverter(folders: []))
        try FuzzRun(file.lastPathComponent, share: 0.1)([content]) { input in
            try Data(input).write(to: file)
            _ = try compiler.compile(sources, into: folder.appending(path: "W.resources"))
            _ = compiler.assetSymbols(of: sources)
        }
    }
}
