/// The reading direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft

    /// The languages that are written from right to left, by their codes (Unicode CLDR, character orientation).
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    /// The direction of a locale's language, such as `ar_EG`.
    ///
    /// A script in the name decides, such as `Latn` in `az_Latn`; then the language. The region `XB` mirrors any
    /// language: CLDR's pseudo-locale `ar_XB` shows how a program looks from right to left before it is translated.
    package init(ofLocale identifier: String) {
        let parts = identifier.split { "_-@".utf8.contains($0.asciiValue ?? 0) }.map { $0.lowercased() }
        let isRightToLeft =
            if parts.dropFirst().contains("xb") {
                true
            } else if let script = parts.dropFirst().first, script.count == 4 {
                ["arab", "hebr", "thaa", "syrc", "nkoo"].contains(script)
            } else {
                parts.first.map(Self.rightToLeftLanguages.contains) ?? false
            }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// What a reading direction does to a drawing.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Nothing.
    case fixed
    /// It is mirrored in this direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where the language is read from the right.
    public static nonisolated var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How content of another aspect ratio is placed in a box.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole content is inside the box.
    case fit
    /// The whole box is covered.
    case fill
}

/// Whether an element is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The element is shown or hidden depending on its context.
    case automatic
    /// The element is shown.
    case visible
    /// The element is not shown.
    case hidden
}

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge.
    case leading
    /// In the centre.
    case center
    /// At the trailing edge.
    case trailing
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case mini
    /// Smaller than the default.
    case small
    /// The default size.
    case regular
    /// Larger than the default.
    case large
    /// The largest size.
    case extraLarge
}
