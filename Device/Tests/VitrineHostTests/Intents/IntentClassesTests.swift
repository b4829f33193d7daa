import Foundation
import Testing

@testable import VitrineHost

/// The classes of an intent definition.
///
/// The keys are those that Xcode 16 writes; the definition is our own.
struct IntentClassesTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Unit</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>1</integer></dict>
        <dict><key>INEnumValueName</key><string>UTC</string><key>INEnumValueIndex</key><integer>2</integer></dict>
        </array></dict></array>
        <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>SelectTide</string>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>place</string><key>INIntentParameterType</key><string>Object</string>
        <key>INIntentParameterObjectType</key><string>Harbour</string>
        <key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict>
        <dict><key>INIntentParameterName</key><string>unit</string><key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Unit</string><key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>default</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>days</string><key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key><integer>3</integer>
        </dict></dict>
        <dict><key>INIntentParameterName</key><string>showsNight</string>
        <key>INIntentParameterType</key><string>Boolean</string><key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
        <dict><key>INIntentParameterName</key><string>title</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key>
        <string>"High" water</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>notes</string><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterSupportsMultipleValues</key><true/></dict>
        </array>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
        <dict><key>INIntentResponseCodeName</key><string>success</string>
        <key>INIntentResponseCodeFormatString</key><string>It is ${height}.</string></dict>
        <dict><key>INIntentResponseCodeName</key><string>dry</string></dict></array>
        <key>INIntentResponseParameters</key><array><dict>
        <key>INIntentResponseParameterName</key><string>height</string>
        <key>INIntentResponseParameterType</key><string>Decimal</string></dict></array></dict></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Harbour</string><key>INTypeProperties</key><array>
        <dict><key>INTypePropertyDefault</key><true/><key>INTypePropertyName</key><string>identifier</string></dict>
        <dict><key>INTypePropertyName</key><string>page</string><key>INTypePropertyType</key><string>URL</string></dict>
        </array></dict></array></dict></plist>
        """

    private func source(_ text: String = definition) throws -> String {
        IntentClasses(definition: try IntentDefinition(Data(text.utf8), path: "/w/A.intentdefinition")).source
    }

    private static let options =
        "providePlaceOptionsCollection(for intent: SelectTideIntent, with completion: "
        + "@escaping (INObjectCollection<Harbour>?, (any Error)?) -> Void)"

    @Test(arguments: [
        // An intent with its parameters and their defaults.
        "public nonisolated class SelectTideIntent: INIntent, @unchecked Sendable {",
        "public var `place`: Harbour? = nil", "public var `unit`: Unit = .`default`",
        "public var `days`: NSNumber? = NSNumber(value: 3.0)",
        "public var `showsNight`: NSNumber? = NSNumber(value: true)",
        "public var `title`: String? = \"\\\"High\\\" water\"", "public var `notes`: [String]? = nil",
        // Enumerations and objects are types.
        "enum Unit: Int, Sendable {\n    case `unknown` = 0\n    case `default` = 1\n    case `uTC` = 2\n}",
        "public nonisolated enum Unit: Int, Sendable {",
        "public nonisolated class Harbour: INObject, @unchecked Sendable {\n    public var `page`: URL? = nil\n}",
        // A response has its codes and the ones of every response.
        "    case success = 4\n", "    case `dry` = 100\n",
        "public static func `success`(`height`: NSNumber) -> SelectTideIntentResponse {",
        // A handler needs no method of its own.
        "    func \(options)\n", "    public func \(options) { completion(nil, nil) }",
        "with completion: @escaping (UnitResolutionResult) -> Void",
    ])
    func aDefinitionBecomesClasses(code: String) throws {
        #expect(try source().contains(code))
        #expect(!(try source().contains("`identifier`")))
    }

    @Test(arguments: ["", "{", "<plist version=\"1.0\"><array/></plist>", "<plist version=\"1.0\"><dict/></plist>"])
    func aDamagedDefinitionIsNamed(_ text: String) {
        let error = #expect(throws: HostError.self) { try source(text) }
        #expect(error?.code == .project)
        #expect(error?.message.contains("/w/A.intentdefinition is not an intent definition") == true)
    }

    @Test
    func aDefinitionIsPartOfAModuleAndNotOfItsResources() throws {
        let files = FileTree.memory(["/w/A.swift": "", "/w/B.intentdefinition": Self.definition, "/w/C.json": "{}"])
        let found = FolderProject(files: files).sources(at: "/w")
        #expect(found.code.definitions == ["/w/B.intentdefinition"])
        #expect(found.resources == ["/w/C.json"])
        let generated = try GeneratedClasses(files: files).sources(for: found.code)
        #expect(generated["Generated1.swift"]?.contains("SelectTideIntent") == true)
        let gone = ModuleSources(name: "A", swiftFiles: [], definitions: ["/w/gone.intentdefinition"])
        let error = #expect(throws: HostError.self) { try GeneratedClasses(files: files).sources(for: gone) }
        #expect(error?.code == .file)
    }

    @Test
    func aKeptCopyOfWhatXcodeGeneratesIsNotCompiledBesideIt() {
        let header = "//\n// This file was automatically generated and should not be edited.\n//\n"
        let files = FileTree.memory([
            "/w/A.swift": "import Intents\n", "/w/Model.swift": header + "import CoreData\n",
            "/w/SelectTideIntent.swift": header + "import Intents\nclass SelectTideIntent {}",
        ])
        let paths = ["/w/A.swift", "/w/Model.swift", "/w/SelectTideIntent.swift"]
        func compiled(_ definitions: [String]) -> [String] {
            let code = ModuleSources(name: "A", swiftFiles: paths, definitions: definitions)
            let sources = ExtensionSources(name: "A", code: code, modules: [code])
            let own = GeneratedClasses(files: files).withoutCopies(sources)
            #expect(own.modules == [own.code])
            return own.code.swiftFiles
        }
        #expect(compiled(["/w/Base.lproj/B.intentdefinition"]) == ["/w/A.swift", "/w/Model.swift"])
        #expect(compiled(["/w/M.xcdatamodeld"]) == paths)
    }
}
