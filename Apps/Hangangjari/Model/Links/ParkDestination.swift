public import VitrineLinks

/// A destination in the app that a link opens.
///
/// | link | destination |
/// |---|---|
/// | `hangangjari://park/{id}/parking[?lot=ID]` | a park's parking, optionally with a highlighted lot |
/// | `hangangjari://park/{id}/outing[?lot=ID]` | the reasons for or against a visit |
/// | `hangangjari://parks` | the list of parks |
public enum ParkDestination: Hashable, Sendable {
    case parks
    case park(String, Section, lot: String?)

    /// The sections of a park's screen.
    public enum Section: String, CaseIterable, Sendable {
        /// Is it okay to drive there now?
        case parking
        /// Is it okay to visit today?
        case outing
    }
}

extension DeepLinks where Destination == ParkDestination {
    /// The app's links.
    public static let hangangjari = DeepLinks(
        "hangangjari",
        LinkRoute(
            "park",
            .identifier(maximumByteCount: ParkID.maximumByteCount),
            LinkPart<ParkDestination.Section>.choice(),
            LinkPart<String>.identifier().query("lot")
        ) { id, section, lot in
            .park(id, section, lot: lot)
        } values: { (place: ParkDestination) in
            guard case .park(let id, let section, let lot) = place else { return nil }
            return (id, section, lot)
        },
        LinkRoute("parks") {
            .parks
        } values: { (place: ParkDestination) in
            place == .parks ? () : nil
        }
    )
}
