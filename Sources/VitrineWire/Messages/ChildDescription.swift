public import WidgetArchive

/// The widgets, intents and URL schemes that a child process provides.
public struct ChildDescription: Codable, Hashable, Sendable {
    /// The widgets of an extension, in the bundle's order; empty for an app.
    public var widgets: [WidgetDescription]
    /// The intents that a person can run with parameters.
    public var intents: [IntentForm]
    /// The URL schemes of the links that the app opens.
    public var schemes: [String]
    /// What the bundle offers and the device cannot show, such as a live activity; nil if there is nothing.
    public var findings: [ArchiveFinding]?

    /// Creates a description; an app has intents and schemes, an extension has widgets.
    public init(
        widgets: [WidgetDescription] = [],
        intents: [IntentForm] = [],
        schemes: [String] = [],
        findings: [ArchiveFinding]? = nil
    ) {
        self.widgets = widgets
        self.intents = intents
        self.schemes = schemes
        self.findings = findings
    }
}

/// One widget of an extension.
public struct WidgetDescription: Codable, Hashable, Sendable {
    /// The kind, which identifies the widget permanently.
    public var kind: String
    /// The name in the gallery.
    public var displayName: String
    /// The description in the gallery.
    public var details: String
    /// The supported families, by Apple's names, smallest first.
    public var families: [String]
    /// The configuration intent's type name; nil for a static configuration.
    public var configurationIntent: String?
    /// Whether the system's content margins are disabled.
    public var hasContentMarginsDisabled: Bool
    /// Whether the widget has a handler for the token of its pushes; nil means no.
    public var hasPushHandler: Bool?
    /// The families that are less useful at a location, by the location's name, such as `homeScreen`; nil if there are
    /// none.
    public var disfavoredLocations: [String: [String]]?

    /// Creates a description; without an intent the configuration is static.
    public init(
        kind: String,
        displayName: String,
        details: String = "",
        families: [String],
        configurationIntent: String? = nil,
        hasContentMarginsDisabled: Bool = false,
        hasPushHandler: Bool? = nil,
        disfavoredLocations: [String: [String]]? = nil
    ) {
        self.kind = kind
        self.displayName = displayName
        self.details = details
        self.families = families
        self.configurationIntent = configurationIntent
        self.hasContentMarginsDisabled = hasContentMarginsDisabled
        self.hasPushHandler = hasPushHandler
        self.disfavoredLocations = disfavoredLocations
    }
}

/// An intent and its parameters, as a form that a person fills in.
///
/// The name avoids a conflict with AppIntents' `IntentDescription`.
public struct IntentForm: Codable, Hashable, Sendable {
    /// A parameter of an intent, as a field of the form.
    public struct Parameter: Codable, Hashable, Sendable {
        /// The property's name.
        public var name: String
        /// The title in a form.
        public var title: String
        /// The value's type: `string`, `integer`, `number`, `boolean`, `date`, `url`, `enum`, `entity`.
        public var type: String
        /// Whether the parameter may be left out.
        public var isOptional: Bool
        /// Whether the parameter is a list of such values, whose JSON text is an array.
        public var isList: Bool
        /// The default as JSON text; nil if there is none.
        public var defaultValue: String?
        /// The values of an enum; empty for other types (use an `options` request for an entity's values).
        public var options: [ParameterOption]
        /// The least number that the form offers; nil if there is none, and for other types.
        public var least: Double?
        /// The greatest number that the form offers; nil if there is none, and for other types.
        public var greatest: Double?

        /// Creates a field that must be filled in, with one value and no default, unless something else is said.
        public init(
            name: String,
            title: String,
            type: String,
            isOptional: Bool = false,
            isList: Bool = false,
            defaultValue: String? = nil,
            options: [ParameterOption] = [],
            least: Double? = nil,
            greatest: Double? = nil
        ) {
            self.name = name
            self.title = title
            self.type = type
            self.isOptional = isOptional
            self.isList = isList
            self.defaultValue = defaultValue
            self.options = options
            self.least = least
            self.greatest = greatest
        }
    }

    /// The intent type's name.
    public var name: String
    /// The title shown to people.
    public var title: String
    /// A one-sentence description of the intent; may be empty.
    public var details: String
    /// Whether performing the intent brings the app to the front.
    public var opensApp: Bool
    /// The parameters in the order of their declaration.
    public var parameters: [Parameter]

    /// Creates a form; without parameters there is nothing to fill in.
    public init(
        name: String,
        title: String,
        details: String = "",
        opensApp: Bool = false,
        parameters: [Parameter] = []
    ) {
        self.name = name
        self.title = title
        self.details = details
        self.opensApp = opensApp
        self.parameters = parameters
    }
}

/// One possible value of a parameter.
public struct ParameterOption: Codable, Hashable, Sendable {
    /// The value as JSON text (an enum's raw value, an entity's identifier).
    public var value: String
    /// The title shown to people.
    public var title: String

    /// Creates a choice.
    public init(value: String, title: String) {
        self.value = value
        self.title = title
    }
}
