import Foundation
import PropertyLists

#if canImport(FoundationXML)
import FoundationXML
#endif

extension DataModel {
    /// Reads a data model: a folder `.xcdatamodeld` with versions, or one version, `.xcdatamodel`.
    /// - Throws: ``HostError`` with code `project` if the model cannot be read.
    init(at path: String, files: FileTree) throws(HostError) {
        let version = Self.version(of: path, files)
        guard let version, let data = files.contents(version + "/contents") else {
            throw HostError(.project, "\(path) has no version with a file \"contents\"; open it in Xcode and save it")
        }
        try self.init(data, path: version + "/contents")
    }

    /// The folder of the current version: the one that `.xccurrentversion` names, or else the last by name.
    private static func version(of path: String, _ files: FileTree) -> String? {
        if FilePath.fileExtension(path) == "xcdatamodel" { return path }
        let list = files.contents(path + "/.xccurrentversion").flatMap(PropertyList.fields)
        if let name = list?["_XCCurrentVersionName"] as? String { return "\(path)/\(name)" }
        return files.names(path)?.last { FilePath.fileExtension($0) == "xcdatamodel" }.map { "\(path)/\($0)" }
    }

    /// Reads the XML of one version.
    init(_ data: Data, path: String) throws(HostError) {
        let reader = ModelReader()
        let parser = SafeXMLParser(data, delegate: reader)
        guard parser.parse(), reader.isModel else {
            throw HostError(
                .project,
                "\(path) is not a data model (line \(parser.lineNumber)); open it in Xcode and save it"
            )
        }
        entities = reader.entities
        // A relationship names an entity, whose class may have another name.
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
        for entity in entities.indices {
            for number in entities[entity].relationships.indices {
                let name = entities[entity].relationships[number].destination
                entities[entity].relationships[number].destination = classes[name] ?? "NSManagedObject"
            }
            entities[entity].parent = entities[entity].parent.flatMap { classes[$0] }
        }
    }
}

/// Collects the entities of a model's XML.
private final class ModelReader: NSObject, XMLParserDelegate {
    private(set) var isModel = false
    private(set) var entities: [DataModel.Entity] = []

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes fields: [String: String]
    ) {
        switch element {
        case "entity": entities.append(Self.entity(fields))
        case "attribute" where !entities.isEmpty:
            entities[entities.count - 1].attributes.append(Self.attribute(fields))
        case "relationship" where !entities.isEmpty:
            entities[entities.count - 1].relationships.append(Self.relationship(fields))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement element: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        // A file that ends too early has no end of the model.
        if element == "model" { isModel = true }
    }

    private static func entity(_ fields: [String: String]) -> DataModel.Entity {
        let code: DataModel.Entity.Code =
            switch fields["codeGenerationType"] {
            case "class": .all
            case "category": .properties
            default: .nothing
            }
        let name = fields["name"] ?? ""
        // A class may be written with its module, as `.Item` or `App.Item`.
        let className = fields["representedClassName"]?.split(separator: ".").last.map(String.init)
        return DataModel.Entity(
            name: name,
            className: className ?? name,
            parent: fields["parentEntity"],
            code: code,
            attributes: [],
            relationships: []
        )
    }

    private static func relationship(_ fields: [String: String]) -> DataModel.Relationship {
        DataModel.Relationship(
            name: fields["name"] ?? "",
            isToMany: fields["toMany"] == "YES",
            isOrdered: fields["ordered"] == "YES",
            destination: fields["destinationEntity"] ?? ""
        )
    }

    private static func attribute(_ fields: [String: String]) -> DataModel.Attribute {
        let kind = fields["attributeType"] ?? ""
        let isScalar = fields["usesScalarValueType"] == "YES"
        if isScalar, let scalar = scalars[kind] {
            let initial = fields["defaultValueString"].flatMap { number($0, kind) }
            return DataModel.Attribute(
                name: fields["name"] ?? "",
                type: scalar.type,
                initial: initial ?? scalar.initial
            )
        }
        // The class of another kind is fixed, whatever an earlier kind left in the file.
        let custom = kind == "Transformable" ? fields["customClassName"] : nil
        let type = custom ?? objects[kind] ?? "NSObject"
        return DataModel.Attribute(name: fields["name"] ?? "", type: type + "?", initial: nil)
    }

    /// The initial value that a model states, as code; nil for a text that is no such value.
    private static func number(_ text: String, _ kind: String) -> String? {
        switch kind {
        case "Boolean": text == "YES" ? "true" : "false"
        case "Date": nil
        // A whole number is written `0.0` too.
        case "Double", "Float": Double(text).map { "\($0)" }
        default: (Int64(text) ?? Double(text).flatMap(Int64.init(exactly:))).map { "\($0)" }
        }
    }

    private static let scalars: [String: (type: String, initial: String)] = [
        "Boolean": ("Bool", "false"), "Integer 16": ("Int16", "0"), "Integer 32": ("Int32", "0"),
        "Integer 64": ("Int64", "0"), "Double": ("Double", "0"), "Float": ("Float", "0"),
        "Date": ("Date", "Date(timeIntervalSinceReferenceDate: 0)"),
    ]

    private static let objects: [String: String] = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Boolean": "NSNumber",
        "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
        "Float": "NSNumber", "Decimal": "NSDecimalNumber", "Transformable": "NSObject",
    ]
}
