import Foundation
import PropertyLists

/// What an extension's information property list says about its kind.
enum ExtensionPoint {
    case widget
    case other

    /// Reads the extension point; nil if the list names none, or one of widgets that is misspelt.
    init?(_ infoPlist: Data) {
        guard let top = PropertyList.fields(of: infoPlist) else { return nil }
        let old = (top["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
        let new = (top["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"] as? String
        guard let point = old ?? new else { return nil }
        let isWidget = point == "com.apple.widgetkit-extension"
        guard isWidget || !point.lowercased().contains("widgetkit") else { return nil }
        self = isWidget ? .widget : .other
    }
}
