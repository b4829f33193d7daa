extension XcodeGenProject {
    /// The most groups of settings of a target.
    private static let mostGroups = 100

    /// The build settings of a target: as in Xcode, the project's and then its own, each after a file with settings.
    func settings(of target: YAMLMap, _ name: String) -> [String: String] {
        let layers = [project, target]
            .flatMap { owner -> [[String: String]] in
                let file = owner.map("configFiles").text(configuration).map(absolute)
                return [file.map { BuildSettings.read($0, files) } ?? [:], stated(owner.map("settings"))]
            }
        var settings = BuildSettings.merged(layers, configuration: configuration)
        let options = project.map("options")
        if let prefix = options.text("bundleIdPrefix"), settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil {
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)"
        }
        // XcodeGen writes the property list with these values when it makes the project.
        for (key, value) in target.map("info").map("properties").texts { settings["INFOPLIST_KEY_\(key)"] = value }
        return BuildSettings.resolve(
            settings,
            target: name,
            configuration: configuration,
            sourceRoot: folder,
            project: "\(folder)/\(project.text("name") ?? FilePath.name(folder)).xcodeproj",
            language: options.text("developmentLanguage")
        )
    }

    /// The files with settings of the project and a target that are not there.
    func absentFiles(of target: YAMLMap) -> [String] {
        let own = [project, target].compactMap { $0.map("configFiles").text(configuration).map(absolute) }
        return BuildSettings.absentFiles(own, files)
    }

    /// The configuration that is built: `Debug`, or else the first one for debugging.
    private var configuration: String {
        let own = project.map("configs")
        return own.keys.isEmpty || own.has("Debug")
            ? "Debug" : own.keys.sorted().first { own.text($0) == "debug" } ?? own.keys.sorted()[0]
    }

    private func stated(_ settings: YAMLMap) -> [String: String] {
        // A group may name itself.
        var seen: Set<String> = []
        return stated(settings, &seen)
    }

    /// The settings of a map: all of it, or its groups, its base and the parts for the configuration.
    private func stated(_ settings: YAMLMap, _ seen: inout Set<String>) -> [String: String] {
        guard ["base", "configs", "groups"].contains(where: settings.has) else { return settings.settings }
        var merged: [String: String] = [:]
        for group in settings.list("groups").compactMap({ $0 as? String })
        where seen.count < Self.mostGroups && seen.insert(group).inserted {
            merged.merge(stated(project.map("settingGroups").map(group), &seen)) { $1 }
        }
        merged.merge(settings.map("base").settings) { $1 }
        for (_, own) in settings.map("configs").maps.sorted(by: { $0.key < $1.key }).filter({ isMeant($0.key) }) {
            merged.merge(stated(own, &seen)) { $1 }
        }
        return merged
    }

    /// Whether a name among `configs` means the configuration: any part of its name does, in letters of any case,
    /// unless another configuration has that name.
    private func isMeant(_ variant: String) -> Bool {
        let known = project.has("configs") ? Set(project.map("configs").keys) : ["Debug", "Release"]
        return configuration.lowercased().contains(variant.lowercased())
            && (variant == configuration || !known.contains(variant))
    }
}
