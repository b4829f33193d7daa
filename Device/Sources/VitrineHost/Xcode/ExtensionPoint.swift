import Foundation
import PropertyLists

/// What an extension's information property list says about its kind.
enum ExtensionPoint {
    case widget
    case other

    /// Reads the extension point; nil if the list names none.
    init?(_ infoPlist: Data) {
        guard let top = PropertyList.fields(of: infoPlist) else { return nil }
        let old = (top["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
        let new = (top["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"] as? String
        guard let point = old ?? new else { return nil }
        self = point == "com.apple.widgetkit-extension" ? .widget : .other
    }
}
