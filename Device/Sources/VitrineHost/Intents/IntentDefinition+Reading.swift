import Foundation
import PropertyLists

extension IntentDefinition {
    /// Reads a definition as Xcode writes it: a property list whose keys begin with `IN`.
    /// - Throws: ``HostError`` with code `project` for anything else.
    init(_ data: Data, path: String) throws(HostError) {
        let list = try? PropertyList.value(of: data)
        guard let list, let top = Record(list), top.has("INIntents") || top.has("INTypes") || top.has("INEnums") else {
            throw HostError(.project, "\(path) is not an intent definition; open it in Xcode and save it")
        }
        let enums = top.records("INEnums")
        let types = top.records("INTypes")
        let names = Names(
            enumerations: Dictionary(enums.map { ($0.text("INEnumName"), $0) }) { first, _ in first },
            objects: Dictionary(types.map { ($0.text("INTypeName"), Self.objectClass($0)) }) { first, _ in first }
        )
        intents = top.records("INIntents")
            .filter { $0.text("INIntentType") != "System" && !$0.text("INIntentName").isEmpty }
            .map { Self.intent($0, names) }
        enumerations = enums.map(Self.enumeration)
        objects = types.map { type in
            let own = type.records("INTypeProperties").filter { !$0.isTrue("INTypePropertyDefault") }
            return Object(
                className: Self.objectClass(type),
                properties: own.map { names.field($0, "INTypeProperty") }
            )
        }
    }

    private static func objectClass(_ type: Record) -> String {
        let stated = type.text("INTypeClassName")
        return stated.isEmpty ? type.text("INTypeClassPrefix") + type.text("INTypeName") : stated
    }

    private static func intent(_ record: Record, _ names: Names) -> Intent {
        let stated = record.text("INIntentClassName")
        let name = record.text("INIntentClassPrefix") + record.text("INIntentName") + "Intent"
        let response = record.record("INIntentResponse")
        return Intent(
            className: stated.isEmpty ? name : stated,
            parameters: record.records("INIntentParameters").map { names.field($0, "INIntentParameter") },
            codes: response.records("INIntentResponseCodes").map(code),
            response: response.records("INIntentResponseParameters")
                .map { names.field($0, "INIntentResponseParameter") }
        )
    }

    /// A code, with the values that its text mentions as `${value}`.
    private static func code(_ record: Record) -> Code {
        var values: [String] = []
        for key in ["INIntentResponseCodeFormatString", "INIntentResponseCodeConciseFormatString"] {
            for part in record.text(key).components(separatedBy: "${").dropFirst() {
                let value = String(part.prefix { $0 != "}" })
                if !values.contains(value) { values.append(value) }
            }
        }
        return Code(name: record.text("INIntentResponseCodeName"), values: values)
    }

    private static func enumeration(_ record: Record) -> Enumeration {
        Enumeration(
            name: enumerationClass(record),
            cases: record.records("INEnumValues")
                .map {
                    Enumeration.Case(
                        name: caseName($0.text("INEnumValueName")),
                        number: $0.number("INEnumValueIndex") ?? 0
                    )
                }
        )
    }

    /// Xcode makes the first letter of a case small, and only that: `USD` becomes `uSD`.
    private static func caseName(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    private static func enumerationClass(_ record: Record) -> String {
        let stated = record.text("INEnumClassName")
        return stated.isEmpty ? record.text("INEnumClassPrefix") + record.text("INEnumName") : stated
    }

    /// The names by which parameters refer to enumerations and objects.
    private struct Names {
        var enumerations: [String: Record]
        var objects: [String: String]

        /// A field whose keys have a prefix, such as `INIntentParameterName`.
        func field(_ record: Record, _ prefix: String) -> Field {
            let enumeration = enumerations[record.text(prefix + "EnumType")]
            let object = record.text(prefix + "ObjectType")
            let kind = record.text(prefix + "Type")
            let type =
                enumeration.map(IntentDefinition.enumerationClass) ?? objects[object] ?? (object.isEmpty ? nil : object)
            return Field(
                name: record.text(prefix + "Name"),
                type: type ?? IntentDefinition.types[kind] ?? "NSObject",
                isList: record.isTrue(prefix + "SupportsMultipleValues"),
                isEnumeration: enumeration != nil,
                initial: initial(record.record(prefix + "Metadata"), enumeration, kind),
                isDynamic: record.isTrue(prefix + "SupportsDynamicEnumeration"),
                isSearchable: record.isTrue(prefix + "SupportsSearch")
            )
        }

        private func initial(_ metadata: Record, _ enumeration: Record?, _ kind: String) -> String? {
            let key = "INIntentParameterMetadataDefaultValue"
            guard metadata.has(key) else { return nil }
            if let enumeration {
                let cases = IntentDefinition.enumeration(enumeration).cases
                // Older files name the case by its number.
                let name = IntentDefinition.caseName(metadata.text(key))
                let named = cases.first { $0.name == name || $0.number == metadata.number(key) }
                return named.map { ".`\($0.name)`" }
            }
            switch IntentDefinition.types[kind] {
            case "NSNumber" where kind == "Boolean": return "NSNumber(value: \(metadata.isTrue(key)))"
            case "NSNumber": return metadata.decimal(key).map { "NSNumber(value: \($0))" }
            case "String": return ScratchPackage.quoted(metadata.text(key))
            case "URL": return "URL(string: \(ScratchPackage.quoted(metadata.text(key))))"
            default: return nil
            }
        }
    }

    /// Swift types of the kinds of values, as Apple's guide "Creating intents with SiriKit" lists them.
    private static let types: [String: String] = [
        "Boolean": "NSNumber", "Integer": "NSNumber", "Decimal": "NSNumber", "Double": "NSNumber", "Long": "NSNumber",
        "TimeInterval": "NSNumber", "Duration": "NSNumber", "String": "String", "URL": "URL", "Date": "DateComponents",
        "DateComponents": "DateComponents", "DateTime": "DateComponents",
        "DateComponentsRange": "INDateComponentsRange",
        "Person": "INPerson", "SpeakableString": "INSpeakableString", "File": "INFile",
        "CurrencyAmount": "INCurrencyAmount", "PaymentMethod": "INPaymentMethod", "Placemark": "INPlacemark",
        "Temperature": "Measurement<UnitTemperature>", "Distance": "Measurement<UnitLength>",
        "Length": "Measurement<UnitLength>", "Mass": "Measurement<UnitMass>", "Speed": "Measurement<UnitSpeed>",
        "Energy": "Measurement<UnitEnergy>", "Volume": "Measurement<UnitVolume>",
    ]
}

/// A map of a property list; a missing or different value reads as empty.
private struct Record {
    private let fields: [String: Any]

    init?(_ value: Any) {
        guard let fields = value as? [String: Any] else { return nil }
        self.fields = fields
    }

    func has(_ key: String) -> Bool { fields[key] != nil }
    func isTrue(_ key: String) -> Bool { fields[key] as? Bool ?? false }
    func number(_ key: String) -> Int? { fields[key] as? Int }
    func decimal(_ key: String) -> Double? { fields[key] as? Double ?? number(key).map(Double.init) }
    func text(_ key: String) -> String { fields[key] as? String ?? "" }
    func record(_ key: String) -> Record { fields[key].flatMap(Record.init) ?? Record(empty: ()) }
    func records(_ key: String) -> [Record] { (fields[key] as? [Any] ?? []).compactMap(Record.init) }

    private init(empty: Void) { fields = [:] }
}
