import WidgetArchive

/// The direction of a line, which its first letter decides (Unicode Standard Annex 9, rules P2 and P3).
package enum ParagraphDirection {
    /// Whether the first letter of a text is Hebrew, Arabic or of another script that is written from right to left;
    /// false for a text without letters.
    package static func isRightToLeft(_ text: some StringProtocol) -> Bool {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        return scripts.contains { $0.contains(letter.value) }
    }

    /// The runs of a line in the places in which its direction puts them; their order stays that of the text.
    static func placed(_ runs: [ArchivedText.Run], in width: Double) -> [ArchivedText.Run] {
        guard runs.count > 1, isRightToLeft(runs.filter { !$0.isSymbol }.map(\.string).joined()) else { return runs }
        return runs.map { run in
            var moved = run
            moved.x = (width - run.x - run.width).roundedToThousandths
            return moved
        }
    }

    /// Hebrew to Arabic Extended-A, and the presentation forms of both.
    private static let scripts: [ClosedRange<UInt32>] = [0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff]
}
