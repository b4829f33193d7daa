/// Draws a chapter's first page with the title, the chapter's number and the two main characters.
struct CoverArtist {
    let canvas: Canvas
    let chapter: SampleChapter
    private var dice: SeededDice

    init(canvas: Canvas, chapter: SampleChapter, dice: SeededDice) {
        self.canvas = canvas
        self.chapter = chapter
        self.dice = dice
    }

    /// Draws the whole page.
    func draw() {
        var artist = self
        artist.picture()
        artist.titles()
    }

    private mutating func picture() {
        let page = Box(x: 0, y: 0, width: 1000, height: 1500)
        Script.of(chapter).backdrops[0].draw(in: page, dice: &dice, on: canvas)
        // Rays of light behind the figures.
        for ray in 0..<14 {
            canvas.at(430, 760, turn: Double(ray) * .pi / 7 + 0.1) {
                canvas.polygon([(0, 0), (1300, -60), (1300, 60)])
                canvas.fill(Ink(0xFF_F0_B0, alpha: 0.1))
            }
        }
        canvas.glow(560, 800, 520, [Ink(0xFF_EF_B8, alpha: 0.75), Ink(0xFF_D0_70, alpha: 0)])
        canvas.at(740, 1370, scale: 6.2, flip: true) {
            Robot(mood: chapter.isSpecial ? .startled : .calm).draw(on: canvas)
        }
        canvas.at(350, 1440, scale: 9.4) { Keeper(mood: .glad, isLanternUp: true).draw(on: canvas) }
    }

    private mutating func titles() {
        canvas.rectangle(0, 0, 1000, 300)
        canvas.fill(from: (0, 0), [Ink(0x0A_08_24, alpha: 0.92), Ink(0x0A_08_24, alpha: 0)], to: (0, 300))
        brush("THE LANTERN KEEPER", y: 118, size: 66, ink: Ink(0xFF_D7_4A), width: 900)
        brush(chapter.name.uppercased(), y: 205, size: 46, ink: .white, width: 860)
        let label = chapter.universe.map { "SPECIAL  UNIVERSE \($0)" } ?? "CHAPTER \(chapter.number)"
        let width = StrokeLetters.width(of: label) * 5 + 56
        canvas.roundedRectangle(1000 - width - 40, 1410, width, 62, radius: 12)
        canvas.fill(chapter.isSpecial ? Ink(0xE4_4F_6B) : Ink(0xFF_D7_4A), outline: 4)
        StrokeLetters.draw(
            label,
            x: 1000 - width - 12,
            y: 1456,
            size: 30,
            ink: .black,
            pen: 1,
            dice: &dice,
            on: canvas
        )
        canvas.rectangle(0, 0, 1000, 1500)
        canvas.stroke(.black, 16)
    }

    /// Draws a centred line of text with a dark outline, scaled down to fit the width.
    private mutating func brush(_ text: String, y: Double, size: Double, ink: Ink, width: Double) {
        let units = StrokeLetters.width(of: text)
        let fitting = min(size, width / units * 6)
        let x = 500 - units * fitting / 12
        var second = dice
        StrokeLetters.draw(text, x: x, y: y, size: fitting, ink: .black, pen: 2.2, dice: &dice, on: canvas)
        StrokeLetters.draw(text, x: x, y: y, size: fitting, ink: ink, pen: 1.15, dice: &second, on: canvas)
    }
}
