/// The background of a panel.
enum Backdrop: CaseIterable {
    case space, comet, workshop, stairs, engine, morning, sea, city

    /// Draws the backdrop into a panel; the same seed gives the same image.
    func draw(in box: Box, dice: inout SeededDice, on canvas: Canvas) {
        let sky = skies
        canvas.rectangle(box.x, box.y, box.width, box.height)
        canvas.fill(from: (box.x, box.y), sky, to: (box.x, box.bottom))
        switch self {
        case .space: Self.space(in: box, &dice, canvas)
        case .comet: Self.comet(in: box, &dice, canvas)
        case .workshop: Self.workshop(in: box, &dice, canvas)
        case .stairs: Self.stairs(in: box, &dice, canvas)
        case .engine: Self.engine(in: box, &dice, canvas)
        case .morning: Self.morning(in: box, &dice, canvas)
        case .sea: Self.sea(in: box, &dice, canvas)
        case .city: Self.city(in: box, &dice, canvas)
        }
    }

    /// The colours of the sky, from top to bottom.
    private var skies: [Ink] {
        switch self {
        case .space: [Ink(0x0B_0B_2E), Ink(0x2B_1F_6B), Ink(0x6A_3E_9E)]
        case .comet: [Ink(0x0E_2A_4E), Ink(0x1F_6E_9C), Ink(0x8A_DD_EE)]
        case .workshop: [Ink(0x4A_26_1C), Ink(0x9C_57_2B), Ink(0xE0_9A_4A)]
        case .stairs: [Ink(0x14_1B_33), Ink(0x2F_4A_6B), Ink(0x5E_86_9C)]
        case .engine: [Ink(0x2A_0F_22), Ink(0x6B_1F_3C), Ink(0xC4_4A_3A)]
        case .morning: [Ink(0x4A_74_C9), Ink(0xF2_A0_8C), Ink(0xFF_E2_A0)]
        case .sea: [Ink(0x0A_3A_5C), Ink(0x15_7A_94), Ink(0xF4_DF_AE)]
        case .city: [Ink(0xF7_E9_D0), Ink(0xF2_C9_B0), Ink(0xD9_96_8C)]
        }
    }

    static func stars(_ count: Int, in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        for _ in 0..<count {
            let size = dice.between(0.8, 3)
            canvas.circle(dice.between(box.x, box.right), dice.between(box.y, box.bottom), size)
            canvas.fill(Ink(0xFF_F8_E0, alpha: dice.between(0.5, 1)))
        }
    }

    /// Draws the ground that the figures stand on.
    static func ground(
        _ inks: [Ink],
        height: Double,
        in box: Box,
        _ dice: inout SeededDice,
        _ canvas: Canvas
    ) {
        let top = box.bottom - height
        let lift = dice.between(-0.3, 0.3) * height
        canvas.move(box.x - 4, box.bottom + 4)
        canvas.line(box.x - 4, top + lift)
        canvas.curve(
            box.x + box.width * 0.35,
            top - lift,
            box.x + box.width * 0.6,
            top + lift,
            box.right + 4,
            top - lift * 0.5
        )
        canvas.line(box.right + 4, box.bottom + 4)
        canvas.close()
        canvas.fill(from: (0, top), inks, to: (0, box.bottom), outline: 3)
    }
}
