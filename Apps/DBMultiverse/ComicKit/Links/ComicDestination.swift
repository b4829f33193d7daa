public import VitrineLinks

/// A destination in the reader that a link opens.
///
/// | link | destination |
/// |---|---|
/// | `dbmultiverse://chapter/12` | the chapter, at its stored reading position |
/// | `dbmultiverse://chapters` | the list of chapters |
public enum ComicDestination: Hashable, Sendable {
    case chapter(Int)
    case chapters

    /// The valid chapter numbers.
    public static let numbers = 1...99_999
}

extension DeepLinks where Destination == ComicDestination {
    /// The reader's links.
    public static let dbMultiverse = DeepLinks<ComicDestination>(
        "dbmultiverse",
        LinkRoute("chapter", .number(ComicDestination.numbers)) { number in
            .chapter(number)
        } values: { place in
            guard case .chapter(let number) = place else { return nil }
            return number
        },
        LinkRoute("chapters", to: .chapters)
    )
}
