import Foundation
import PropertyLists

/// What the host needs of an extension's information property list, completed as Xcode does.
struct InformationList {
    private var fields: [String: Any]

    /// - Throws: ``HostError`` with code `project` if the file is not a property list.
    init(_ sources: ExtensionSources, files: FileTree) throws(HostError) {
        let settings = sources.code.settings
        fields = try sources.infoPlist.map { path throws(HostError) in try Self.read(path, files) } ?? [:]
        var expansion = SettingExpansion(settings)
        fields = fields.mapValues { Self.expanded($0, &expansion) }
        let prefix = "INFOPLIST_KEY_"
        for (key, value) in settings where key.hasPrefix(prefix) {
            let key = String(key.dropFirst(prefix.count))
            // Where Xcode makes the list, the setting stands over the file's text.
            let isOver = settings["GENERATE_INFOPLIST_FILE"] == "YES" && !value.isEmpty && fields[key] is String
            if isOver { fields[key] = value } else { add(key, value) }
        }
        add("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "hosted.\(sources.code.name)")
        add("CFBundleDisplayName", fields["CFBundleName"] as? String ?? "")
        add("CFBundleDisplayName", settings["PRODUCT_NAME"] ?? "")
        add("CFBundleDisplayName", sources.name)
        add("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
        add("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
        // The program's bundle is that of its frameworks' classes too. One whose list cannot be read has no keys.
        for module in sources.modules {
            var expansion = SettingExpansion(module.settings)
            let own = module.infoPlist.flatMap { try? Self.read($0, files) } ?? [:]
            fields.merge(own.mapValues { Self.expanded($0, &expansion) }) { known, _ in known }
        }
    }

    var bundleIdentifier: String { fields["CFBundleIdentifier"] as? String ?? "" }
    var displayName: String { fields["CFBundleDisplayName"] as? String ?? "" }

    /// The schemes of the links that an app opens, in lower case.
    var urlSchemes: [String] {
        let types = fields["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    }

    /// The name that an app has on the home screen; nil if its property list cannot be read.
    static func displayName(of app: ExtensionSources, files: FileTree) -> String? {
        (try? InformationList(app, files: files))?.displayName
    }

    /// The list as XML.
    var xml: Data {
        get throws { try PropertyList.xml(fields) }
    }

    private mutating func add(_ key: String, _ value: String) {
        if (fields[key] as? String)?.isEmpty ?? (fields[key] == nil) { fields[key] = value }
    }

    /// The keys of a property list.
    static func read(_ path: String, _ files: FileTree) throws(HostError) -> [String: Any] {
        guard let data = files.contents(path) else {
            throw HostError(.file, "\(path) cannot be read; the project names it")
        }
        guard let fields = PropertyList.fields(of: data) else {
            throw HostError(.project, "\(path) is not a property list with keys; correct it")
        }
        return fields
    }

    private static func expanded(_ value: Any, _ expansion: inout SettingExpansion) -> Any {
        switch value {
        case let text as String: expansion.expand(text)
        case let list as [Any]: list.map { expanded($0, &expansion) }
        case let map as [String: Any]: map.mapValues { expanded($0, &expansion) }
        default: value
        }
    }
}
