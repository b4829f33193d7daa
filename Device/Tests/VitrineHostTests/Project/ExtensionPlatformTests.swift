import Foundation
import Testing

@testable import VitrineHost

/// Of a project with extensions for several systems, those for phones are hosted.
struct ExtensionPlatformTests {
    /// A project with an extension target for each of the settings.
    private static func project(_ settings: [String]) -> String {
        let targets = settings.indices.map { index in
            """
            W\(index) = {isa = PBXNativeTarget; name = Steps\(index); productType = "com.apple.product-type.app-extension";
                buildPhases = (S\(index), ); buildConfigurationList = L\(index); };
            S\(index) = {isa = PBXSourcesBuildPhase; files = (b\(index), ); };
            b\(index) = {isa = PBXBuildFile; fileRef = f; };
            L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index), ); };
            C\(index) = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = x;
                buildSettings = {INFOPLIST_FILE = Info.plist; \(settings[index]) }; };
            """
        }
        let names = settings.indices.map { "W\($0), " }.joined()
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (\(names)); };
                G = {isa = PBXGroup; children = (f, x, ); sourceTree = "<group>"; };
                f = {isa = PBXFileReference; path = Bundle.swift; sourceTree = "<group>"; };
                x = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                \(targets.joined(separator: "\n"))
              }; rootObject = P; }
            """
    }

    private func find(
        _ settings: [String],
        target: String? = nil,
        more: [String: String] = [:]
    ) async throws(HostError) -> [ExtensionSources] {
        let files = [
            "/p/Steps.xcodeproj/project.pbxproj": Self.project(settings), "/p/Bundle.swift": Sample.bundle,
            "/p/Info.plist": Sample.infoPlist(),
        ]
        return try await ExtensionFinder.memory(files.merging(more) { $1 }).find(at: "/p", target: target)
    }

    @Test
    func aWatchIsLeftOutWithANote() async throws {
        let found = try await find(["SDKROOT = watchos;", "SDKROOT = iphoneos;", "SDKROOT = macosx;"])
        #expect(found.map(\.name) == ["Steps1"])
        #expect(found.first?.notes == ["left out, choose with --target: Steps0 (watchOS), Steps2 (macOS)"])
    }

    @Test
    func allForPhonesAreHosted() async throws {
        let several = "SUPPORTED_PLATFORMS = \"macosx iphonesimulator iphoneos\"; SDKROOT = auto;"
        let found = try await find(["SDKROOT = iphoneos;", several])
        #expect(found.map(\.name) == ["Steps0", "Steps1"])
        #expect(found.map(\.notes) == [[], []])
    }

    @Test
    func anExtensionForAWatchIsHostedByItself() async throws {
        let only = try await find(["SDKROOT = watchos;"])
        #expect(only.map(\.name) == ["Steps0"])
        #expect(only[0].notes.first?.hasPrefix("the target is one for watchOS") == true)
        let named = try await find(["SDKROOT = watchos;", "SDKROOT = iphoneos;"], target: "Steps0")
        #expect(named.map(\.name) == ["Steps0"])
        let error = await #expect(throws: HostError.self) {
            try await find(["SDKROOT = watchos;", "SDKROOT = macosx;"])
        }
        #expect(error?.code == .ambiguous)
        #expect(error?.message.contains("Steps0 (watchOS), Steps1 (macOS)") == true)
    }

    @Test
    func anIncludedConfigurationFileIsRead() async throws {
        let files = [
            "/p/Base.xcconfig": "#include \"Deep/Watch.xcconfig\"\n#include? \"Gone.xcconfig\"\nNAME = own\n",
            "/p/Deep/Watch.xcconfig": "// a comment\nSDKROOT = watchos\nNAME = base\n#include \"../Base.xcconfig\"\n",
        ]
        let found = try await find(["", "SDKROOT = iphoneos;"], target: "Steps0", more: files)
        #expect(found.first?.platform == .watch)
        #expect(found.first?.code.settings["NAME"] == "own")
    }

    @Test
    func settingCountsIfEveryConditionIsMetAndBeforeThePlainOne() async throws {
        let own = "A = any; \"A[sdk=iphonesimulator*]\" = simulator; \"E[sdk=iphoneos*]\" = phone; E = any; "
        let base = """
            B = any
            B[config=Debug] = debug
            C[sdk=iphone*,arch=*][config=Rel*] = release
            F[sdk=iphoneos*] = here
            F = there
              #include "More.xcconfig" // the "others"
            """
        let found = try await find(
            [own + "\"E[sdk=macosx*]\" = mac;"],
            more: ["/p/Base.xcconfig": base, "/p/More.xcconfig": "D = more"]
        )
        let settings = try #require(found.first).code.settings
        let values = ["A", "B", "C", "D", "E", "F"].map { settings[$0] }
        #expect(values == ["any", "debug", nil, "more", "phone", "here"])
    }

    @Test(arguments: [
        ("$(ID_$(KIND))", "app.debug"), ("${ID_${KIND}}.w", "app.debug.w"), ("$(NONE:default=app.it).w", "app.it.w"),
        ("$(KIND:default=no:upper)", "DEBUG"), ("$(SPACED:rfc1034identifier:lower)", "my-app"),
        ("$(SELF)", "$(SELF)"), ("$(KIND", "$(KIND"),
    ])
    func nameMayHaveANameWithinIt(value: String, expected: String) {
        var expansion = SettingExpansion([
            "KIND": "debug", "ID_debug": "app.debug", "SPACED": "My App", "SELF": "$(SELF)",
        ])
        #expect(expansion.expand(value) == expected)
    }
}
