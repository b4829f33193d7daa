/// The kind of the reader's widget; it never changes, because the system identifies placed widgets by it.
public let WIDGET_KIND = "DBMultiverseWidgets"
