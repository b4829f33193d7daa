import Foundation
import VitrineWire

/// The keys that a manifest can have, and the names among its values.
///
/// A misspelt key would otherwise mean what an absent one means.
enum ManifestKeys {
    static let manifest = ["screen", "apps"]
    static let app = [
        "id", "name", "group", "program", "widgetProgram", "icon", "schemes", "arguments", "environment", "placements",
        "service", "wantsLocation", "partOf",
    ]
    static let placement = ["kind", "family", "idiom", "page", "column", "row", "configuration"]
    static let service = ["program", "arguments", "conditions", "refreshIntent"]

    /// Checks the keys and the families of a manifest; anything else that is wrong is left to the decoder.
    /// - Throws: ``DeviceError`` with code `manifest`, which names the key, its place and the closest known one.
    static func check(_ data: Data, path: String) throws(DeviceError) {
        // Text that is not JSON is described by the decoder.
        guard var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
        // It names docs/device-manifest.schema.json to an editor.
        root["$schema"] = nil
        try check(root, known: manifest, at: "at the top level", path: path)
        for (index, app) in objects(root["apps"]).enumerated() {
            let place = "at apps.[\(index)]"
            try check(app, known: Self.app, at: place, path: path)
            if let service = app["service"] as? [String: Any] {
                try check(service, known: Self.service, at: "\(place).service", path: path)
            }
            for (number, placement) in objects(app["placements"]).enumerated() {
                let place = "\(place).placements.[\(number)]"
                try check(placement, known: Self.placement, at: place, path: path)
                let families = DisplayFamily.allCases.map(\.rawValue)
                try check(placement["family"], of: families, at: "\(place).family", path: path)
                try check(
                    placement["idiom"],
                    of: DeviceIdiom.allCases.map(\.rawValue),
                    at: "\(place).idiom",
                    path: path
                )
            }
        }
    }

    private static func objects(_ value: Any?) -> [[String: Any]] {
        (value as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    }

    private static func check(
        _ object: [String: Any],
        known: [String],
        at place: String,
        path: String
    ) throws(DeviceError) {
        guard let key = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
        let hint = Spelling.hint(for: key, of: known)
        throw DeviceError(.manifest, "\(path): there is no key \"\(key.prefix(60))\" \(place); \(hint)")
    }

    private static func check(_ value: Any?, of known: [String], at place: String, path: String) throws(DeviceError) {
        guard let value = value as? String, !known.contains(value) else { return }
        let hint = Spelling.hint(for: value, of: known)
        throw DeviceError(.manifest, "\(path): \"\(value.prefix(60))\" \(place) is unknown; \(hint)")
    }
}
