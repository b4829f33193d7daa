/// The name of a module, made from the name of a target.
enum ModuleName {
    /// Replaces what an identifier cannot contain by `_`, as Xcode does.
    ///
    /// Letters beyond ASCII are replaced too: the names become names of files and of linker symbols.
    static func make(_ name: String) -> String {
        let letters = name.map { $0.asciiValue.map(isLetterOrDigit) == true ? $0 : "_" }
        guard let first = letters.first else { return "_" }
        return (first.isNumber ? "_" : "") + String(letters)
    }

    /// The name of a target's module: that of its settings, else its product's, else its own.
    static func of(_ target: String, _ settings: [String: String]) -> String {
        let names = [settings["PRODUCT_MODULE_NAME"], settings["PRODUCT_NAME"]].compactMap(\.self)
        // A setting is empty where a file with its value is not there.
        return make(names.first { !$0.isEmpty } ?? target)
    }

    /// Much quicker than to ask a character for its properties.
    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
