/// The name of a module, made from the name of a target.
enum ModuleName {
    /// Replaces what an identifier cannot contain by `_`, as Xcode does.
    ///
    /// Letters beyond ASCII are replaced too: the names become names of files and of linker symbols.
    static func make(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        guard let first = letters.first else { return "_" }
        return (first.isNumber ? "_" : "") + String(letters)
    }
}
