import VitrineImages

/// Draws a page.
struct PageArtist {
    private let plan: PagePlan
    private let words: [Words?]
    private let canvas: Canvas
    private var dice: SeededDice

    /// Draws a page and encodes it.
    ///
    /// - Parameters:
    ///   - words: One for each panel, nil where nobody speaks.
    ///   - scale: Pixels for a unit.
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
            throw SampleComicError("\(plan.fileName) could not be encoded: \(error)")
        }
    }

    private mutating func drawPanels() {
        let panels: [Box] =
            plan.kind == .spread
            ? [Box(x: 44, y: 44, width: plan.width - 88, height: plan.height - 88)]
            : PageLayout.panels(width: plan.width, height: plan.height, dice: &dice)
        let backdrops = Script.of(plan.chapter).backdrops
        for (index, panel) in panels.enumerated() {
            let backdrop = backdrops[(plan.number / 2 + (dice.once(in: 5) ? 1 : 0)) % backdrops.count]
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

    /// Draws whoever is there, and returns where the speaker's mouth is.
    private mutating func figures(in panel: Box, words: Words?) -> (Double, Double)? {
        let near = words == nil ? dice.between(0.5, 0.9) : dice.between(0.5, 0.66)
        let height = panel.height * near
        let ground = panel.bottom - panel.height * dice.between(0.02, 0.08)
        let keeperX = panel.x + panel.width * dice.between(0.24, 0.38)
        let robotX = panel.x + panel.width * dice.between(0.66, 0.8)
        let isAlone = panel.width < 300 || dice.once(in: 4)
        let showsRobot = if case .robot = words { true } else { !isAlone }
        let showsKeeper = if case .robot = words { !isAlone } else { true }
        if showsRobot {
            canvas.at(robotX, ground, scale: height * 0.82 / 100, flip: true) {
                Robot(mood: mood(words)).draw(on: canvas)
            }
        }
        if showsKeeper {
            let keeper = Keeper(mood: mood(words), isLanternUp: dice.once(in: 2))
            canvas.at(keeperX, ground, scale: height / 100) { keeper.draw(on: canvas) }
        }
        switch words {
        case .robot: return (robotX, ground + Robot.mouth.1 * height * 0.82 / 100)
        case .keeper: return (keeperX + Keeper.mouth.0 * height / 100, ground + Keeper.mouth.1 * height / 100)
        default: return nil
        }
    }

    private mutating func mood(_ words: Words?) -> Mood {
        let text: String? =
            switch words {
            case .keeper(let text), .robot(let text): text
            case .sound: "!"
            default: nil
            }
        guard let text else { return dice.pick([.calm, .calm, .glad, .worried]) }
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
