package import Vitrine

/// A place in the app that a link opens.
///
/// | link | place |
/// |---|---|
/// | `hangangjari://park/{id}/parking[?lot=ID]` | a park's parking, with a lot marked |
/// | `hangangjari://park/{id}/outing[?lot=ID]` | whether the park is worth a visit |
/// | `hangangjari://parks` | the list |
package enum ParkPlace: Hashable, Sendable {
    case parks
    case park(String, Section, lot: String?)

    /// A part of a park's screen.
    package enum Section: String, CaseIterable, Sendable {
        /// Is it okay to drive there now?
        case parking
        /// Is it okay to visit today?
        case outing
    }
}

extension DeepLinks where Destination == ParkPlace {
    /// The app's links.
    package static let hangangjari = DeepLinks(
        "hangangjari",
        LinkRoute(
            "park",
            .identifier(maximumByteCount: ParkID.maximumByteCount),
            LinkPart<ParkPlace.Section>.choice(),
            LinkPart<String>.identifier().query("lot")
        ) { id, section, lot in
            .park(id, section, lot: lot)
        } values: { (place: ParkPlace) in
            guard case .park(let id, let section, let lot) = place else { return nil }
            return (id, section, lot)
        },
        LinkRoute("parks") {
            .parks
        } values: { (place: ParkPlace) in
            place == .parks ? () : nil
        }
    )
}
