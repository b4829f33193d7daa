import WidgetArchive

/// What the entries of image sets and colour sets state about the devices that they serve.
/// https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/
protocol CatalogEntry {
    var idiom: String? { get }
    var appearances: [AppearanceCondition]? { get }
}

/// A condition under which an entry is used.
struct AppearanceCondition: Decodable {
    /// `luminosity` or `contrast`.
    var appearance: String
    /// `light`, `dark`, `tinted` or `high`.
    var value: String
}

extension CatalogEntry {
    var appearance: ResourceIndex.Appearance? {
        appearances?.first { $0.appearance == "luminosity" }.flatMap { ResourceIndex.Appearance(rawValue: $0.value) }
    }

    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

extension Array where Element: CatalogEntry {
    /// The entries for a phone: its own if there are any, then those for every device; empty if there are neither.
    var forPhone: [Element] {
        let own = filter { $0.idiom == "iphone" }
        return own + filter { $0.idiom == nil || $0.idiom == "universal" }
    }
}
