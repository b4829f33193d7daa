import Foundation
import Testing

@testable import VitrineHost

/// Xcode projects of both kinds: groups with build files, and synchronized folders.
struct XcodeProjectTests {
    private func find(
        _ project: String,
        _ files: [String: String] = Self.files,
        target: String? = nil
    ) async throws(HostError) -> ExtensionSources {
        let all = files.merging(["/p/Steps.xcodeproj/project.pbxproj": project]) { $1 }
        return try await ExtensionFinder.memory(all).find(at: "/p/Steps.xcodeproj", target: target)[0]
    }

    /// The files of most tests with others; nil stands for no file.
    private static func files(and others: [String: String?]) -> [String: String] {
        others.reduce(into: files) { $0[$1.key] = $1.value }
    }

    /// A project file with the objects of a test, an app target `A` and an extension target `W`.
    private static func project(_ objects: String, settings: String = "", extra: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (A, W, ); buildConfigurationList = PL; \(extra)};
                PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; FLAG = one; }; };
                A = {isa = PBXNativeTarget; name = Steps; productType = "com.apple.product-type.application"; };
                WL = {isa = XCConfigurationList; buildConfigurations = (WR, WC, ); };
                WR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4; }; };
                WC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = "Widget/Info.plist"; \(settings) }; };
                \(objects)
            };
            rootObject = P;
        }
        """
    }

    private static let grouped = """
        W = {isa = PBXNativeTarget; name = "Steps Widget"; productType = "com.apple.product-type.app-extension";
            buildPhases = (S, R, ); buildConfigurationList = WL; };
        S = {isa = PBXSourcesBuildPhase; files = (b1, b2, b3, b4, ); };
        R = {isa = PBXResourcesBuildPhase; files = (b5, b6, ); };
        b1 /* Bundle */ = {isa = PBXBuildFile; fileRef = f1; };
        b2 = {isa = PBXBuildFile; fileRef = f2; settings = {ATTRIBUTES = (x, ); }; };
        b3 = {isa = PBXBuildFile; fileRef = f3; };
        b4 = {isa = PBXBuildFile; fileRef = f4; platformFilters = (macos, ); };
        b5 = {isa = PBXBuildFile; fileRef = f5; };
        b6 = {isa = PBXBuildFile; fileRef = f6; };
        G = {isa = PBXGroup; children = (GW, GS, G, ); sourceTree = "<group>"; };
        GW = {isa = PBXGroup; children = (f1, f4, f5, f6, ); path = Widget; sourceTree = "<group>"; };
        GS = {isa = PBXGroup; children = (f2, f3, ); name = "Not a folder"; sourceTree = "<group>"; };
        f1 = {isa = PBXFileReference; path = Bundle.swift; sourceTree = "<group>"; };
        f2 = {isa = PBXFileReference; path = "Shared/단계.swift"; sourceTree = SOURCE_ROOT; };
        f3 = {isa = PBXFileReference; path = gone.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        f4 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        f5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        f6 = {isa = PBXVariantGroup; name = Localizable.strings; children = (f7, f8, ); sourceTree = "<group>"; };
        f7 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        f8 = {isa = PBXFileReference; name = ko; path = ko.lproj/Localizable.strings; sourceTree = "<group>"; };
        """

    private static let files = [
        "/p/Widget/Bundle.swift": Sample.bundle, "/p/Shared/단계.swift": Sample.view, "/p/Widget/Mac.swift": "",
        "/p/Widget/Assets.xcassets/Contents.json": "{}", "/p/Widget/en.lproj/Localizable.strings": "",
        "/p/Widget/ko.lproj/Localizable.strings": "", "/p/Widget/Info.plist": Sample.infoPlist(),
    ]

    @Test
    func groupsAndBuildPhasesNameTheFiles() async throws {
        let settings =
            "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", WIDGET, ); "
            + "PRODUCT_BUNDLE_IDENTIFIER = \"app.$(TARGET_NAME:c99extidentifier).$(FLAG)\"; "
            + "CODE_SIGN_ENTITLEMENTS = Widget/W.entitlements;"
        let files = Self.files(and: ["/p/Widget/W.entitlements": ""])
        let found = try await find(Self.project(Self.grouped, settings: settings), files)
        #expect(found.notes.isEmpty)
        #expect(found.name == "Steps Widget")
        #expect(found.code.name == "Steps_Widget")
        #expect(found.code.swiftFiles == ["/p/Widget/Bundle.swift", "/p/Shared/단계.swift"])
        let strings = ["en", "ko"].map { "/p/Widget/\($0).lproj/Localizable.strings" }
        #expect(found.resources == ["/p/Widget/Assets.xcassets"] + strings)
        #expect(found.code.languageMode == .v6)
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "app.Steps_Widget.one")
        #expect(found.code.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "WIDGET")
        #expect(found.infoPlist == "/p/Widget/Info.plist")
        #expect(found.entitlements == .file("/p/Widget/W.entitlements"))
    }

    @Test
    func fileOfTheMachineOnWhichTheProjectWasMadeIsTheOneHere() async throws {
        let named = #"path = /Users/me/Desktop/Steps/Widget/Bundle.swift; sourceTree = "<absolute>""#
        let objects = Self.grouped.replacing(#"path = Bundle.swift; sourceTree = "<group>""#, with: named)
        let sources = try await find(Self.project(objects))
        #expect(sources.code.swiftFiles == ["/p/Widget/Bundle.swift", "/p/Shared/단계.swift"])
    }

    @Test
    func folderReferenceGoesIntoTheBundleAsItIs() async throws {
        let objects = """
            b7 = {isa = PBXBuildFile; fileRef = fr; };
            b8 = {isa = PBXBuildFile; fileRef = fl; };
            fr = {isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
            fl = {isa = PBXFileReference; lastKnownFileType = text; path = LICENSE; sourceTree = "<group>"; };
            """
        let project = Self.project(Self.grouped + objects)
            .replacing("files = (b5, b6, );", with: "files = (b5, b6, b7, b8, );")
            .replacing("children = (f1, ", with: "children = (fr, fl, f1, ")
        let more = ["/p/Widget/Data/routes/one.json": "{}", "/p/Widget/LICENSE": ""]
        let found = try await find(project, Self.files(and: more))
        #expect(found.resources.contains("/p/Widget/Data"), "\(found.resources)")
        #expect(!found.resources.contains("/p/Widget/LICENSE"))
    }

    @Test(arguments: [
        ("FLAG = \"$(FLAG)-two\"; PRODUCT_BUNDLE_IDENTIFIER = \"app.$(FLAG)\";", "app.one-two"),
        ("PRODUCT_BUNDLE_IDENTIFIER = app.$FLAG.widget;", "app.one.widget"),
        // A colour's name is no setting.
        ("PRODUCT_BUNDLE_IDENTIFIER = \"$accent\";", "$accent"),
    ])
    func nameOfASettingStandsForItsValueInTheLayerBelow(settings: String, identifier: String) async throws {
        let found = try await find(Self.project(Self.grouped, settings: settings))
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == identifier)
    }

    @Test(arguments: [("YES", "Daily"), ("NO", nil), (nil, nil)])
    func keysCountForAListThatXcodeMakes(makesList: String?, name: String?) async throws {
        let stated = makesList.map { "GENERATE_INFOPLIST_FILE = \($0); " } ?? ""
        let settings = stated + "INFOPLIST_KEY_CFBundleDisplayName = Daily;"
        let found = try await find(Self.project(Self.grouped, settings: settings))
        #expect(found.code.settings["INFOPLIST_KEY_CFBundleDisplayName"] == name)
    }

    @Test
    func extensionHasTheNameOfItsApp() async throws {
        let app = "name = Steps; productType = \"com.apple.product-type.application\";"
        let objects = """
            AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
            AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME) daily"; }; };
            B = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; };
            D = {isa = PBXTargetDependency; target = W; };
            """
        let alone = Self.project(Self.grouped + objects).replacing(app, with: app + " buildConfigurationList = AL;")
        #expect(try await find(alone).appName == "Steps daily")
        let two = alone.replacing("targets = (A, W, );", with: "targets = (B, A, W, );")
        #expect(try await find(two).appName == nil, "it is not known which one contains it")
        let embedding = two.replacing(app, with: app + " dependencies = (D, );")
        #expect(try await find(embedding).appName == "Steps daily")
        #expect(try await find(embedding).app?.code.name == "Steps")
        #expect(try await find(Self.project(Self.grouped)).appName == "Steps")
    }

    @Test
    func targetOfTestsHasTheModulesThatItTests() async throws {
        let objects = """
            T = {isa = PBXNativeTarget; name = StepsTests; productType = "com.apple.product-type.bundle.unit-test";
                buildPhases = (TS, ); dependencies = (TD, ); };
            TS = {isa = PBXSourcesBuildPhase; files = (tb, ); };
            tb = {isa = PBXBuildFile; fileRef = tf; };
            tf = {isa = PBXFileReference; path = Tests.swift; sourceTree = SOURCE_ROOT; };
            TD = {isa = PBXTargetDependency; target = W; };
            """
        let project = Self.project(Self.grouped + objects)
            .replacing("targets = (A, W, );", with: "targets = (A, W, T, );")
            .replacing("children = (f2, f3, );", with: "children = (f2, f3, tf, );")
        let files = Self.files(and: ["/p/Steps.xcodeproj/project.pbxproj": project, "/p/Tests.swift": ""])
        let finder = ExtensionFinder.memory(files)
        let found = try await finder.tests(at: "/p")
        #expect(found.map(\.name) == ["StepsTests"])
        #expect(found[0].code.swiftFiles == ["/p/Tests.swift"])
        #expect(found[0].modules.map(\.name) == ["Steps_Widget"])
        #expect(found[0].code.dependencies == ["Steps_Widget"])
        let error = await #expect(throws: HostError.self) { try await finder.tests(at: "/p", target: "Other") }
        #expect(error?.message.contains("there are: StepsTests") == true)
        let missing = await #expect(throws: HostError.self) { try await finder.tests(at: "/nowhere") }
        #expect(missing?.code == .file)
    }

    @Test
    func propertyListsThatTheProjectNamesAndAreNotThereAreNoted() async throws {
        let files = Self.files(and: ["/p/Widget/Info.plist": nil])
        let settings = "CODE_SIGN_ENTITLEMENTS = Widget/W.entitlements;"
        let found = try await find(Self.project(Self.grouped, settings: settings), files)
        #expect(found.infoPlist == nil && found.entitlements == .unknown)
        #expect(found.notes.count == 2)
        #expect(found.notes.first?.hasPrefix("/p/Widget/Info.plist is not there") == true, "\(found.notes)")
    }

    @Test(arguments: [("developmentRegion = de; ", "de"), ("developmentRegion = German; ", "de"), ("", "en")])
    func languageOfAProjectIsASetting(region: String, expected: String) async throws {
        let found = try await find(Self.project(Self.grouped, extra: region))
        #expect(found.code.settings["DEVELOPMENT_LANGUAGE"] == expected)
        #expect(found.code.settings["CONFIGURATION"] == "Debug" && found.code.settings["PROJECT_NAME"] == "Steps")
    }

    @Test
    func emptySettingNamesNoFile() async throws {
        let settings = "CODE_SIGN_ENTITLEMENTS = \"\";"
        let found = try await find(Self.project(Self.grouped, settings: settings))
        #expect(found.entitlements == .absent)
        #expect(found.notes == [])
    }

    private static let synchronized = """
        W = {isa = PBXNativeTarget; name = StepsWidget; productType = "com.apple.product-type.app-extension";
            buildPhases = (); buildConfigurationList = WL; fileSystemSynchronizedGroups = (Y, ); };
        G = {isa = PBXGroup; children = (Y, Z, ); sourceTree = "<group>"; };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E1, E2, ); };
        Z = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E3, ); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
            membershipExceptions = (Info.plist, Old.swift, Drafts, "/Localized: Localizable.strings", );
            platformFiltersByRelativePath = {"Mac.swift" = (macos, ); "Deep/View.swift" = (ios, macos, ); }; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Bundle.swift, ); };
        E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
            membershipExceptions = ("Model/Steps.swift", ); };
        """

    @Test
    func synchronizedFoldersHaveExceptions() async throws {
        let files = [
            "/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/Old.swift": Sample.app,
            "/p/Widget/Mac.swift": Sample.app, "/p/Widget/Drafts/A.swift": Sample.app,
            "/p/Widget/Info.plist": Sample.infoPlist(),
            "/p/Widget/ko.lproj/Localizable.strings": "", "/p/Widget/Deep/View.swift": Sample.view,
            "/p/App/App.swift": Sample.app, "/p/App/Model/Steps.swift": "", "/p/App/Model/Other.swift": "",
        ]
        let found = try await find(Self.project(Self.synchronized), files)
        let own = ["/p/Widget/Bundle.swift", "/p/Widget/Deep/View.swift", "/p/App/Model/Steps.swift"]
        #expect(found.code.swiftFiles == own)
        #expect(found.resources == [])
    }

    @Test
    func fileIsAMemberOnceAlthoughALinkLeadsToItsFolder() async throws {
        var files = FileTree.memory([
            "/p/Steps.xcodeproj/project.pbxproj": Self.project(Self.synchronized),
            "/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/Info.plist": Sample.infoPlist(),
            "/p/Widget/Model/Steps.swift": "", "/p/App/App.swift": Sample.app, "/p/App/Model/Steps.swift": "",
        ])
        files.resolved = { $0.replacing("/p/Widget/Model", with: "/p/App/Model") }
        let found = try await ExtensionFinder(files: files) { _ in Data() }.find(at: "/p/Steps.xcodeproj", target: nil)
        #expect(found[0].code.swiftFiles == ["/p/Widget/Bundle.swift", "/p/Widget/Model/Steps.swift"])
    }

    @Test
    func settingsInASynchronizedFolderCount() async throws {
        let base = "baseConfigurationReferenceAnchor = Y; baseConfigurationReferenceRelativePath = Config/W.xcconfig; "
        let open = "name = Debug; buildSettings = {\n"
        let project = Self.project(Self.synchronized, settings: "NAME = Steps;")
            .replacing(open, with: base + open)
        let files = [
            "/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/Info.plist": Sample.infoPlist(),
            "/p/Widget/Config/W.xcconfig":
                "#include \"../Base.xcconfig\"\nPRODUCT_BUNDLE_IDENTIFIER = $(PREFIX).$(NAME)",
            "/p/Widget/Base.xcconfig": "PREFIX = org.example",
        ]
        let found = try await find(project, files)
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Steps")
    }

    @Test
    func excludingTheWidgetsFilesLeavesNoExtension() async throws {
        let project = Self.project(Self.synchronized).replacing("Old.swift", with: "Bundle.swift")
        let files = ["/p/Widget/Bundle.swift": Sample.bundle, "/p/Widget/Info.plist": Sample.infoPlist()]
        let error = try await #require(throws: HostError.self) { try await find(project, files) }
        #expect(error.code == .noExtension)
        #expect(error.message.contains("StepsWidget") || error.message.contains("Swift files"))
    }

    private func withPoint(_ point: String) async throws(HostError) -> ExtensionSources {
        let files = Self.files(and: ["/p/Widget/Info.plist": Sample.infoPlist(point: point)])
        return try await find(Self.project(Self.grouped), files)
    }

    @Test
    func anotherExtensionPointIsNotAWidget() async throws {
        let error = try await #require(throws: HostError.self) {
            try await withPoint("com.apple.usernotifications.service")
        }
        #expect(error.code == .noExtension)
        #expect(error.message.contains("com.apple.widgetkit-extension"))
    }

    @Test(arguments: [
        ("com.apple.widgetkit-extension.", true), ("com.apple.widget-extension", true),
        ("$(WIDGET_EXTENSION_POINT)", false),
    ])
    func extensionWithAWrongPointIsNoted(point: String, isWrong: Bool) async throws {
        let note = "/p/Widget/Info.plist: \(point) is not the extension point"
        let notes = try await withPoint(point).notes
        #expect(notes.contains { $0.hasPrefix(note) } == isWrong)
        #expect(isWrong || notes.isEmpty)
    }

    @Test
    func anUnknownTargetIsAnsweredWithTheKnownOnes() async throws {
        let error = try await #require(throws: HostError.self) {
            try await find(Self.project(Self.grouped), target: "Stpes")
        }
        #expect(error.code == .notFound)
        #expect(error.message.contains("there are: Steps Widget"))
    }

    /// The grouped project with further targets, whose objects are given, and the file of a framework.
    private static func framework(_ targets: String, _ objects: String) -> String {
        let file = """
            b10 = {isa = PBXBuildFile; fileRef = f10; };
            f10 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
            KS = {isa = PBXSourcesBuildPhase; files = (b10, ); };
            """
        // The group has no child for a file that is named by its path from the project's folder.
        return project(grouped.replacing("(GW, GS, G, )", with: "(GW, GS, f10, )") + file + objects)
            .replacing("targets = (A, W, );", with: "targets = (A, W, \(targets), );")
    }

    private static let importing = files(and: [
        "/p/Kit/Kit.swift": "", "/p/Widget/Bundle.swift": "import Kit\n" + Sample.bundle,
    ])

    @Test
    func frameworksAndLocalPackagesComeAlong() async throws {
        let objects = """
            L = {isa = PBXFrameworksBuildPhase; files = (b9, ); };
            b9 = {isa = PBXBuildFile; fileRef = k; };
            k = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                productReference = k; buildPhases = (KH, KS, ); packageProductDependencies = (d2, d3, ); };
            KH = {isa = PBXHeadersBuildPhase; files = (b11, ); };
            d1 = {isa = XCSwiftPackageProductDependency; productName = Model; };
            d2 = {isa = XCSwiftPackageProductDependency; productName = Remote; };
            d3 = {isa = XCSwiftPackageProductDependency; productName = Logging; };
            l = {isa = XCLocalSwiftPackageReference; relativePath = "Packages/My Model"; };
            """
        let linked = "buildPhases = (S, R, L, ); packageProductDependencies = (d1, d2, );"
        let files = Self.files(and: [
            "/p/Kit/Kit.swift": "", "/p/Packages/My Model/Package.swift": ".library(name: \"Model\", targets: [])",
        ])
        let project = Self.framework("K", objects).replacing("buildPhases = (S, R, );", with: linked)
        let found = try await find(project, files)
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.modules.first?.swiftFiles == ["/p/Kit/Kit.swift"])
        #expect(found.modules.first?.hasHeader == true && !found.code.hasHeader)
        #expect(found.code.dependencies == ["Kit"])
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/p/Packages/My Model")])
        #expect(found.notes.count == 2, "what the framework needs, too: \(found.notes)")
        #expect(found.notes.first?.contains("Remote") == true)
    }

    @Test
    func packageInASynchronizedFolderIsThere() async throws {
        let needing = "buildPhases = (S, R, ); packageProductDependencies = (d1, );"
        let objects =
            Self.grouped.replacing("buildPhases = (S, R, );", with: needing)
            .replacing("(GW, GS, G, )", with: "(GW, GS, Y, )") + """
                d1 = {isa = XCSwiftPackageProductDependency; productName = Model; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>"; };
                """
        let files = Self.files(and: ["/p/Modules/Model/Package.swift": ".library(name: \"Model\", targets: [])"])
        let found = try await find(Self.project(objects), files)
        #expect(found.code.packageProducts == [PackageProduct(name: "Model", package: "/p/Modules/Model")])
        #expect(found.notes.isEmpty)
    }

    @Test
    func otherLettersOfAFolderAreThoseOfTheDisk() async throws {
        let files = Self.files(and: [
            "/p/Shared/단계.swift": nil, "/p/shared/단계.swift": Sample.view, "/p/Widget/Info.plist": nil,
            "/p/Widget/info.plist": Sample.infoPlist(),
        ])
        let found = try await find(Self.project(Self.grouped), files)
        #expect(found.code.swiftFiles == ["/p/Widget/Bundle.swift", "/p/shared/단계.swift"])
        #expect(found.infoPlist == "/p/Widget/info.plist")
        #expect(found.notes.isEmpty)
    }

    @Test
    func importedFrameworkOfTheProjectNeedsNoLink() async throws {
        let objects = """
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (KS, ); };
            O = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; };
            """
        let found = try await find(Self.framework("K, O", objects), Self.importing)
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.code.dependencies == ["Kit"])
    }

    /// A kit has a bundle of its own on a phone, and is part of the program's here.
    @Test
    func resourcesOfAFrameworkComeAlongOnce() async throws {
        let objects = """
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (KS, KR, ); };
            KR = {isa = PBXResourcesBuildPhase; files = (b5, b11, ); };
            b11 = {isa = PBXBuildFile; fileRef = f11; };
            f11 = {isa = PBXFileReference; path = Kit/Kit.xcassets; sourceTree = SOURCE_ROOT; };
            """
        let project = Self.framework("K", objects).replacing("GS, f10, )", with: "GS, f10, f11, )")
        let found = try await find(project, Self.importing)
        let own = ["/p/Widget/Assets.xcassets", "/p/Kit/Kit.xcassets"]
        #expect(found.modules.map(\.resources) == [own])
        #expect(found.resources.filter { $0.hasSuffix(".xcassets") } == own)
    }

    /// XcodeGen's description has the files of today; a project that somebody went on with in Xcode has others.
    @Test(arguments: [("[Widget, Shared, Kit]", true), ("[Widget, Kit]", false)])
    func projectWithFewerFilesThanItsDescriptionIsOlder(_ sources: String, _ isOlder: Bool) async throws {
        let target = "{type: app-extension, platform: iOS, sources: \(sources), info: {path: Widget/Info.plist}}"
        let files = Self.files(and: [
            "/p/Steps.xcodeproj/project.pbxproj": Self.project(Self.grouped), "/p/Kit/Kit.swift": "",
            "/p/Widget/Mac.swift": nil, "/p/project.yml": "targets: {Steps Widget: \(target)}",
        ])
        let found = try #require(try await ExtensionFinder.memory(files).find(at: "/p").first)
        #expect(found.code.swiftFiles.contains("/p/Kit/Kit.swift") == isOlder)
        #expect(found.notes.contains { $0.contains("older than project.yml") } == isOlder)
    }

    /// The targets of a framework for several systems have one name for their product.
    @Test
    func moduleOfAFrameworkHasTheNameOfItsProduct() async throws {
        func target(_ id: String, _ name: String, sdk: String) -> String {
            """
            \(id) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.framework";
                buildPhases = (KS, ); buildConfigurationList = \(id)L; };
            \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)C, ); };
            \(id)C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Kit; SDKROOT = \(sdk); }; };
            """
        }
        let objects = target("M", "Kit macOS", sdk: "macosx") + target("K", "Kit iOS", sdk: "iphoneos")
        let found = try await find(Self.framework("M, K", objects), Self.importing)
        #expect(found.modules.map(\.name) == ["Kit"])
        #expect(found.modules.first?.settings["SDKROOT"] == "iphoneos")
        #expect(found.code.dependencies == ["Kit"])
    }

    @Test(arguments: ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"])
    func frameworkOfAnotherProjectOfTheWorkspaceComesAlong(_ phase: String) async throws {
        let objects =
            Self.grouped.replacing("buildPhases = (S, R, );", with: "buildPhases = (S, R, L, );") + """
                L = {isa = \(phase); files = (b9, ); };
                b9 = {isa = PBXBuildFile; fileRef = k; };
                k = {isa = PBXFileReference; path = NetworkKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """
        let workspace = """
            <?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:Steps.xcodeproj"/>
            <FileRef location="group:../net/NetworkKit.xcodeproj"/></Workspace>
            """
        let other = """
            { objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (K, ); };
                G = {isa = PBXGroup; children = (f, ); sourceTree = "<group>"; };
                K = {isa = PBXNativeTarget; name = NetworkKit; productType = "com.apple.product-type.framework";
                    productReference = k; buildPhases = (S, ); };
                k = {isa = PBXFileReference; path = NetworkKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                S = {isa = PBXSourcesBuildPhase; files = (b, ); };
                b = {isa = PBXBuildFile; fileRef = f; };
                f = {isa = PBXFileReference; path = API.swift; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        let files = Self.files(and: [
            "/p/Steps.xcworkspace/contents.xcworkspacedata": workspace,
            "/net/NetworkKit.xcodeproj/project.pbxproj": other, "/net/API.swift": "",
        ])
        let found = try await find(Self.project(objects), files)
        #expect(found.modules.map(\.swiftFiles) == [["/net/API.swift"]])
        #expect(found.code.dependencies == ["NetworkKit"])
    }
}
