/// A module's build settings, as a package manifest and as the compiler write them.
struct CompilerSettings {
    private let module: ModuleSources

    init(_ module: ModuleSources) { self.module = module }

    /// As expressions of a manifest.
    var expressions: [String] {
        [".swiftLanguageMode(.\(module.languageMode.rawValue))"] + conditions.map { ".define(\"\($0)\")" }
            + (isMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + features.map { ".enableUpcomingFeature(\"\($0)\")" }
    }

    /// As arguments of the compiler.
    var flags: [String] {
        ["-swift-version", String(module.languageMode.rawValue.dropFirst())] + conditions.map { "-D\($0)" }
            + (isMainActor ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// `DEBUG` is left out: a debug build has it anyway, and a release build must not.
    private var conditions: [String] {
        (module.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
            .filter { $0 != "DEBUG" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
            .map(String.init)
    }

    private var isMainActor: Bool { module.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

    private var features: [String] {
        var names = Self.features.filter { module.settings["SWIFT_UPCOMING_FEATURE_\($0.setting)"] == "YES" }
            .map(\.name)
        if module.settings[Self.bareSlashRegex] != "NO" { names.append("BareSlashRegexLiterals") }
        if module.settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { names += Self.approachable }
        // Mode 6 includes the older features, and the compiler warns of repeated ones.
        let own = module.languageMode == .v6 ? names.filter { !Self.partOfSix.contains($0) } : names
        return Set(own).sorted()
    }

    /// Xcode's names for upcoming features.
    ///
    /// `MEMBER_IMPORT_VISIBILITY` is left out: it only forbids, and here the members of Foundation's names lie in
    /// modules that the code does not import.
    ///
    /// https://developer.apple.com/documentation/xcode/build-settings-reference
    private static let features = [
        (setting: "EXISTENTIAL_ANY", name: "ExistentialAny"),
        (setting: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault"),
        (setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault"),
        (setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances"),
    ]

    /// Xcode's setting for regular expressions as `/[0-9]+/`, which is on unless a project turns it off.
    private static let bareSlashRegex = "SWIFT_ENABLE_BARE_SLASH_REGEX"

    /// The settings by which Xcode turns features on that a package names; others than these have no effect here.
    static func settings(of names: [String]) -> [String: String] {
        let known = features.filter { names.contains($0.name) }
        return Dictionary(uniqueKeysWithValues: known.map { ("SWIFT_UPCOMING_FEATURE_\($0.setting)", "YES") })
            .merging([bareSlashRegex: names.contains("BareSlashRegexLiterals") ? "YES" : "NO"]) { own, _ in own }
    }

    /// What the setting for approachable concurrency turns on.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let partOfSix: Set<String> = [
        "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferSendableFromCaptures",
    ]
}
