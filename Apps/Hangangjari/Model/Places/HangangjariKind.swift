package import Vitrine

/// The kinds of Hangangjari's widgets; a kind never changes, because placed widgets are found by it.
package enum HangangjariKind {
    /// The kind that answers: is it okay to drive there now.
    package static let parking = "HangangjariParking"
    /// The kind that answers: is it okay to visit today.
    package static let general = "HangangjariPark"
    /// All of them.
    package static let all = [parking, general]
}

extension AppGroup {
    /// The group of Hangangjari's app and widget extension.
    package static let hangangjari = AppGroup("group.app.hangangjari")

    /// The folder of the app alone, beside the group's: its read cache lies there, and the extension never looks.
    package static let hangangjariPrivate = AppGroup("app.hangangjari")
}
