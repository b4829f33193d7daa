import VitrineImages

/// What a page of the comic is before it is drawn: a value, the same on every run.
struct PagePlan {
    /// What is on a page.
    enum Kind {
        case cover
        case panels
        /// A single picture over two pages' width.
        case spread
    }

    let chapter: SampleChapter
    /// From 1 within the chapter.
    let number: Int
    let kind: Kind

    /// All pages of a chapter: first its cover, and in the sixth a spread.
    static func all(of chapter: SampleChapter) -> [PagePlan] {
        (1...chapter.pages.count)
            .map { number in
                let isSpread = chapter.number == 6 && number == 6
                return PagePlan(
                    chapter: chapter,
                    number: number,
                    kind: number == 1 ? .cover : isSpread ? .spread : .panels
                )
            }
    }

    /// Throws of this page's own.
    var dice: SeededDice { SeededDice(chapter.number * 100 + number) }

    /// Size in units.
    var width: Double { kind == .spread ? 2000 : 1000 }
    var height: Double { 1500 }

    /// Chapters come from different scanners, as comics do.
    var format: ImageFormat {
        if chapter.number == 3 && kind == .panels { return .png }
        if chapter.number == 5 && number % 3 == 2 { return .webp }
        return .jpeg
    }

    /// Pixels for a unit: 2 to 8 megapixels a page.
    var scale: Double {
        switch kind {
        case .cover: chapter.number == 1 ? 2.3 : 1.6
        case .spread: 1.6
        case .panels: chapter.number % 2 == 1 ? 1.2 : 1.4
        }
    }

    /// `001.jpg`.
    var fileName: String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "." + format.fileExtension
    }
}
