public import VitrinePlatform

/// Formats the values of live texts for one locale and time zone.
///
/// `PlainLiveText` is the neutral form for extensions and tests; the drawing target has a form for every locale.
public protocol LiveTextWording: Sendable {
    /// Returns the text for a value at a moment; always the same for the same arguments.
    func words(for value: ArchivedLiveText.Value, now: Date) -> String

    /// Returns the wording in the language of an archive, ``EntryArchive/language``, for the same region.
    func inLanguage(_ language: String?) -> Self
}

extension LiveTextWording {
    /// Returns the wording itself, as one with a single language does.
    public func inLanguage(_ language: String?) -> Self { self }

    /// Returns the whole text at a moment.
    public func words(for text: ArchivedLiveText, now: Date) -> String {
        func joined(_ words: [ArchivedLiveText.Words]) -> String {
            words.map { self.words(for: $0, now: now) }.joined()
        }
        return joined(text.before) + ownWords(for: text, now: now) + joined(text.after)
    }

    /// Returns the words themselves, or those for the value in their place, at a moment.
    public func words(for words: ArchivedLiveText.Words, now: Date) -> String {
        words.value.map { self.words(for: $0, now: now) } ?? words.text
    }

    /// Returns what is in the text's own style at a moment: prefix, value and suffix.
    public func ownWords(for text: ArchivedLiveText, now: Date) -> String {
        text.prefix + words(for: text.value, now: now) + text.suffix
    }

    /// Returns the progress of a gauge as a percentage; nil if it is unknown.
    public func words(for progress: ArchivedGauge.Progress, now: Date) -> String? {
        progress.fraction(at: now).map { words(for: .percent($0, maximumFractionDigits: 0), now: now) }
    }
}

extension ArchivedGauge.Progress {
    /// Returns the fraction at a moment, 0…1; nil if it is unknown.
    public func fraction(at now: Date) -> Double? {
        switch self {
        case .fraction(let fraction): return fraction > 0 ? min(fraction, 1) : 0
        case .interval(let start, let end, let countsDown):
            let length = end.timeIntervalSince(start)
            let passed = length > 0 ? min(max(now.timeIntervalSince(start) / length, 0), 1) : 1
            return countsDown ? 1 - passed : passed
        case .indeterminate: return nil
        }
    }
}
