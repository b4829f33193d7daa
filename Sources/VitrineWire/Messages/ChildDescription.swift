/// What a child process offers.
public struct ChildDescription: Codable, Hashable, Sendable {
    /// The widgets of an extension, in the bundle's order; empty for an app.
    public var widgets: [WidgetDescription]
    /// The intents that a person may run with parameters.
    public var intents: [IntentForm]
    /// The URL schemes whose links the app takes.
    public var schemes: [String]

    /// Makes a description.
    public init(widgets: [WidgetDescription] = [], intents: [IntentForm] = [], schemes: [String] = []) {
        self.widgets = widgets
        self.intents = intents
        self.schemes = schemes
    }
}

/// One widget of an extension.
public struct WidgetDescription: Codable, Hashable, Sendable {
    /// The kind that identifies it for good.
    public var kind: String
    /// The name in the gallery.
    public var displayName: String
    /// The description in the gallery.
    public var details: String
    /// The families it supports, by Apple's names, smallest first.
    public var families: [String]
    /// The configuration intent's type name; nil for a static configuration.
    public var configurationIntent: String?
    /// Whether the system's content margins are switched off.
    public var hasContentMarginsDisabled: Bool

    /// Makes a description.
    public init(
        kind: String,
        displayName: String,
        details: String = "",
        families: [String],
        configurationIntent: String? = nil,
        hasContentMarginsDisabled: Bool = false
    ) {
        self.kind = kind
        self.displayName = displayName
        self.details = details
        self.families = families
        self.configurationIntent = configurationIntent
        self.hasContentMarginsDisabled = hasContentMarginsDisabled
    }
}

/// An intent and its parameters, as a form that a person fills in.
///
/// Called a form so that AppIntents' own `IntentDescription` keeps its name.
public struct IntentForm: Codable, Hashable, Sendable {
    /// One parameter.
    public struct Parameter: Codable, Hashable, Sendable {
        /// The property's name.
        public var name: String
        /// The title in a form.
        public var title: String
        /// The value's type: `string`, `integer`, `number`, `boolean`, `date`, `url`, `enum`, `entity`.
        public var type: String
        /// Whether it may be left out.
        public var isOptional: Bool
        /// Whether it is a list of such values, whose JSON text is an array.
        public var isList: Bool
        /// The default as JSON text; nil if there is none.
        public var defaultValue: String?
        /// The values of an enum; empty for others (an entity's are asked for by `options`).
        public var options: [ParameterOption]

        /// Makes a parameter.
        public init(
            name: String,
            title: String,
            type: String,
            isOptional: Bool = false,
            isList: Bool = false,
            defaultValue: String? = nil,
            options: [ParameterOption] = []
        ) {
            self.name = name
            self.title = title
            self.type = type
            self.isOptional = isOptional
            self.isList = isList
            self.defaultValue = defaultValue
            self.options = options
        }
    }

    /// The intent type's name.
    public var name: String
    /// The title that people read.
    public var title: String
    /// What it does, in a sentence; may be empty.
    public var details: String
    /// Whether performing it brings the app to the front.
    public var opensApp: Bool
    /// The parameters in the order of their declaration.
    public var parameters: [Parameter]

    /// Makes a description.
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

/// One value that a parameter can take.
public struct ParameterOption: Codable, Hashable, Sendable {
    /// The value as JSON text (an enum's raw value, an entity's identifier).
    public var value: String
    /// What people read.
    public var title: String

    /// Makes an option.
    public init(value: String, title: String) {
        self.value = value
        self.title = title
    }
}
