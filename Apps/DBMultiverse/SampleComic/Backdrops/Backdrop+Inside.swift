extension Backdrop {
    static func workshop(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        for _ in 0..<6 {
            gear(
                at: (dice.between(box.x, box.right), box.y + box.height * dice.between(0, 0.7)),
                radius: dice.between(24, 80),
                &dice,
                canvas
            )
        }
        for shelf in 0..<2 {
            let y = box.y + box.height * (0.28 + 0.26 * Double(shelf))
            canvas.rectangle(box.x, y, box.width, 9)
            canvas.fill(Ink(0x5C_2F_1C), outline: 2)
            var x = box.x + dice.between(6, 30)
            while x < box.right - 20 {
                let height = dice.between(14, 40)
                canvas.roundedRectangle(x, y - height, dice.between(12, 24), height, radius: 4)
                canvas.fill(
                    dice.pick([Ink(0x5C_A8_9C), Ink(0xD9_5C_4A), Ink(0xF2_D2_7A), Ink(0x7A_6B_B8)]),
                    outline: 1.8
                )
                x += dice.between(28, 90)
            }
        }
        floor(Ink(0x7A_45_26), Ink(0x4A_26_16), in: box, canvas)
    }

    static func engine(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        let middle = (box.middleX + box.width * dice.between(-0.2, 0.2), box.y + box.height * 0.42)
        let reach = min(box.width, box.height)
        canvas.glow(
            middle.0,
            middle.1,
            reach * 0.6,
            [Ink(0xFF_F2_C0), Ink(0xFF_8A_3C, alpha: 0.6), Ink(0xFF_5A_30, alpha: 0)]
        )
        for (share, turn) in [(0.46, 0.2), (0.36, -0.5), (0.26, 0.9)] {
            canvas.at(middle.0, middle.1, turn: turn + dice.between(-0.2, 0.2)) {
                canvas.ellipse(0, 0, reach * share, reach * share * 0.5)
                canvas.stroke(.black, reach * 0.045)
                canvas.ellipse(0, 0, reach * share, reach * share * 0.5)
                canvas.stroke(Ink(0xE8_C4_8A), reach * 0.03)
            }
        }
        canvas.circle(middle.0, middle.1, reach * 0.1)
        canvas.fill(Ink(0xFF_FA_E0), outline: 3)
        for side in [box.x + 14, box.right - 34] {
            canvas.rectangle(side, box.y - 4, 20, box.height + 8)
            canvas.fill(from: (side, 0), [Ink(0xA8_5C_5C), Ink(0x4A_1F_2F)], to: (side + 20, 0), outline: 2.4)
        }
        floor(Ink(0x8A_3A_3A), Ink(0x3A_14_26), in: box, canvas)
    }

    private static func floor(_ top: Ink, _ bottom: Ink, in box: Box, _ canvas: Canvas) {
        let y = box.bottom - box.height * 0.15
        canvas.rectangle(box.x - 4, y, box.width + 8, box.bottom - y + 4)
        canvas.fill(from: (0, y), [top, bottom], to: (0, box.bottom), outline: 3)
        for plank in 1..<6 {
            let x = box.x + box.width * Double(plank) / 6
            canvas.move(x, y)
            canvas.line(x + (x - box.middleX) * 0.25, box.bottom)
        }
        canvas.stroke(Ink.black.faded(0.5), 2)
    }

    private static func gear(
        at middle: (Double, Double),
        radius: Double,
        _ dice: inout SeededDice,
        _ canvas: Canvas
    ) {
        let ink = dice.pick([Ink(0xC4_8A_4A), Ink(0x8A_6B_4A), Ink(0xB8_A0_7A)])
        canvas.at(middle.0, middle.1, turn: dice.between(0, 1)) {
            for tooth in 0..<10 {
                canvas.at(0, 0, turn: Double(tooth) * .pi / 5) {
                    canvas.rectangle(-radius * 0.14, -radius * 1.15, radius * 0.28, radius * 0.4)
                    canvas.fill(ink, outline: 2)
                }
            }
            canvas.circle(0, 0, radius * 0.92)
            canvas.fill(ink, outline: 2.4)
            canvas.circle(0, 0, radius * 0.4)
            canvas.fill(Ink(0x4A_2A_1C), outline: 2)
        }
    }
}
