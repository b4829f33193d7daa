/// The strings of one language, as stored in a file of a program's resource folder.
public struct ResourceStrings: Codable, Hashable, Sendable {
    /// The name of the table that is used where code names none.
    public static let defaultTable = "Localizable"

    /// The strings by table and key.
    public var tables: [String: [String: Entry]]

    /// Creates the strings of a language.
    public init(tables: [String: [String: Entry]] = [:]) {
        self.tables = tables
    }

    /// The text for a key.
    public struct Entry: Codable, Hashable, Sendable {
        /// The text, with format specifiers such as `%@` and `%2$lld`; `%#@name@` stands for a variable.
        public var text: String
        /// The parts of the text that depend on a number, by name; nil if there are none.
        public var variables: [String: Variable]?

        /// Creates a text; `variables` has the parts that `%#@name@` stands for.
        public init(_ text: String, variables: [String: Variable]? = nil) {
            self.text = text
            self.variables = variables
        }
    }

    /// A part of a text that depends on a number.
    public struct Variable: Codable, Hashable, Sendable {
        /// The position of the number among the arguments, from 1; nil is the argument at which the text names the
        /// variable.
        public var argument: Int?
        /// The texts by plural category (`zero`, `one`, `two`, `few`, `many`, `other`); `%arg` stands for the number.
        public var forms: [String: String]

        /// Creates a part with a text for each plural category that the language has.
        public init(argument: Int? = nil, forms: [String: String]) {
            self.argument = argument
            self.forms = forms
        }
    }
}
