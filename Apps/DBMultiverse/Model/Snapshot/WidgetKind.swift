/// The kind of the reader's widget; it never changes, because placed widgets are found by it.
package let WIDGET_KIND = "DBMultiverseWidgets"
