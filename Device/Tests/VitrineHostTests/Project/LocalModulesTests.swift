import Foundation
import Testing

@testable import VitrineHost

/// Packages on this machine, compiled as modules of the extension.
struct LocalModulesTests {
    private static func description(_ products: String, _ targets: String, needs: String = "") -> String {
        """
        {"toolsVersion": {"_version": "5.9.0"}, "dependencies": [\(needs)], "products": [\(products)], "targets": [\(targets)]}
        """
    }

    private static let descriptions = [
        "/p/Kit": description(
            "{\"name\": \"Kit\", \"targets\": [\"Kit\"]}",
            """
            {"name": "Core", "type": "regular", "exclude": [], "dependencies": [{"product": ["Far", "far", null, null]}],
             "settings": [{"tool": "swift", "kind": {"define": {"_0": "CORE"}}}]},
            {"name": "Kit", "type": "regular", "exclude": [], "settings": [],
             "dependencies": [{"byName": ["Core", null]}, {"product": ["Model", "model", null, null]}]},
            {"name": "Other", "type": "regular", "exclude": [], "settings": [], "dependencies": []}
            """,
            needs: "{\"fileSystem\": [{\"identity\": \"model\", \"path\": \"/p/Model\"}]}"
        ),
        "/p/Model": description(
            "{\"name\": \"Model\", \"targets\": [\"Model\"]}",
            "{\"name\": \"Model\", \"type\": \"regular\", \"exclude\": [], \"settings\": [], \"dependencies\": []}"
        ),
        "/p/C": description(
            "{\"name\": \"C\", \"targets\": [\"C\"]}",
            "{\"name\": \"C\", \"type\": \"regular\", \"exclude\": [], \"settings\": [], \"dependencies\": []}"
        ),
    ]

    private static let files = [
        "/p/Kit/Package.swift": "", "/p/Kit/Sources/Core/Core.swift": "", "/p/Kit/Sources/Kit/Kit.swift": "",
        "/p/Kit/Sources/Kit/en.lproj/A.strings": "", "/p/Kit/Sources/Other/Other.swift": "",
        "/p/Model/Package.swift": "\"Model\"", "/p/Model/Sources/Model/Model.swift": "",
        "/p/C/Package.swift": "", "/p/C/Sources/C/c.c": "",
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
        let user = Self.description(
            "{\"name\": \"User\", \"targets\": [\"User\"]}",
            """
            {"name": "User", "type": "regular", "exclude": [], "settings": [],
             "dependencies": [{"byName": ["Model", null]}, {"byName": ["Far", null]}]}
            """,
            needs: """
                {"fileSystem": [{"identity": "model", "path": "/p/Model"}]}, {"sourceControl": [{"identity": "far",
                "location": {"remote": [{"urlString": "https://x.example/Far"}]}}]}
                """
        )
        let files = Self.files.merging(["/p/User/Package.swift": "", "/p/User/Sources/User/User.swift": ""]) { $1 }
        let modules = LocalModules(files: .memory(files)) { path in
            Data((path == "/p/User" ? user : Self.descriptions[path] ?? "").utf8)
        }
        let product = PackageProduct(name: "User", package: "/p/User")
        let code = ModuleSources(name: "Widget", swiftFiles: ["/w/A.swift"], packageProducts: [product])
        let found = await modules.resolve(ExtensionSources(name: "Widget", code: code))
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
