import Foundation

/// What an extension's information property list says about its kind.
enum ExtensionPoint {
    case widget
    case other

    /// Reads the extension point; nil if the list names none.
    init?(_ infoPlist: Data) {
        let list = try? PropertyListSerialization.propertyList(from: infoPlist, format: nil)
        guard let top = list as? [String: Any] else { return nil }
        let old = (top["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
        let new = (top["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"] as? String
        guard let point = old ?? new else { return nil }
        self = point == "com.apple.widgetkit-extension" ? .widget : .other
    }
}
