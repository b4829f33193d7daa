import VitrineImages

/// Draws the pages of a chapter.
struct PageArtist {
    private let plan: PagePlan
    private let words: [Words?]
    private let canvas: Canvas
    private var dice: SeededDice

    /// Draws a page and encodes it as an image file.
    ///
    /// `words` has one element for each panel; nil means a panel without words. `scale` is in pixels per unit.
    static func draw(_ plan: PagePlan, words: [Words?], scale: Double) throws(SampleComicError) -> [UInt8] {
        let canvas = try Canvas(width: Int(plan.width), height: Int(plan.height), scale: scale)
        var artist = PageArtist(plan: plan, words: words, canvas: canvas, dice: plan.dice)
        switch plan.kind {
        case .cover: CoverArtist(canvas: canvas, chapter: plan.chapter, dice: plan.dice).draw()
        case .panels, .spread: artist.drawPanels()
        }
        do throws(ImageError) {
            return try canvas.encoded(as: plan.format)
        } catch {
            throw SampleComicError(.encoding, "\(plan.fileName) could not be encoded.", cause: error)
        }
    }

    private mutating func drawPanels() {
        let panels: [Box] =
            plan.kind == .spread
            ? [Box(x: 44, y: 44, width: plan.width - 88, height: plan.height - 88)]
            : PageLayout.panels(width: plan.width, height: plan.height, dice: &dice)
        let backdrops = Script.of(plan.chapter).backdrops
        for (index, panel) in panels.enumerated() {
            let backdrop = backdrops[plan.number % 3 == 0 || dice.once(in: 8) ? backdrops.count - 1 : 0]
            draw(panel, backdrop: backdrop, words: words[index])
        }
        pageNumber()
    }

    private mutating func draw(_ panel: Box, backdrop: Backdrop, words: Words?) {
        var mouth: (Double, Double)?
        canvas.clipped(panel) {
            backdrop.draw(in: panel, dice: &dice, on: canvas)
            mouth = figures(in: panel, words: words)
        }
        canvas.rectangle(panel.x, panel.y, panel.width, panel.height)
        canvas.stroke(.black, 6)
        guard let words else { return }
        var letterer = Letterer(canvas: canvas, dice: dice)
        letterer.write(words, in: panel, mouth: mouth)
    }

    /// Draws the figures of a panel and returns the position of the speaker's mouth.
    private mutating func figures(in panel: Box, words: Words?) -> (Double, Double)? {
        let shot = Shot.choose(for: panel, words: words, dice: &dice)
        let height = panel.height * shot.height
        let ground = panel.bottom + panel.height * (shot.sink - dice.between(0.02, 0.06))
        var keeperX = panel.x + panel.width * (shot.showsBoth ? dice.between(0.22, 0.32) : dice.between(0.38, 0.6))
        var robotX = panel.x + panel.width * (shot.showsBoth ? dice.between(0.7, 0.8) : dice.between(0.42, 0.6))
        // The figures change sides now and then, as people who walk around do.
        if shot.showsBoth && dice.once(in: 3) { swap(&keeperX, &robotX) }
        if shot.showsRobot {
            let mood = mood(words)
            canvas.at(robotX, ground, scale: height * 0.82 / 100, flip: robotX > keeperX) {
                Robot(mood: mood).draw(on: canvas)
            }
        }
        let isFlipped = shot.showsBoth ? keeperX > robotX : dice.once(in: 2)
        if shot.showsKeeper {
            let keeper = Keeper(mood: mood(words), isLanternUp: dice.once(in: 2))
            canvas.at(keeperX, ground, scale: height / 100, flip: isFlipped) { keeper.draw(on: canvas) }
        }
        switch words {
        case .robot:
            return (robotX, ground + Robot.mouth.1 * height * 0.82 / 100)
        case .keeper:
            let side = isFlipped ? -Keeper.mouth.0 : Keeper.mouth.0
            return (keeperX + side * height / 100, ground + Keeper.mouth.1 * height / 100)
        default:
            return nil
        }
    }

    private mutating func mood(_ words: Words?) -> Mood {
        let text: String? =
            switch words {
            case .keeper(let text), .robot(let text): text
            case .sound: "!"
            default: nil
            }
        guard let text else { return dice.pick([.calm, .calm, .calm, .glad, .startled]) }
        if text.hasSuffix("!") { return dice.pick([.startled, .glad]) }
        if text.hasSuffix("?") { return .worried }
        return dice.pick([.calm, .glad])
    }

    private mutating func pageNumber() {
        let text = String(plan.chapter.pages.lowerBound + plan.number - 1)
        let width = StrokeLetters.width(of: text) * 13 / 6
        StrokeLetters.draw(
            text,
            x: plan.width / 2 - width / 2,
            y: plan.height - 14,
            size: 13,
            ink: .black,
            dice: &dice,
            on: canvas
        )
    }
}
