/// What an `.intentdefinition` file declares: intents of SiriKit, with the enumerations and objects that they use.
struct IntentDefinition: Hashable, Sendable {
    /// A parameter of an intent, a value of a response, or a property of an object.
    struct Field: Hashable, Sendable {
        var name: String
        /// The Swift type of one value, such as `NSNumber`.
        var type: String
        var isList: Bool
        /// Whether the type is an enumeration of the definition, which is never nil.
        var isEnumeration: Bool
        /// The initial value as Swift code; nil if there is none.
        var initial: String?
        /// Whether the extension offers the values to choose from.
        var isDynamic: Bool
        /// Whether the values to choose from can be searched.
        var isSearchable: Bool

        /// The type of the property.
        var propertyType: String {
            if isList { return "[\(type)]?" }
            return isEnumeration ? type : "\(type)?"
        }
    }

    struct Intent: Hashable, Sendable {
        /// The name of the class, such as `ConfigurationIntent`.
        var className: String
        var parameters: [Field]
        /// Codes beyond those that every response has, each with the names of the values that its text mentions.
        var codes: [Code]
        var response: [Field]
    }

    struct Code: Hashable, Sendable {
        var name: String
        var values: [String]
    }

    struct Enumeration: Hashable, Sendable {
        struct Case: Hashable, Sendable {
            var name: String
            var number: Int
        }
        var name: String
        var cases: [Case]
    }

    struct Object: Hashable, Sendable {
        var className: String
        /// Properties beyond those that every object has.
        var properties: [Field]
    }

    var intents: [Intent]
    var enumerations: [Enumeration]
    var objects: [Object]
}
