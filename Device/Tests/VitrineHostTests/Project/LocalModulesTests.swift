import Foundation
import Testing

@testable import VitrineHost

/// Packages on this machine, compiled as modules of the extension.
struct LocalModulesTests {
    /// A package with a product of its name, and its targets.
    private static func description(_ name: String, _ targets: String..., needs: String = "") -> String {
        """
        {"toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(needs)],
         "products": [{"name": "\(name)", "targets": ["\(name)"]}], "targets": [\(targets.joined(separator: ", "))]}
        """
    }

    private static func target(_ name: String, needs: String = "", settings: String = "") -> String {
        """
        {"name": "\(name)", "type": "regular", "exclude": [], "dependencies": [\(needs)], "settings": [\(settings)]}
        """
    }

    private static let model = "{\"fileSystem\": [{\"identity\": \"model\", \"path\": \"/p/Model\"}]}"

    private static let descriptions = [
        "/p/Kit": description(
            "Kit",
            target(
                "Core",
                needs: "{\"product\": [\"Far\", \"far\", null, null]}",
                settings: "{\"tool\": \"swift\", \"kind\": {\"define\": {\"_0\": \"CORE\"}}}"
            ),
            target("Kit", needs: "{\"byName\": [\"Core\", null]}, {\"product\": [\"Model\", \"model\", null, null]}"),
            target("Other"),
            needs: model
        ),
        "/p/Model": description("Model", target("Model")), "/p/C": description("C", target("C")),
        "/p/User": description(
            "User",
            target("User", needs: "{\"byName\": [\"Model\", null]}, {\"byName\": [\"Far\", null]}"),
            needs: model + """
                , {"sourceControl": [{"identity": "far",
                "location": {"remote": [{"urlString": "https://x.example/Far"}]}}]}
                """
        ),
    ]

    private static let files = [
        "/p/Kit/Package.swift": "", "/p/Kit/Sources/Core/Core.swift": "", "/p/Kit/Sources/Kit/Kit.swift": "",
        "/p/Kit/Sources/Kit/en.lproj/A.strings": "", "/p/Kit/Sources/Other/Other.swift": "",
        "/p/Model/Package.swift": "\"Model\"", "/p/Model/Sources/Model/Model.swift": "",
        "/p/C/Package.swift": "", "/p/C/Sources/C/c.c": "", "/p/User/Package.swift": "",
        "/p/User/Sources/User/User.swift": "",
    ]

    private func resolve(_ products: [PackageProduct]) async -> ExtensionSources {
        let modules = LocalModules(files: .memory(Self.files)) { Data((Self.descriptions[$0] ?? "").utf8) }
        let code = ModuleSources(name: "Widget", swiftFiles: ["/w/A.swift"], packageProducts: products)
        return await modules.resolve(ExtensionSources(name: "Widget", code: code))
    }

    @Test
    func aProductBecomesItsTargetsAndThoseTheyNeed() async {
        let found = await resolve([PackageProduct(name: "Kit", package: "/p/Kit")])
        #expect(found.modules.map(\.name) == ["Core", "Model", "Kit"])
        #expect(found.modules.map(\.dependencies) == [[], [], ["Core", "Model"]])
        #expect(found.modules.flatMap(\.packageProducts).isEmpty)
        #expect(found.modules.first?.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "CORE")
        #expect(found.code.dependencies == ["Core", "Kit"])
        #expect(found.code.packageProducts.isEmpty)
        #expect(found.resources == ["/p/Kit/Sources/Kit/en.lproj/A.strings"])
        #expect(found.notes.count == 1)
        #expect(found.notes.first?.contains("Far is not on this machine") == true)
    }

    @Test
    func aProductWithCodeInCStaysADependency() async {
        let product = PackageProduct(name: "C", package: "/p/C")
        #expect(await resolve([product]).code.packageProducts == [product])
        let gone = PackageProduct(name: "Gone", package: "/p/Gone")
        #expect(await resolve([gone]).code.packageProducts == [gone])
    }

    @Test
    func aPlainNameIsAProductOfAnotherPackageToo() async {
        let found = await resolve([PackageProduct(name: "User", package: "/p/User")])
        #expect(found.modules.map(\.name) == ["Model", "User"])
        #expect(found.notes.map { $0.contains("Far of https://x.example/Far") } == [true])
    }

    @Test
    func aProductThatAPackageOnlyMentionsIsMissing() async {
        let found = await resolve([PackageProduct(name: "Far", package: "/p/Kit")])
        #expect(found.code.packageProducts.isEmpty)
        #expect(found.notes.map { $0.contains("Far is not on this machine") } == [true])
    }

    @Test
    func aFetchedPackageIsFound() {
        let checkouts = PackageCheckouts(
            files: .memory([
                "/w/App/.build/checkouts/kit/Package.swift": "", "/w/SourcePackages/checkouts/far/Package.swift": "",
                "/w/SourcePackages/checkouts/notes.txt": "",
            ])
        )
        #expect(
            checkouts.packages(near: "/w/App") == ["/w/App/.build/checkouts/kit", "/w/SourcePackages/checkouts/far"]
        )
    }

    @Test
    func filesInOtherLanguagesAreNamed() {
        #expect(ForeignCode.notes(["/w/A.swift"], [:]).isEmpty)
        let notes = ForeignCode.notes(["/w/A.swift", "/w/B.m"], ["SWIFT_OBJC_BRIDGING_HEADER": "App-Bridge.h"])
        #expect(notes == ["only Swift is compiled; what the code uses of these files is missing: App-Bridge.h, B.m"])
    }

    @Test
    func bridgingHeaderShowsItsCAndNamesItsClasses() throws {
        let files = FileTree.memory([
            "/w/App-Bridge.h": "#import \"clock.h\"\n#include \"Store.h\"\n#import <Foundation/Foundation.h>\n",
            "/w/C/clock.h": "int clock_hour(void);", "/w/App/Store.h": Self.store,
            "/w/C/clock.c": "",
        ])
        let members = ["/w/A.swift", "/w/C/clock.c", "/w/App/Store.m"]
        let code = try #require(BridgedCode(header: "/w/App-Bridge.h", members: members, root: "/w", files: files))
        #expect(code.headers == ["/w/C/clock.h"] && code.files == ["/w/C/clock.c"] && code.classes.count == 2)
        let store = "class Store: NSObject { override init() { Swift.fatalError(\"Store is a class of Objective-C"
        #expect(code.standIns?.contains(store) == true)
        #expect(code.standIns?.contains("class CloudStore: Store {") == true)
        let notes = ForeignCode.notes(members, ["SWIFT_OBJC_BRIDGING_HEADER": "App-Bridge.h"], code)
        #expect(notes.count == 2)
        #expect(notes[0].hasSuffix("missing: App-Bridge.h, Store.m"))
        #expect(notes[1].hasSuffix("without members: CloudStore, Store"))
    }

    private static let store = """
        @interface Store : NSObject <Copying>
        @end
        @interface CloudStore: Store
        @end
        @interface NSString (Store)
        @end
        """

    @Test
    func binaryFrameworksAndPodsAreNamed() {
        #expect(ForeignCode.notes(linked: ["Frameworks/Kit.framework", "libz.tbd"]).isEmpty)
        let notes = ForeignCode.notes(linked: ["Frameworks/Clock.xcframework", "Pods_Steps.framework"])
        #expect(
            notes == [
                "Clock.xcframework is compiled for Apple's systems; what the code uses of it is missing",
                "the pods of the Podfile are not compiled; what the code uses of them is missing",
            ]
        )
    }
}
