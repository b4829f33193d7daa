import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// The package that builds extensions.
struct ScratchPackageTests {
    private static let files: FileTree = .memory(["/v/Package.swift": "", "/v/Hosting/Package.swift": ""])

    private func library() throws -> LibraryLocation {
        try LibraryLocation.find(nil, program: "/v/.build/debug/vitrine", files: Self.files)
    }

    private func sources(_ name: String, _ settings: [String: String] = [:], in folder: String = "/w")
        -> ExtensionSources
    {
        let files = ["\(folder)/Widget/Bundle.swift", "\(folder)/Shared/단계 \"하나\".swift"]
        let code = ModuleSources(name: ModuleName.make(name), swiftFiles: files, settings: settings)
        return ExtensionSources(name: name, code: code)
    }

    private func package(
        _ extensions: [ExtensionSources],
        hosting: String = "/v/Hosting"
    ) throws -> ScratchPackage {
        try ScratchPackage(extensions, hosting: hosting, hostingProducts: ["SwiftUI", "WidgetKit"])
    }

    @Test
    func theLibraryIsAboveTheProgram() throws {
        #expect(try library().hosting == "/v/Hosting")
        let error = #expect(throws: HostError.self) {
            try LibraryLocation.find(nil, program: "/usr/bin/vitrine", files: Self.files)
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("--library") == true)
        #expect(throws: HostError.self) { try LibraryLocation.find("/x", program: "/v/a", files: Self.files) }
    }

    @Test
    func newOrMissingFileOfTheLibraryAsksForAnotherPlan() throws {
        func mark(_ files: [String: String]) throws -> String {
            let manifests = ["/v/Package.swift": "a", "/v/Hosting/Package.swift": "b"]
            let files: FileTree = .memory(manifests.merging(files) { _, new in new })
            return try LibraryLocation.find("/v", program: "/v/a", files: files).layoutMark(in: files)
        }
        let mapKit = "/v/Hosting/Sources/MapKit/Map.swift"
        let known = try mark([mapKit: "import SwiftUI"])
        #expect(try mark([mapKit: "import UIKit"]) == known)
        #expect(try mark([:]) != known)
        #expect(try mark([mapKit: "import SwiftUI", "/v/Hosting/Sources/MapKit/Pin.swift": ""]) != known)
        #expect(try mark([mapKit: "import SwiftUI", "/v/Sources/Vitrine/A.swift": ""]) != known)
        #expect(try mark([mapKit: "import SwiftUI", "/v/Hosting/Package.swift": "c"]) != known)
    }

    @Test
    func filesKeepTheirPlacesBelowTheirCommonFolder() throws {
        let package = try package([sources("Steps")])
        #expect(
            package.files == [
                "Sources/Steps/Widget/Bundle.swift": .copy(of: "/w/Widget/Bundle.swift"),
                "Sources/Steps/Shared/단계 \"하나\".swift": .copy(of: "/w/Shared/단계 \"하나\".swift"),
                "Sources/Steps/Generated/FoundationNames.swift": .copy(of: "/v/Hosting/Names/FoundationNames.swift"),
            ]
        )
    }

    @Test
    func twoExtensionsOfOneNameHaveModulesAndProgramsOfTheirOwn() throws {
        let package = try package([sources("Widget"), sources("Widget", in: "/x"), sources("SwiftUI")])
        #expect(package.programs.map(\.module) == ["Widget", "WidgetExtension", "SwiftUIExtension"])
        #expect(Set(package.programs.map(\.product)).count == 3)
    }

    @Test
    func theManifestHasTheTargetsSettings() throws {
        let settings = [
            "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG WIDGET a-b",
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
        ]
        let manifest = try package([sources("Steps", settings)]).manifest(of: ["import WidgetKit\n"])
        #expect(manifest.contains(".package(name: \"hosting\", path: \"/v/Hosting\")"))
        #expect(manifest.contains(".product(name: \"WidgetKit\", package: \"hosting\")"))
        #expect(!manifest.contains("\"SwiftUI\""))
        let expected =
            "[.swiftLanguageMode(.v5), .define(\"WIDGET\"), .defaultIsolation(MainActor.self), "
            + ".enableUpcomingFeature(\"BareSlashRegexLiterals\"), .enableUpcomingFeature(\"ExistentialAny\")]"
        #expect(manifest.contains(expected))
    }

    /// Xcode compiles them unless a project turns them off, a package only if its manifest names the feature.
    @Test(arguments: [
        ([String: String](), true), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], true),
        (["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], false),
        (CompilerSettings.settings(of: []), false), (CompilerSettings.settings(of: ["BareSlashRegexLiterals"]), true),
    ])
    func regularExpressionsBetweenSlashesAreOnAsInXcode(settings: [String: String], isOn: Bool) {
        let all = settings.merging(["SWIFT_VERSION": "5.0"]) { own, _ in own }
        let module = ModuleSources(name: "A", swiftFiles: [], settings: all)
        #expect(CompilerSettings(module).flags.contains("BareSlashRegexLiterals") == isOn)
    }

    @Test
    func modeSixNamesNoFeatureThatItIncludes() {
        let settings = ["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]
        let module = ModuleSources(name: "A", swiftFiles: [], settings: settings)
        #expect(
            CompilerSettings(module).expressions == [
                ".swiftLanguageMode(.v6)", ".enableUpcomingFeature(\"InferIsolatedConformances\")",
                ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
            ]
        )
    }

    @Test
    func frameworksOfOneNameAreRefusedUnlessTheyAreTheSame() throws {
        var first = sources("A")
        first.modules = [ModuleSources(name: "Kit", swiftFiles: ["/w/Kit.swift"])]
        var second = sources("B")
        second.modules = first.modules
        #expect(try package([first, second]).modules.map(\.name) == ["Kit", "A", "B"])
        second.modules = [ModuleSources(name: "Kit", swiftFiles: ["/x/Kit.swift"])]
        let error = #expect(throws: HostError.self) { try package([first, second]) }
        #expect(error?.code == .ambiguous)
    }

    @Test
    func anUnchangedFileIsNotTouchedAnOldOneIsDeletedAndThePersonsFilesAreAdapted() throws {
        let container = try TemporaryContainers()
        let folder = container.path + "/하나 둘"
        let scratch = ScratchFolder(path: folder + "/package")
        let text = "@objc class Steps {}"
        for file in ["w/Widget/Bundle.swift", "w/Shared/단계 \"하나\".swift", "v/Hosting/Names/FoundationNames.swift"] {
            try scratch.replace("\(folder)/\(file)", with: Data(text.utf8))
        }
        let package = try package([sources("Steps", in: folder + "/w")], hosting: folder + "/v/Hosting")
        try scratch.write(package)
        let written = scratch.path + "/Sources/Steps/"
        #expect(FileTree.disk.text(written + "Generated/FoundationNames.swift") == text)
        let copy = written + "Widget/Bundle.swift"
        #expect(FileTree.disk.text(copy) == "      class Steps {}")
        let old = written + "Old.swift"
        try scratch.replace(old, with: Data())
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: copy)
        try scratch.write(package)
        #expect(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date == past)
        #expect(!FileManager.default.fileExists(atPath: old))
        try scratch.replace(folder + "/w/Widget/Bundle.swift", with: Data("3".utf8))
        try scratch.write(package)
        #expect(FileTree.disk.text(copy) == "3")
    }

    /// | compiler           | editor              |
    /// |--------------------|---------------------|
    /// | begins at 14.1     |                     |
    /// | ends at 14.6       | changes a file, 14.9|
    /// | compares 14 with 14.1: "unchanged"       |
    ///
    /// It also compares the file's time with that of the build before, within one second.
    @Test("a file that changes within a second of a build, or twice, has a newer time in whole seconds each time")
    func aChangeWithinTheSecondOfABuildIsSeen() throws {
        let container = try TemporaryContainers()
        let file = container.path + "/Steps.swift"
        func changed(to text: String) throws -> Date? {
            try ScratchFolder(path: container.path).replace(file, with: Data(text.utf8))
            return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        }
        let build = Date()
        let written = try #require(try changed(to: "let a = 1"))
        #expect(written.timeIntervalSince1970.rounded(.down) >= build.timeIntervalSince1970)
        // As if it had been written in the second that ends then.
        let before = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.up) + 60)
        try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: file)
        #expect(try changed(to: "let a = 2") == before.addingTimeInterval(1))
    }
}
