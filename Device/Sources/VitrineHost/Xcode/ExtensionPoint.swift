import Foundation
import PropertyLists

/// What an extension's information property list says about its kind.
package enum ExtensionPoint: Hashable {
    case widget
    /// One that no extension with a widget in Swift has: a misspelt one, or that of iOS 8.
    case wrong(String)
    case other

    /// Nil for a variable, which is not known here.
    package init?(named point: String) {
        if point.contains("$") { return nil }
        self =
            point == "com.apple.widgetkit-extension"
            ? .widget : point.lowercased().contains("widget") ? .wrong(point) : .other
    }

    /// Reads the extension point; nil if the list names none.
    init?(_ infoPlist: Data) {
        guard let point = PropertyList.fields(of: infoPlist).flatMap(Self.name) else { return nil }
        self.init(named: point)
    }

    /// The extension point that the fields of an information property list name, in the older or the newer key.
    package static func name(in fields: [String: Any]) -> String? {
        let old = (fields["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
        let new = (fields["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"] as? String
        return old ?? new
    }

    /// A note about an extension whose property list names a wrong one.
    static func note(_ sources: ExtensionSources, _ files: FileTree) -> String? {
        guard let path = sources.infoPlist, let data = files.contents(path),
            case .wrong(let point) = ExtensionPoint(data)
        else { return nil }
        return note(point, at: path)
    }

    static func note(_ wrong: String, at place: String) -> String {
        "\(place): \(wrong) is not the extension point of widgets, so no phone shows its widgets"
    }
}
