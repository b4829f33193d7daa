public import WidgetArchive

/// A message from the device to a child process; one is under way at a time.
public struct WireRequest: Codable, Hashable, Sendable {
    /// What is asked.
    public enum Body: Codable, Hashable, Sendable {
        /// Which widgets or screens, intents and names there are.
        case describe
        /// The placeholder of a widget; answered with one look, drawn redacted.
        case placeholder(WidgetPlacement)
        /// The look for the gallery; quick.
        case snapshot(WidgetPlacement, isPreview: Bool)
        /// The entries to come and the reload policy.
        case timeline(WidgetPlacement)
        /// Performs an intent by its type name, with the parameters of the picture that was shown or a form.
        case performIntent(ArchivedAction)
        /// The values that a parameter of an intent can take (enum cases, an entity query's suggestions).
        case options(intent: String, parameter: String, search: String?)
        /// The app's current screen at a size, as a look.
        case screen(ScreenRequest)
        /// Opens a link in the app; answered with whether the app took it.
        case openURL(String)
        /// The app goes to the background or comes to the front.
        case sceneBecame(active: Bool)
        /// The moment has come that the app asked for with its last response.
        case wake
    }

    /// The request's number, echoed in the response.
    public var id: Int
    /// The circumstances.
    public var context: RequestContext
    /// What is asked.
    public var body: Body

    /// Makes a request.
    public init(id: Int, context: RequestContext, body: Body) {
        self.id = id
        self.context = context
        self.body = body
    }
}

/// Asks an app for its current screen.
public struct ScreenRequest: Codable, Hashable, Sendable {
    /// The width of the window, in points.
    public var width: Double
    /// The height offered, in points; a longer screen answers with its own height and is scrolled by whoever shows it.
    public var height: Double
    /// The appearance.
    public var variant: AppearanceVariant

    /// Makes a request.
    public init(width: Double, height: Double, variant: AppearanceVariant = AppearanceVariant()) {
        self.width = width
        self.height = height
        self.variant = variant
    }
}
