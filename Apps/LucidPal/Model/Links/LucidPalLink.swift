#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A place in the app that a link opens; printed and parsed here and nowhere else.
///
/// | link | place |
/// |---|---|
/// | `lucidpal://today` | the habits of today |
/// | `lucidpal://notes`, `lucidpal://calendar` | the lists |
/// | `lucidpal://habit/ID`, `lucidpal://note/ID`, `lucidpal://event/ID` | one of them |
/// | `lucidpal://note/pinned` | the note pinned last |
package enum LucidPalLink: Hashable, Sendable {
    case today
    case notes
    case calendar
    case habit(String)
    case note(String)
    case pinnedNote
    case event(String)

    /// The links' scheme.
    package static let scheme = "lucidpal"
    /// The longest identifier in a link, in bytes.
    package static let maximumIdentifier = 64

    /// The link's text.
    package var text: String {
        let path =
            switch self {
            case .today: "today"
            case .notes: "notes"
            case .calendar: "calendar"
            case .habit(let id): "habit/\(id)"
            case .note(let id): "note/\(id)"
            case .pinnedNote: "note/pinned"
            case .event(let id): "event/\(id)"
            }
        return "\(Self.scheme)://\(path)"
    }

    /// The link as a URL; nil only for an identifier that no link can carry.
    package var url: URL? { Self(text) == nil ? nil : URL(string: text) }

    /// Reads a link; nil for any other scheme, place, identifier or ending.
    package init?(_ text: String) {
        let prefix = Self.scheme + "://"
        guard text.lowercased().hasPrefix(prefix) else { return nil }
        let parts = text.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("today", 1): self = .today
        case ("notes", 1): self = .notes
        case ("calendar", 1): self = .calendar
        case ("note", 2) where parts[1] == "pinned": self = .pinnedNote
        case ("habit", 2) where Self.isIdentifier(parts[1]): self = .habit(String(parts[1]))
        case ("note", 2) where Self.isIdentifier(parts[1]): self = .note(String(parts[1]))
        case ("event", 2) where Self.isIdentifier(parts[1]): self = .event(String(parts[1]))
        default: return nil
        }
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count <= maximumIdentifier
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
