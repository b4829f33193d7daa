public import WidgetArchive

/// A message from the device to a child process; only one request is in progress at a time.
public struct WireRequest: Codable, Hashable, Sendable {
    /// The kinds of request.
    public enum Body: Codable, Hashable, Sendable {
        /// Requests the child's widgets, intents and URL schemes.
        case describe
        /// Requests the placeholder of a widget; the answer is one archived view, rendered redacted.
        case placeholder(WidgetPlacement)
        /// Requests the snapshot for the gallery, which must be quick.
        case snapshot(WidgetPlacement, isPreview: Bool)
        /// Requests the timeline's entries and reload policy.
        case timeline(WidgetPlacement)
        /// Performs an intent by its type name, with the parameters of the shown view or of a form.
        case performIntent(ArchivedAction)
        /// Requests the possible values of an intent's parameter (enum cases, an entity query's suggestions).
        case options(intent: String, parameter: String, search: String?)
        /// Requests the app's current screen at a size, as an archived view.
        case screen(ScreenRequest)
        /// Opens a link in the app; the answer states whether the app accepted it.
        case openURL(String)
        /// Reports that the app goes to the background or comes to the front.
        case sceneBecame(active: Bool)
        /// Reports that the time that the app requested in its last response has come.
        case wake
        /// Passes the token for widget pushes to the extension's push handlers; the token is in hexadecimal digits.
        case pushTokenChanged(String)
    }

    /// The request's number, echoed in the response.
    public var id: Int
    /// What the child may know of the world outside its container.
    public var context: RequestContext
    /// What is asked for.
    public var body: Body

    /// Creates a request; the number must differ from those of the requests before it.
    public init(id: Int, context: RequestContext, body: Body) {
        self.id = id
        self.context = context
        self.body = body
    }
}

/// A request for an app's current screen.
public struct ScreenRequest: Codable, Hashable, Sendable {
    /// The width of the window, in points.
    public var width: Double
    /// The available height, in points; a longer screen answers with its own height, and the device scrolls it.
    public var height: Double
    /// The appearance for which the screen is laid out.
    public var variant: AppearanceVariant

    /// Creates a request for a screen, by default in the light appearance.
    public init(width: Double, height: Double, variant: AppearanceVariant = AppearanceVariant()) {
        self.width = width
        self.height = height
        self.variant = variant
    }
}
