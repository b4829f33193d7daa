import CompactJSON
import Synchronization
import VitrinePlatform
package import WidgetArchive

/// The program's compiled resources: its images, colours and strings by name.
///
/// The index is read once; images and the strings of a language are read when they are first needed. A program without
/// resources opens nothing.
package final class ResourceCatalog: Sendable {
    /// The index; nil if the program has no resources, or if they cannot be read.
    package let index: ResourceIndex?
    /// Why the resources cannot be read; nil if they can, or if there are none.
    package let fault: String?
    private let read: @Sendable (String) -> Data?
    private let state = Mutex(State())

    private struct State {
        var images: [String: ImageSource?] = [:]
        var strings: [String: ResourceStrings] = [:]
        /// The language of a locale, by the locale's identifier.
        var languages: [String: String] = [:]
        /// The formats with plurals that were looked up, by language, table and key.
        var plurals: [Substring: LocalizedFormat] = [:]
        var missingColors: Set<String> = []
        var localeIdentifier = "en_US"
        var isContrastIncreased = false
    }

    /// A catalogue without resources.
    package init() {
        index = nil
        fault = nil
        read = { _ in nil }
    }

    /// Reads the index of a resource folder; without an index, the catalogue has no resources.
    /// - Parameter read: returns the bytes of a file by its path in the folder; nil if there is none.
    package init(read: @escaping @Sendable (String) -> Data?) {
        self.read = read
        guard let data = read(ResourceIndex.fileName) else {
            index = nil
            fault = nil
            return
        }
        let index = try? CompactJSONDecoder().decode(ResourceIndex.self, from: [UInt8](data))
        let isKnown = index?.version == ResourceIndex.currentVersion
        self.index = isKnown ? index : nil
        fault = isKnown ? nil : "the index of the resources is damaged or of another version: compile them again"
    }

    /// The catalogue that a test uses in place of the process's.
    @TaskLocal package static var local: ResourceCatalog?

    private static let process =
        ResourceFolder.path.map { path in
            ResourceCatalog(read: { ResourceFolder.read($0, in: path) })
        } ?? ResourceCatalog()

    /// The catalogue of this program.
    package static var current: ResourceCatalog { local ?? process }

    /// Whether there is nothing to look up.
    package var isEmpty: Bool { index == nil }

    /// The identifier of the app's locale, such as `ko_KR`; texts that are looked up outside a view use it.
    package var localeIdentifier: String {
        get { state.withLock { $0.localeIdentifier } }
        set { state.withLock { $0.localeIdentifier = newValue } }
    }

    /// Whether named colours are taken from their variants of increased contrast.
    package var isContrastIncreased: Bool {
        get { state.withLock { $0.isContrastIncreased } }
        set { state.withLock { $0.isContrastIncreased = newValue } }
    }
}

extension ResourceCatalog {
    /// The conditions under which an image is shown.
    package struct ImageConditions {
        /// Whether the appearance is dark; asked only if the image differs between appearances.
        package var isDark: () -> Bool
        /// Pixels per point of the screen.
        package var displayScale: Double
        package var localeIdentifier: String
    }

    /// The image with a name; nil if there is none, or if its file cannot be read.
    package func image(named name: String, in conditions: ImageConditions) -> ImageSource? {
        guard let image = index?.images[name], let variant = variant(of: image, in: conditions) else { return nil }
        return state.withLock { state in
            if let known = state.images[variant.file] { return known }
            let source = read(variant.file)
                .flatMap { ImageSource($0, scale: variant.scale, isTemplate: image.isTemplate) }
                .map { $0.symbol(ascent: image.symbolAscent) }
            state.images[variant.file] = source
            return source
        }
    }

    /// The variant that serves the language, then the appearance, then the scale best.
    private func variant(
        of image: ResourceIndex.Image,
        in conditions: ImageConditions
    ) -> ResourceIndex.Image.Variant? {
        var variants = image.variants
        if variants.contains(where: { $0.language != nil }) {
            let languages = variants.compactMap(\.language)
            let language = LanguageMatch.best(of: languages, for: conditions.localeIdentifier)
            let own = variants.filter { $0.language == language }
            variants = language != nil && !own.isEmpty ? own : variants.filter { $0.language == nil }
            if variants.isEmpty { variants = image.variants }
        }
        if variants.contains(where: { $0.appearance == .dark }) {
            let wanted: ResourceIndex.Appearance = conditions.isDark() ? .dark : .light
            let own = variants.filter { $0.appearance == wanted }
            variants = own.isEmpty ? variants.filter { $0.appearance == nil } : own
        } else {
            variants = variants.filter { $0.appearance == nil || $0.appearance == .light }
        }
        // The smallest file with enough pixels, else the largest.
        let enough = variants.filter { $0.scale >= conditions.displayScale }
        return enough.min { $0.scale < $1.scale } ?? variants.max { $0.scale < $1.scale }
    }
}

