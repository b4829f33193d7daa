package import Vitrine

/// A place in the reader that a link opens.
///
/// | link | place |
/// |---|---|
/// | `dbmultiverse://chapter/12` | the chapter, where one stopped |
/// | `dbmultiverse://chapters` | the list of chapters |
package enum ComicPlace: Hashable, Sendable {
    case chapter(Int)
    case chapters

    /// The numbers that a chapter can have.
    package static let numbers = 1...99_999
}

extension DeepLinks where Destination == ComicPlace {
    /// The reader's links.
    package static let dbMultiverse = DeepLinks<ComicPlace>(
        "dbmultiverse",
        LinkRoute("chapter", .number(ComicPlace.numbers)) { number in
            .chapter(number)
        } values: { place in
            guard case .chapter(let number) = place else { return nil }
            return number
        },
        LinkRoute("chapters", to: .chapters)
    )
}
