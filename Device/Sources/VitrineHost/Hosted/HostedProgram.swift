public import VitrineDevice

/// A built extension, ready for a device.
public struct HostedProgram: Hashable, Sendable {
    public var sources: ExtensionSources
    /// The program's absolute path.
    public var path: String
    /// The folder with its resources.
    public var resources: String
    public var bundleIdentifier: String
    /// The name of the extension's app, which the home screen shows.
    public var displayName: String
    /// The name of the extension itself.
    public var ownName: String
    /// The App Groups of its entitlements; nil if they are not known.
    public var appGroups: [String]?
    /// The schemes of the links that its code contains, in lower case.
    public var schemes: [String]
    /// What is wrong with its resources, as a compiler prints it.
    public var resourceFindings: [String] = []
    /// A line for each of its files that is not compiled.
    public var leftOutFiles: [String] = []
    /// The path of the shared library that the program loads beside Swift's own; nil if it loads none.
    public var library: String?
    /// Its app, if that was built too; nil if a stand-in takes the app's place.
    public var builtApp: HostedApp?

    init(_ sources: ExtensionSources, path: String, resources: String, files: FileTree) throws(HostError) {
        let list = try InformationList(sources, files: files)
        self.sources = sources
        self.path = path
        self.resources = resources
        bundleIdentifier = list.bundleIdentifier
        ownName = list.displayName
        displayName = sources.appName ?? list.displayName
        appGroups = try sources.entitlements.appGroups(sources.code.settings, files: files)
        schemes = LinkSchemes.all(in: sources.code.swiftFiles.compactMap { files.text($0) })
    }
}

extension HostedProgram {
    /// A device's manifest with some extensions, each with its app or a stand-in for it.
    ///
    /// Two extensions with one bundle identifier, such as two folders of one name, get identifiers of their own.
    ///
    /// - Parameters:
    ///   - programs: The extensions, in the order of their icons.
    ///   - standIn: The path of a program that calls ``StandIn/serve(_:)``.
    ///   - schemes: Schemes of links in addition to those that the code contains.
    /// - Returns: A manifest whose paths are absolute.
    public static func manifest(
        of programs: [HostedProgram],
        standIn: String,
        schemes: [String] = []
    ) -> DeviceManifest {
        var taken: Set<String> = []
        return DeviceManifest(
            apps: programs.map { program in
                var own = program
                var number = 2
                while !taken.insert(own.app(standIn: standIn).id).inserted {
                    own.bundleIdentifier = "\(program.bundleIdentifier.prefix(120))-\(number)"
                    number += 1
                }
                return own.app(standIn: standIn, schemes: schemes)
            }
        )
    }

    /// The extension as a device's app, whose program is the built one or a stand-in that opens the extension's links.
    ///
    /// - Parameters:
    ///   - standIn: The path of a program that calls ``StandIn/serve(_:)``.
    ///   - schemes: Schemes of links in addition to those that the code contains.
    /// - Returns: An app without placements; its identifier and group are taken from the extension's property lists.
    public func app(standIn: String, schemes: [String] = []) -> AppManifest {
        let all = Set((builtApp?.schemes ?? self.schemes) + schemes.map { $0.lowercased() }).sorted()
        let group = Self.folderName(appGroups?.first ?? "group.\(bundleIdentifier)")
        var environment: [String: String]
        if let builtApp {
            // Each program finds its own resources beside it.
            environment = ["VITRINE_INTENTS": builtApp.intents.joined(separator: ",")]
        } else {
            environment = StandIn.environment(name: displayName, schemes: all, group: group)
            environment["VITRINE_RESOURCES"] = resources
        }
        // A sandbox lets a program read what its variables name.
        environment["VITRINE_LIBRARY"] = library
        environment["VITRINE_APP_GROUPS"] = appGroups?.joined(separator: ",")
        return AppManifest(
            id: Self.folderName(bundleIdentifier),
            name: displayName,
            group: group,
            program: builtApp?.path ?? standIn,
            widgetProgram: path,
            schemes: all,
            environment: environment,
            partOf: sources.appName.map { "\(group) \($0)" }
        )
    }

    /// A name that a device takes as that of a folder: letters, digits, dots and hyphens.
    private static func folderName(_ text: String) -> String {
        let letters = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
        let name = String(letters.drop { $0 == "." }.prefix(128))
        return name.isEmpty ? "hosted" : name
    }
}
