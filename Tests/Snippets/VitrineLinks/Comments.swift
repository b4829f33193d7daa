import VitrineLinks

enum ComicDestination: Sendable {
    case chapter(Int)
}

// The snippet.
