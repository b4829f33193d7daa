public import AppSupport

extension FirstStart {
    /// Puts the sample comic on the shelf, or stores an empty shelf, unless a shelf is already stored.
    public func run(_ library: ComicLibrary) throws(ReaderError) {
        guard library.isNew else { return }
        switch self {
        case .sample: try library.addSample()
        case .empty: try library.beginEmpty()
        }
    }
}
