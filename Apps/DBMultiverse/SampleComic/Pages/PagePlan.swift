import VitrineImages

/// The plan of a page before it is drawn; the same on every run.
struct PagePlan {
    /// The kinds of page.
    enum Kind {
        case cover
        case panels
        /// A single image with the width of two pages.
        case spread
    }

    let chapter: SampleChapter
    /// The page's position in the chapter, starting with 1.
    let number: Int
    let kind: Kind

    /// Returns the plans of all pages of a chapter; the first page is its cover, and page 6 of chapter 6 is a spread.
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

    /// A generator whose numbers depend only on the page.
    var dice: SeededDice { SeededDice(chapter.number * 100 + number) }

    /// The width, in units.
    var width: Double { kind == .spread ? 2000 : 1000 }
    var height: Double { 1500 }

    /// The file format, which differs between chapters as it does in collections of real scans.
    var format: ImageFormat {
        if chapter.number == 3 && kind == .panels { return .png }
        if chapter.number == 5 && number % 3 == 2 { return .webp }
        return .jpeg
    }

    /// The number of pixels per unit, for 2 to 8 megapixels a page.
    var scale: Double {
        switch kind {
        case .cover: chapter.number == 1 ? 2.3 : 1.6
        case .spread: 1.6
        case .panels: chapter.number % 2 == 1 ? 1.2 : 1.4
        }
    }

    /// The file name, such as `001.jpg`.
    var fileName: String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "." + format.fileExtension
    }
}
