public import VitrinePlatform

extension EntryArchive {
    /// Returns the words that a screen reader speaks at a moment.
    /// - Parameters:
    ///   - now: The moment at which live texts and gauges are read.
    ///   - wording: Formats live texts.
    ///   - hidesPrivate: Whether private content is skipped, as on a locked screen.
    /// - Returns: The elements in reading order; empty if there is nothing to read.
    public func reading(
        now: Date,
        wording: any LiveTextWording = PlainLiveText(),
        hidesPrivate: Bool = false
    ) -> ArchiveReading {
        let reader = NodeReader(now: now, wording: wording.inLanguage(language), hidesPrivate: hidesPrivate)
        return ArchiveReading(elements: reader.elements(of: content))
    }
}
