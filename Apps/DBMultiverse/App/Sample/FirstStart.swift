import Foundation
import Vitrine

/// What the reader does when it finds nothing of its own.
package enum FirstStart: String, Sendable {
    /// Puts the sample comic on the shelf.
    case sample
    /// Begins with an empty shelf.
    case empty

    /// The variable by which whoever starts the reader chooses.
    package static let variable = "VITRINE_DATA"

    /// Reads the choice; the sample if it is not made.
    ///
    /// - Throws: `ReaderError` for any other value.
    package init(environment: [String: String]) throws(ReaderError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw ReaderError(.badName, "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty.")
        }
        self = choice
    }

    /// Stores what the choice says; does nothing if anything was ever stored.
    package func run(_ library: ComicLibrary) throws(ReaderError) {
        guard library.isNew else { return }
        switch self {
        case .sample: try library.addSample()
        case .empty: try library.beginEmpty()
        }
    }
}
