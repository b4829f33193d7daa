public import Vitrine

/// The kinds of Hangangjari's widgets; a kind never changes, because the system identifies placed widgets by it.
public enum HangangjariKind {
    /// The kind that answers whether it is okay to drive there now.
    public static let parking = "HangangjariParking"
    /// The kind that answers whether it is okay to visit today.
    public static let general = "HangangjariPark"
    public static let all = [parking, general]
}

extension AppGroup {
    /// The group of Hangangjari's app and widget extension.
    public static let hangangjari = AppGroup("group.app.hangangjari")

    /// The private folder of the app, beside the group's folder; it contains the read cache, which the extension never
    /// opens.
    public static let hangangjariPrivate = AppGroup("app.hangangjari")
}
