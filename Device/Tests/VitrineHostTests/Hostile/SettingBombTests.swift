import Testing

@testable import VitrineHost

/// Build settings that stand for billions of characters are read within bounds.
struct SettingBombTests {
    private func settings(_ own: String, of project: String = "", files: [String: String] = [:]) throws -> [String:
        String]
    {
        let text = """
            { objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (W, ); buildConfigurationList = PL; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = {isa = XCBuildConfiguration; baseConfigurationReference = F; buildSettings = {\(project)}; };
                W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.application";
                    buildConfigurationList = WL; };
                WL = {isa = XCConfigurationList; buildConfigurations = (WC, ); };
                WC = {isa = XCBuildConfiguration; buildSettings = {\(own)}; };
                G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        let tree = FileTree.memory(files.merging(["/p/S.xcodeproj/project.pbxproj": text]) { $1 })
        return try XcodeProject("/p/S.xcodeproj", files: tree).apps()[0].code.settings
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test func settingsThatNameEachOtherEnd() throws {
        let own = #"A = "\#(Self.times(5_000, "$(B)"))"; B = "\#(Self.times(5_000, "$(A)"))"; C = "$(D)"; D = 1;"#
        let settings = try settings(own)
        #expect(settings.values.allSatisfy { $0.utf8.count < 2 << 20 })
    }

    @Test func bracketsWithoutAnEndStay() throws {
        let text = Self.times(30_000, "$(")
        #expect(try settings(#"A = "\#(text)";"#)["A"] == text)
    }

    @Test func settingThatInheritsALongOneOftenEnds() throws {
        let settings = try settings(
            #"A = "\#(Self.times(3_000, "$(inherited)"))"; B = "$(inherited) two";"#,
            of: #"A = "\#(Self.times(30_000, "x"))"; B = one;"#
        )
        #expect(settings["A"]?.utf8.count ?? 0 < 2 << 20)
        #expect(settings["B"] == "one two")
    }

    @Test(arguments: ["Base", "Other"]) func configurationsThatIncludeEachOtherAreRead(name: String) throws {
        let file = Self.times(20, "#include \"\(name).xcconfig\"\n") + "A = one\n"
        let other = "#include \"Base.xcconfig\"\nB = two\n"
        let settings = try settings("", files: ["/p/Base.xcconfig": file, "/p/Other.xcconfig": other])
        #expect(settings["A"] == "one")
        #expect(settings["B"] == (name == "Other" ? "two" : nil))
    }
}
