#if !canImport(WidgetKit)
/// How one value looks in a list of values.
public struct DisplayRepresentation: Hashable, Sendable {
    /// A picture beside the title; kept, but the device's forms show text only.
    public struct Image: Hashable, Sendable {
        private enum Source: Hashable {
            case named(String)
            case system(String)
            case data(Data)
            case url(URL)
        }

        private let source: Source

        /// A picture of the app by its name.
        public init(named name: String, isTemplate: Bool? = nil) {
            source = .named(name)
        }

        /// A symbol by its name.
        public init(systemName: String, isTemplate: Bool? = nil) {
            source = .system(systemName)
        }

        /// A picture from a file's bytes.
        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
        }

        /// A picture from a place.
        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
        }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// A second, smaller line.
    public var subtitle: LocalizedStringResource?
    /// A picture beside them.
    public var image: Image?
    /// Other words for the value.
    public var synonyms: [LocalizedStringResource]

    /// Makes a representation.
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
    /// Makes a representation of a title alone.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}

/// How a type of values is called.
public struct TypeDisplayRepresentation: Hashable, Sendable {
    /// The name of one value, such as "Habit".
    public var name: LocalizedStringResource
    /// The name with a number, such as "3 habits".
    public var numericFormat: LocalizedStringResource?
    /// Other words for the type.
    public var synonyms: [LocalizedStringResource]

    /// Makes a name.
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
    /// Makes a name.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// Something whose type has a name that people read.
public protocol TypeDisplayRepresentable {
    /// How the type is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that people can read.
public protocol InstanceDisplayRepresentable {
    /// How the value looks in a list.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title as plain text.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a finite number of cases that people can read.
public protocol CaseDisplayRepresentable: Hashable {
    /// How each case looks in a list.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
#endif