extension ResourceCatalog {
    /// The colour with a name; nil if there is none, or if its set is empty.
    package func color(named name: String) -> Color? {
        guard let all = index?.colors[name]?.variants else { return nil }
        let usual = color(of: all.filter { !$0.isHighContrast })
        guard isContrastIncreased, let increased = color(of: all.filter(\.isHighContrast)) else { return usual }
        // A catalogue may state the variants of one appearance only.
        let hasDark = all.contains { $0.isHighContrast && $0.appearance == .dark }
        let hasLight = all.contains { $0.isHighContrast && $0.appearance != .dark }
        return Color(
            light: hasLight ? increased.light : usual?.light ?? increased.light,
            dark: hasDark ? increased.dark : usual?.dark ?? increased.dark
        )
    }

    private func color(of variants: [ResourceIndex.Color.Variant]) -> Color? {
        let light = variants.first { $0.appearance == nil } ?? variants.first { $0.appearance == .light }
        let dark = variants.first { $0.appearance == .dark } ?? light
        guard let light = variants.first(where: { $0.appearance == .light }) ?? light ?? dark, let dark else {
            return nil
        }
        return Color(light: Color.Components(light), dark: Color.Components(dark))
    }

    /// Whether the catalogue leaves a colour to the system, as a new project does with its accent colour.
    ///
    /// Another empty set is no colour.
    package func leavesToSystem(colorNamed name: String) -> Bool {
        name == "AccentColor" && isEmptySet(colorNamed: name)
    }

    /// Whether there is a set for a colour, without a colour in it.
    package func isEmptySet(colorNamed name: String) -> Bool { index?.colors[name]?.variants.isEmpty == true }

    /// Remembers that a colour was asked for that does not exist, so that archives can say so.
    package func note(missingColor name: String) {
        state.withLock { _ = $0.missingColors.insert(name) }
    }

    /// The names of the colours that were asked for and do not exist, sorted.
    package var missingColors: [String] { state.withLock { $0.missingColors.sorted() } }
}

extension ResourceCatalog {
    /// The language whose texts a locale shows: the best match, else the development language.
    package func language(for localeIdentifier: String) -> String {
        guard let index else { return "en" }
        // Every text asks, and comparing the tags took a quarter of the time in which a text was laid out.
        if let known = state.withLock({ $0.languages[localeIdentifier] }) { return known }
        let best = LanguageMatch.best(of: index.languages, for: localeIdentifier) ?? index.developmentLanguage
        state.withLock { $0.languages[localeIdentifier] = best }
        return best
    }

    /// The program's language on a device whose language it has no texts in: its development language, which is English
    /// for a program without resources; nil if it has texts in the device's language.
    package func ownLanguage(on deviceLocale: String) -> String? {
        let development = index?.developmentLanguage ?? "en"
        let languages = (index?.languages ?? []) + [development]
        return LanguageMatch.best(of: languages, for: deviceLocale) == nil ? development : nil
    }

    /// The text for a key and its language: the locale's, else the development language's; nil if neither has one.
    package func entry(
        for key: String,
        table: String?,
        localeIdentifier: String
    ) -> (entry: ResourceStrings.Entry, language: String)? {
        guard let index else { return nil }
        let table = table ?? ResourceStrings.defaultTable
        for language in [language(for: localeIdentifier), index.developmentLanguage] {
            if let entry = strings(language).tables[table]?[key] { return (entry, language) }
        }
        return nil
    }

    func plural(named name: Substring) -> LocalizedFormat? { state.withLock { $0.plurals[name] } }

    func remember(_ plural: LocalizedFormat, as name: String) { state.withLock { $0.plurals[name[...]] = plural } }

    private func strings(_ language: String) -> ResourceStrings {
        guard let index, index.languages.contains(language) else { return ResourceStrings() }
        return state.withLock { state in
            if let known = state.strings[language] { return known }
            // The compiler writes valid files; a damaged one shows the keys, as a missing one does.
            let strings = read(ResourceIndex.stringsPath(language: language))
                .flatMap { try? CompactJSONDecoder().decode(ResourceStrings.self, from: [UInt8]($0)) }
            state.strings[language] = strings ?? ResourceStrings()
            return strings ?? ResourceStrings()
        }
    }
}

extension ImageSource {
    /// Creates a source from a file's bytes; nil if they are not an image that is known here.
    fileprivate init?(_ data: Data, scale: Double, isTemplate: Bool) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        self.init(
            data: data,
            mediaType: header.mediaType,
            pixelWidth: header.pixelWidth,
            pixelHeight: header.pixelHeight,
            scale: CGFloat(scale),
            isTemplate: isTemplate
        )
    }
}

extension Color.Components {
    fileprivate init(_ variant: ResourceIndex.Color.Variant) {
        let space: Color.RGBColorSpace =
            switch variant.space {
            case .sRGB: .sRGB
            case .sRGBLinear: .sRGBLinear
            case .displayP3: .displayP3
            }
        self.init(space, red: variant.red, green: variant.green, blue: variant.blue, opacity: variant.opacity)
    }
}
