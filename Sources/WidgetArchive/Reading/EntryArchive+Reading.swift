#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension EntryArchive {
    /// What a screen reader says at a moment.
    /// - Parameters:
    ///   - now: The moment, for texts and gauges that move with the clock.
    ///   - wording: Puts live texts into words.
    ///   - hidesPrivate: Whether what is marked as private is passed over, as on a locked screen.
    /// - Returns: the elements in reading order; none for a look that has nothing to say.
    public func reading(
        now: Date,
        wording: any LiveTextWording = PlainLiveText(),
        hidesPrivate: Bool = false
    ) -> ArchiveReading {
        ArchiveReading(
            elements: NodeReader(now: now, wording: wording, hidesPrivate: hidesPrivate).elements(of: content)
        )
    }
}
