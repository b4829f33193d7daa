public import Foundation

/// The resources that a program's target names.
public struct ResourceSources: Hashable, Sendable {
    /// Asset catalogues (`*.xcassets`), string tables (`*.strings`, `*.stringsdict`, `*.xcstrings`), folders for a
    /// language (`*.lproj`), image files, and any other file that the program opens by name.
    public var files: [URL]
    /// The same of the packages that the target uses, which have bundles of their own on Apple's platforms.
    ///
    /// The target's own texts, colours and images take the place of theirs, without a finding.
    public var packageFiles: [URL]
    /// The target's property list; nil if it has none.
    public var infoPlist: URL?
    /// The program's bundle identifier; nil keeps that of the property list.
    public var bundleIdentifier: String?
    /// The language of the keys, as a BCP 47 tag; a name of another form becomes `en`, because files are named for it.
    ///
    /// A string catalogue states its own, which has precedence.
    public let developmentLanguage: String
    /// The build settings that the property list may refer to, as in `$(PRODUCT_NAME)`.
    public var settings: [String: String]
    /// The folders in which all of these must lie; nil for any place.
    public var bounds: ResourceBounds?
    /// Colours and images outside of catalogues; they take the place of those of the same name.
    public var assets: DeclaredAssets

    public init(
        files: [URL],
        packageFiles: [URL] = [],
        infoPlist: URL? = nil,
        bundleIdentifier: String? = nil,
        developmentLanguage: String = "en",
        settings: [String: String] = [:],
        bounds: ResourceBounds? = nil,
        assets: DeclaredAssets = DeclaredAssets()
    ) {
        self.files = files
        self.packageFiles = packageFiles
        self.infoPlist = infoPlist
        self.bundleIdentifier = bundleIdentifier
        self.developmentLanguage = LanguageTag.isValid(developmentLanguage) ? developmentLanguage : "en"
        self.settings = settings
        self.bounds = bounds
        self.assets = assets
    }
}
