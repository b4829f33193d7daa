/// The list of a program's compiled resources, as stored in the file `index.json` of its resource folder.
///
/// The device's asset compiler writes it; a program reads it when it first looks for a resource. The same folder holds
/// the image files and one ``ResourceStrings`` for each language.
public struct ResourceIndex: Codable, Hashable, Sendable {
    /// The version of the format that this code writes and reads.
    public static let currentVersion = 1
    /// The name of the file.
    public static let fileName = "index.json"
    /// The appendix that a program's path gets to become the path of its resource folder.
    public static let folderSuffix = ".resources"

    /// The version of the format; a reader refuses any other than ``currentVersion``.
    public var version = ResourceIndex.currentVersion
    /// The language of the keys, as a BCP 47 tag such as `en`.
    public var developmentLanguage: String
    /// The languages in which the program runs, as BCP 47 tags, sorted; each may have a file of strings.
    public var languages: [String] = []
    /// The images by name; a folder that provides a namespace is part of the name, as in `Icons/Cover`.
    public var images: [String: Image] = [:]
    /// The colours by name.
    public var colors: [String: Color] = [:]

    /// Creates an index without resources.
    public init(developmentLanguage: String) {
        self.developmentLanguage = developmentLanguage
    }

    /// The path of a language's strings, relative to the folder.
    public static func stringsPath(language: String) -> String { "strings/\(language).json" }
}

extension ResourceIndex {
    /// The appearance for which a variant is meant.
    public enum Appearance: String, Codable, Hashable, Sendable {
        /// For light screens.
        case light
        /// For dark screens.
        case dark
        /// Read from catalogues and kept; no renderer asks for it.
        case tinted
    }

    /// An image with its variants.
    public struct Image: Codable, Hashable, Sendable {
        /// A file of an image.
        public struct Variant: Codable, Hashable, Sendable {
            /// The path relative to the folder.
            public var file: String
            /// The number of pixels per point: 1, 2 or 3.
            public var scale: Double
            /// The appearance; nil serves any.
            public var appearance: Appearance?
            /// The language as a BCP 47 tag; nil serves any.
            public var language: String?

            /// Creates a variant; without an appearance or language it serves any.
            public init(file: String, scale: Double, appearance: Appearance? = nil, language: String? = nil) {
                self.file = file
                self.scale = scale
                self.appearance = appearance
                self.language = language
            }
        }

        /// The variants in the catalogue's order.
        public var variants: [Variant]
        /// Whether the foreground style replaces every opaque pixel, unless the view says otherwise.
        public var isTemplate: Bool
        /// The baseline's distance below the top of a custom symbol, in parts of the font's size; nil for an image.
        ///
        /// A custom symbol is drawn for a font of 100 points.
        public var symbolAscent: Double?

        /// Creates an image from its files; a custom symbol has an ascent.
        public init(variants: [Variant], isTemplate: Bool = false, symbolAscent: Double? = nil) {
            self.variants = variants
            self.isTemplate = isTemplate
            self.symbolAscent = symbolAscent
        }
    }

    /// A colour with its variants.
    public struct Color: Codable, Hashable, Sendable {
        /// The space of a colour's components.
        public enum Space: String, Codable, Hashable, Sendable {
            /// The standard space of screens.
            case sRGB
            /// Components proportional to light.
            case sRGBLinear
            /// The wider space of Apple's screens.
            case displayP3
        }

        /// The components of a colour.
        public struct Variant: Codable, Hashable, Sendable {
            /// The space in which the components are numbers.
            public var space: Space
            /// The red component; 0…1 within the colour space.
            public var red: Double
            /// The green component; 0…1 within the colour space.
            public var green: Double
            /// The blue component; 0…1 within the colour space.
            public var blue: Double
            /// The opacity, 0…1.
            public var opacity: Double
            /// The appearance; nil serves any.
            public var appearance: Appearance?
            /// Whether the variant is meant for increased contrast.
            public var isHighContrast: Bool

            /// Creates a variant, by default opaque, in sRGB, for any appearance and contrast.
            public init(
                space: Space = .sRGB,
                red: Double,
                green: Double,
                blue: Double,
                opacity: Double = 1,
                appearance: Appearance? = nil,
                isHighContrast: Bool = false
            ) {
                self.space = space
                self.red = red
                self.green = green
                self.blue = blue
                self.opacity = opacity
                self.appearance = appearance
                self.isHighContrast = isHighContrast
            }
        }

        /// The variants in the catalogue's order.
        public var variants: [Variant]

        /// Creates a colour from its variants.
        public init(variants: [Variant]) {
            self.variants = variants
        }
    }
}
