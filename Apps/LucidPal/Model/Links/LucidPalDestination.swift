package import VitrineLinks

/// A destination in the app that a link opens.
///
/// | link | destination |
/// |---|---|
/// | `lucidpal://today` | the habits of today |
/// | `lucidpal://notes`, `lucidpal://calendar` | the lists |
/// | `lucidpal://habit/ID`, `lucidpal://note/ID`, `lucidpal://event/ID` | one item of a list |
/// | `lucidpal://note/pinned` | the most recently pinned note |
package enum LucidPalDestination: Hashable, Sendable {
    case today
    case notes
    case calendar
    case habit(String)
    case note(String)
    case pinnedNote
    case event(String)

    /// The path component that replaces a note's identifier; no note has this identifier.
    fileprivate static let pinned = "pinned"
}

extension DeepLinks where Destination == LucidPalDestination {
    package static let lucidPal = DeepLinks<LucidPalDestination>(
        "lucidpal",
        LinkRoute("today", to: .today),
        LinkRoute("notes", to: .notes),
        LinkRoute("calendar", to: .calendar),
        LinkRoute("habit", .identifier()) { id in
            .habit(id)
        } values: { place in
            guard case .habit(let id) = place else { return nil }
            return id
        },
        LinkRoute("note", .fixed(LucidPalDestination.pinned)) { _ in
            .pinnedNote
        } values: { place in
            place == .pinnedNote ? () : nil
        },
        LinkRoute("note", .identifier()) { id in
            id == LucidPalDestination.pinned ? nil : .note(id)
        } values: { place in
            guard case .note(let id) = place, id != LucidPalDestination.pinned else { return nil }
            return id
        },
        LinkRoute("event", .identifier()) { id in
            .event(id)
        } values: { place in
            guard case .event(let id) = place else { return nil }
            return id
        }
    )
}
