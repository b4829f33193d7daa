/// The app of a hosted extension, built from the project's own code.
public struct HostedApp: Hashable, Sendable {
    /// The program's absolute path.
    public var path: String
    /// The intents that its code declares, each with its module, such as `Steps.LogSteps`.
    public var intents: [String]
    /// The schemes of the links that its property list declares, in lower case.
    public var schemes: [String]
    /// Which of its files are not compiled; nil if all are.
    public var note: String?

    /// - Throws: ``HostError`` if its property list cannot be read.
    init(_ program: HostedProgram, module: String, files: FileTree) throws(HostError) {
        path = program.path
        intents = IntentNames.all(in: program.sources.code.swiftFiles.compactMap { files.text($0) })
            .map { "\(module).\($0)" }
        schemes = try InformationList(program.sources, files: files).urlSchemes
        note = program.leftOutFiles.first
            .map { "its app is built without \(program.leftOutFiles.count) of its files; the first: \($0)" }
    }
}
