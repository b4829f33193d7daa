/// Valid files of a project, which a fuzzer damages; the keys are those that Xcode, XcodeGen and the plugin of Expo
/// write.
enum HostileProject {
    static let text = """
        // !$*UTF8*$!
        { archiveVersion = 1; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A, W, ); buildConfigurationList = PL; };
            PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
            PC = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {
                SWIFT_VERSION = 5.0; FLAG = "$(inherited) one"; NAME = "$(FLAG:c99extidentifier)"; }; };
            A = {isa = PBXNativeTarget; name = Steps; productType = "com.apple.product-type.application";
                buildConfigurationList = WL; dependencies = (D, ); };
            D = {isa = PBXTargetDependency; target = W; };
            W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
                buildPhases = (S, R, ); buildConfigurationList = WL; fileSystemSynchronizedGroups = (Y, ); };
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = W; exceptions = (X, ); sourceTree = "<group>"; };
            X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Info.plist, ); };
            S = {isa = PBXSourcesBuildPhase; files = (b1, ); };
            R = {isa = PBXResourcesBuildPhase; files = (b2, ); };
            b1 = {isa = PBXBuildFile; fileRef = f1; platformFilters = (ios, ); };
            b2 = {isa = PBXBuildFile; fileRef = f2; };
            WL = {isa = XCConfigurationList; buildConfigurations = (WC, ); };
            WC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = "W/Info.plist";
                CODE_SIGN_ENTITLEMENTS = W/W.entitlements; PRODUCT_NAME = "$(TARGET_NAME) $(NAME)";
                "FLAG[sdk=iphoneos*]" = "$(inherited) ${FLAG} $FLAG"; }; };
            G = {isa = PBXGroup; children = (F, f1, f2, Y, G, ); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            f1 = {isa = PBXFileReference; path = W/Bundle.swift; sourceTree = SOURCE_ROOT; };
            f2 = {isa = PBXVariantGroup; name = Localizable.strings; children = (f1, ); sourceTree = "<group>"; };
        }; rootObject = P; }
        """

    static let configuration = """
        #include "Base.xcconfig"
        #include? "Other.xcconfig"
        MARKETING_VERSION = 1.2 // the next one
        BUNDLE[sdk=iphone*] = app.$(MARKETING_VERSION)
        FLAG = $(inherited) $(BUNDLE:default=none)
        """

    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleVersion</key><string>$(FLAG) ${NAME}</string>
        <key>Count</key><integer>17</integer><key>When</key><date>2026-01-01T10:00:00Z</date>
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string></dict></dict></plist>
        """

    static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0"><FileRef location = "group:Core &amp; Co"></FileRef>
        <Group location = "group:Packages" name = "Packages"><FileRef location = "group:Model"></FileRef></Group>
        <FileRef location = "group:App/Steps.xcodeproj"></FileRef></Workspace>
        """

    static let yaml = """
        name: Steps
        settings: {base: {SWIFT_VERSION: "6.0", LIST: [1, 2.5, true]}}
        packages: {Model: {path: Packages/Model}, Remote: {url: https://example.com/remote, from: 1.0.0}}
        targetTemplates: {Widget: &template {type: app-extension, entitlements: {path: W/W.entitlements}}}
        targets:
          Steps: {type: application, platform: iOS, sources: [App], dependencies: [{target: StepsWidget}]}
          StepsWidget:
            templates: [Widget]
            sources:
              - {path: W, excludes: ["**/Drafts", "*.md", "{a,b}?.swift"]}
            info:
              path: W/Info.plist
              properties: {CFBundleDisplayName: Steps $(MARKETING_VERSION), Count: 0x10,
                NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            settings: {MARKETING_VERSION: 2.5, FLAG: true, SAME: *template}
            dependencies: [{package: Remote, product: RemoteKit}]
        """

    static let target = """
        /** @type {import('@bacons/apple-targets/app.plugin').ConfigFunction} */
        const size = 10 + 2; const { ios: { bundleIdentifier: id } = {} } = config;
        module.exports = config => ({
          type: "widget", name: `Steps ${config.name ?? "none"} ${1 + 2}`,
          colors: { $accent: "#FF6600", ink: { light: "rgb(0, 0, 0)", dark: "hsl(120, 50%, 30%)" } },
          entitlements: { "com.apple.security.application-groups": [...config.groups, 'group.a'] },
          bundleIdentifier: process.env.ID || (config["ios"] ? id : ".widget"), /* rest */ ...other,
        });
        """

    static let app = """
        { "expo": { "name": "Daily Steps", "version": "2.1.0", "ios": { "bundleIdentifier": "org.example.steps",
            "buildNumber": "7", "entitlements": { "com.apple.security.application-groups": ["group.a"] } },
          "plugins": ["@bacons/apple-targets", ["x", { "n": 3 }]] } }
        """

    static let code = """
        import WidgetKit // a comment
        /* /* nested */ */ let raw = #"a "quoted" \\#(1 + 2)"#, text = \"\"\"
            several \\(raw) lines
            \"\"\"
        #if os(iOS)
        @main struct Steps: WidgetBundle { var body: some Widget { if true { StepsWidget() } } }
        #endif
        """

    static let package = """
        {"toolsVersion": {"_version": "6.2.0"}, "dependencies": [{"fileSystem": [{"identity": "m", "path": "/q/M"}]}],
         "products": [{"name": "Model", "targets": []}], "targets": [
           {"name": "W", "type": "executable", "exclude": ["Old"], "settings": [],
            "dependencies": [{"byName": ["Kit", null]}, {"product": ["Model", "model", null, null]}]},
           {"name": "Kit", "type": "regular", "path": "Kit", "exclude": [], "dependencies": [{"byName": ["W", null]}],
            "settings": [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]}]}
        """

    static let resolved = """
        {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://example.org/kit.git",
          "state": {"revision": "0123456789abcdef0123456789abcdef01234567", "version": "1.2.3"}}], "version": 2}
        """

    static let intents = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Unit</string><key>INEnumValues</key><array><dict>
        <key>INEnumValueName</key><string>UTC</string><key>INEnumValueIndex</key><integer>2</integer></dict></array>
        </dict></array><key>INIntents</key><array><dict><key>INIntentName</key><string>SelectTide</string>
        <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>days</string>
        <key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><integer>3</integer></dict></dict></array>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>success</string><key>INIntentResponseCodeFormatString</key>
        <string>It is ${height}.</string></dict></array></dict></dict></array></dict></plist>
        """

    static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?><!DOCTYPE model [<!ENTITY a "b">]>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Boat" representedClassName=".Boat" parentEntity="Port" codeGenerationType="class">
        <attribute name="length" attributeType="Double" defaultValueString="7.5" usesScalarValueType="YES"/>
        <attribute name="age" attributeType="Integer 16" defaultValueString="12" usesScalarValueType="YES"/>
        <relationship name="crew" optional="YES" toMany="YES" destinationEntity="Boat"/></entity>
        <entity name="Port" representedClassName="Port&a;"/></model>
        """
}
