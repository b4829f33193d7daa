/// The text and image that represent one value in a list.
public struct DisplayRepresentation: Hashable, Sendable {
    /// An image beside the title; it is kept, but the device's forms show only text.
    public struct Image: Hashable, Sendable {
        private enum Source: Hashable {
            case named(String)
            case system(String)
            case data(Data)
            case url(URL)
        }

        private let source: Source

        /// Creates an image from the name of one of the app's images.
        public init(named name: String, isTemplate: Bool? = nil) {
            source = .named(name)
        }

        /// Creates an image from the name of a system symbol.
        public init(systemName: String, isTemplate: Bool? = nil) {
            source = .system(systemName)
        }

        /// Creates an image from the contents of an image file.
        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
        }

        /// Creates an image from a URL.
        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
        }
    }

    /// The first line, which names the value.
    public var title: LocalizedStringResource
    /// A second, smaller line.
    public var subtitle: LocalizedStringResource?
    /// An image beside the title and the subtitle.
    public var image: Image?
    /// Other words for the value.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation; only the title must be there.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}

/// The name of a type of values.
public struct TypeDisplayRepresentation: Hashable, Sendable {
    /// The name of one value, such as "Habit".
    public var name: LocalizedStringResource
    /// The name with a number, such as "3 habits".
    public var numericFormat: LocalizedStringResource?
    /// Other words for the type.
    public var synonyms: [LocalizedStringResource]

    /// Creates the name of a type; without a format for numbers the name stands alone.
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// A type with a name that is shown to the person.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown to the person.
public protocol InstanceDisplayRepresentable {
    /// The representation of the value in a list.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title as plain text.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a finite number of cases that can be shown to the person.
public protocol CaseDisplayRepresentable: Hashable {
    /// The representation of each case in a list.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
