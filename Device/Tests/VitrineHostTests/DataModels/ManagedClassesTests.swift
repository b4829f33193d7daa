import Foundation
import Testing

@testable import VitrineHost

/// The classes of a data model.
///
/// Elements and attributes are those that Xcode 15 writes; the model is our own.
struct ManagedClassesTests {
    private static func model(_ entities: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">\(entities)</model>
        """
    }

    private static let entities = """
        <entity name="Boat" representedClassName=".Boat" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="length" attributeType="Double" defaultValueString="7.5" usesScalarValueType="YES"/>
        <attribute name="isAfloat" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="launch" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="crew" optional="YES" toMany="YES" destinationEntity="Sailor"/>
        <relationship name="harbour" optional="YES" maxCount="1" destinationEntity="Port"/></entity>
        <entity name="Sailor" representedClassName="SailorObject" codeGenerationType="category">
        <attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"/></entity>
        <entity name="Port" representedClassName="Port"/>
        """

    private func source(_ files: [String: String]) throws -> String? {
        ManagedClasses(model: try DataModel(at: "/w/M.xcdatamodeld", files: .memory(files))).source
    }

    @Test
    func anEntityBecomesAClassWithItsValues() throws {
        let source = try #require(try source(["/w/M.xcdatamodeld/M.xcdatamodel/contents": Self.model(Self.entities)]))
        for text in [
            "public nonisolated class Boat: NSManagedObject, @unchecked Sendable {}",
            "NSFetchRequest<Boat>(entityName: \"Boat\")",
            "public var `name`: String? {\n        get { managedValue(\"name\") ?? nil }",
            "public var `length`: Double {\n        get { managedValue(\"length\") ?? 7.5 }",
            "managedValue(\"isAfloat\") ?? true", "public var `launch`: Date? {", "public var `crew`: NSSet? {",
            "public func addToCrew(_ value: SailorObject)", "public var `harbour`: Port? {",
            "nonisolated extension SailorObject {", "public var `age`: Int16 {",
        ] { #expect(source.contains(text), "\(text)") }
        // Their classes are the project's own.
        #expect(!source.contains("class SailorObject") && !source.contains("class Port"))
    }

    @Test(arguments: [
        ("Integer 32", "0.0", "0"), ("Integer 64", "9007199254740993", "9007199254740993"), ("Integer 16", "x()", "0"),
        ("Double", "7", "7.0"), ("Float", "exit(1)", "0"),
    ])
    func initialValueIsTheNumberThatTheModelStates(kind: String, stated: String, code: String) throws {
        let entities = """
            <entity name="Boat" representedClassName="Boat" codeGenerationType="class">
            <attribute name="crew" attributeType="\(kind)" defaultValueString="\(stated)" usesScalarValueType="YES"/></entity>
            """
        let source = try #require(try source(["/w/M.xcdatamodeld/M.xcdatamodel/contents": Self.model(entities)]))
        #expect(source.contains("managedValue(\"crew\") ?? \(code) }"))
    }

    @Test
    func aClassOfItsOwnCountsForATransformableAttributeOnly() throws {
        let entities = """
            <entity name="Boat" representedClassName="Boat" codeGenerationType="class">
            <attribute name="hull" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            <attribute name="sail" optional="YES" attributeType="Binary" customClassName="UIColor"/></entity>
            """
        let source = try #require(try source(["/w/M.xcdatamodeld/M.xcdatamodel/contents": Self.model(entities)]))
        #expect(source.contains("public var `hull`: UIColor? {"))
        #expect(source.contains("public var `sail`: Data? {"))
    }

    @Test
    func theCurrentVersionCounts() throws {
        let other = Self.model("<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>")
        let current =
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict></plist>"
        let files = [
            "/w/M.xcdatamodeld/M.xcdatamodel/contents": Self.model(Self.entities),
            "/w/M.xcdatamodeld/M 2.xcdatamodel/contents": other, "/w/M.xcdatamodeld/.xccurrentversion": current,
        ]
        #expect(try source(files)?.contains("class Boat") == true)
    }

    @Test
    func aModelWithClassesOfTheProjectOnlyGeneratesNothing() throws {
        let model = Self.model("<entity name=\"Port\" representedClassName=\"Port\"/>")
        #expect(try source(["/w/M.xcdatamodeld/M.xcdatamodel/contents": model]) == nil)
    }

    @Test(arguments: ["", "<model>", "<other/>", "{}"])
    func aDamagedModelIsNamed(_ text: String) {
        let error = #expect(throws: HostError.self) { try source(["/w/M.xcdatamodeld/M.xcdatamodel/contents": text]) }
        #expect(error?.code == .project)
        #expect(error?.message.contains("/w/M.xcdatamodeld/M.xcdatamodel/contents is not a data model") == true)
        #expect(throws: HostError.self) { try source(["/w/M.xcdatamodeld/x": ""]) }
    }
}
