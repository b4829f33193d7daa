import Foundation
import Vitrine

/// What the reader does when it finds no stored data.
public enum FirstStart: String, Sendable {
    /// Adds the sample comic to the shelf.
    case sample
    /// Starts with an empty shelf.
    case empty

    /// The environment variable that selects the case.
    public static let variable = "VITRINE_DATA"

    /// Reads the choice from the environment; the default is ``sample``.
    ///
    /// - Throws: `ReaderError` for any other value.
    public init(environment: [String: String]) throws(ReaderError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw ReaderError(.badName, "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty.")
        }
        self = choice
    }

    /// Stores the initial shelf, unless a shelf is already stored.
    public func run(_ library: ComicLibrary) throws(ReaderError) {
        guard library.isNew else { return }
        switch self {
        case .sample: try library.addSample()
        case .empty: try library.beginEmpty()
        }
    }
}
