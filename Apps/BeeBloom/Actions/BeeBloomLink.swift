#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A place in the app that a link opens; printed and parsed here and nowhere else.
///
/// `beebloom://today`, `beebloom://habits`, `beebloom://history`.
package enum BeeBloomLink: String, CaseIterable, Sendable {
    /// What is left today.
    case today
    /// Habits and groups, to be changed.
    case habits
    /// The last weeks.
    case history

    /// The links' scheme.
    package static let scheme = "beebloom"

    /// The link's text.
    package var text: String { "\(Self.scheme)://\(rawValue)" }

    /// The link.
    package var url: URL? { URL(string: text) }

    /// Reads a link; nil for anything that `text` does not print.
    package init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == Self.scheme, let link = Self(rawValue: String(parts[1])) else {
            return nil
        }
        self = link
    }
}
