extension Backdrop {
    static func space(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        stars(Int(box.width * box.height / 1500), in: box, &dice, canvas)
        planet(
            at: (dice.between(box.x, box.right), box.y + box.height * dice.between(0.1, 0.5)),
            radius: min(box.width, box.height) * dice.between(0.14, 0.3),
            &dice,
            canvas
        )
        ground([Ink(0x8C_86_A8), Ink(0x4A_45_6B)], height: box.height * 0.16, in: box, &dice, canvas)
        for _ in 0..<5 {
            let y = box.bottom - box.height * dice.between(0.01, 0.09)
            canvas.ellipse(dice.between(box.x, box.right), y, dice.between(8, 26), dice.between(3, 7))
            canvas.fill(Ink(0x5C_56_80), outline: 1.6)
        }
    }

    static func planet(
        at middle: (Double, Double),
        radius: Double,
        _ dice: inout SeededDice,
        _ canvas: Canvas
    ) {
        let inks = dice.pick([
            [Ink(0xFF_D9_8A), Ink(0xD9_6B_4A), Ink(0x6B_24_3C)], [Ink(0xB8_F0_E0), Ink(0x3F_8F_A8), Ink(0x1F_2F_5C)],
            [Ink(0xF2_C4_F0), Ink(0x9C_5C_B8), Ink(0x3C_1F_5C)],
        ])
        canvas.circle(middle.0, middle.1, radius)
        canvas.fill(
            from: (middle.0 - radius, middle.1 - radius),
            inks,
            to: (middle.0 + radius, middle.1 + radius),
            outline: 3
        )
        canvas.at(middle.0, middle.1, turn: -0.35) {
            canvas.ellipse(0, 0, radius * 1.7, radius * 0.34)
            canvas.stroke(Ink(0xFF_EC_C4, alpha: 0.85), radius * 0.07)
        }
    }

    static func comet(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        stars(Int(box.width * box.height / 4000), in: box, &dice, canvas)
        for _ in 0..<7 {
            let x = dice.between(box.x, box.right)
            let height = box.height * dice.between(0.15, 0.5)
            let width = dice.between(24, 60)
            canvas.polygon([(x - width, box.bottom), (x - width * 0.2, box.bottom - height), (x + width, box.bottom)])
            canvas.fill(
                from: (x - width, 0),
                [Ink(0xE4_FB_FF), Ink(0x7C_CB_E4), Ink(0x3F_7C_B0)],
                to: (x + width, 0),
                outline: 2.4
            )
        }
        for _ in 0..<6 {
            let x = dice.between(box.x, box.right)
            let height = box.height * dice.between(0.08, 0.25)
            canvas.polygon([(x - 16, box.y), (x, box.y + height), (x + 14, box.y)])
            canvas.fill(Ink(0xA8_E2_F2), outline: 2)
        }
        ground([Ink(0xF0_FC_FF), Ink(0x9C_D4_EA)], height: box.height * 0.13, in: box, &dice, canvas)
    }

    static func stairs(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        stars(Int(box.width * box.height / 6000), in: box, &dice, canvas)
        let count = 9
        let rise = box.height * 0.07
        for step in (0..<count).reversed() {
            let x = box.x + box.width * Double(step) / Double(count)
            let y = box.bottom - box.height * 0.1 - rise * Double(step)
            canvas.rectangle(x, y, box.width, box.bottom - y + 4)
            canvas.fill(
                from: (x, y),
                [Ink(0xC9_D6_DC), Ink(0x6B_85_96), Ink(0x3A_4A_60)],
                to: (x, box.bottom),
                outline: 2.6
            )
        }
    }

    static func morning(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        let sun = (dice.between(box.x + box.width * 0.2, box.right - box.width * 0.2), box.bottom - box.height * 0.32)
        let reach = max(box.width, box.height) * 0.6
        canvas.glow(sun.0, sun.1, reach, [Ink(0xFF_F6_C8), Ink(0xFF_D0_7A, alpha: 0.5), Ink(0xFF_A0_70, alpha: 0)])
        canvas.circle(sun.0, sun.1, min(box.width, box.height) * 0.13)
        canvas.fill(Ink(0xFF_FB_E6), outline: 2.6)
        for _ in 0..<4 {
            let (x, y) = (dice.between(box.x, box.right), box.y + box.height * dice.between(0.08, 0.4))
            for part in 0..<4 {
                canvas.ellipse(x + Double(part) * 22, y - dice.between(0, 12), 24, 13)
                canvas.fill(Ink(0xFF_F4_EC, alpha: 0.9))
            }
        }
        ground([Ink(0x8F_C4_8A), Ink(0x4A_8F_7A)], height: box.height * 0.3, in: box, &dice, canvas)
        ground([Ink(0x6B_AE_5E), Ink(0x2F_6B_4A)], height: box.height * 0.16, in: box, &dice, canvas)
    }

    static func sea(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        // The sea is above: waves point down, and fish swim over the figures' heads.
        let edge = box.y + box.height * 0.46
        for layer in 0..<3 {
            let y = edge - Double(layer) * box.height * 0.12
            let step = box.width / 6
            canvas.move(box.x - step, box.y - 4)
            canvas.line(box.x - step, y)
            for wave in 0..<8 {
                let x = box.x - step + Double(wave) * step
                let dip = dice.between(10, 30)
                canvas.curve(x + step * 0.3, y + dip, x + step * 0.7, y + dip, x + step, y)
            }
            canvas.line(box.right + step, box.y - 4)
            canvas.close()
            canvas.fill([Ink(0x7A_D9_E0), Ink(0x2F_9C_B8), Ink(0x14_5C_8A)][layer], outline: 2.4)
        }
        for _ in 0..<4 {
            fish(at: (dice.between(box.x, box.right), dice.between(box.y + 12, edge - 40)), &dice, canvas)
        }
        ground([Ink(0xFB_EB_C4), Ink(0xD9_B0_7A)], height: box.height * 0.14, in: box, &dice, canvas)
    }

    private static func fish(at place: (Double, Double), _ dice: inout SeededDice, _ canvas: Canvas) {
        let ink = dice.pick([Ink(0xFF_8A_5C), Ink(0xFF_D2_5C), Ink(0xF2_6B_8A)])
        canvas.at(place.0, place.1, scale: dice.between(0.7, 1.5), flip: dice.once(in: 2)) {
            canvas.polygon([(-16, 0), (-30, -10), (-30, 10)])
            canvas.fill(ink, outline: 2)
            canvas.ellipse(0, 0, 20, 11)
            canvas.fill(ink, outline: 2)
            canvas.circle(10, -3, 2.4)
            canvas.fill(.black)
        }
    }

    static func city(in box: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        for layer in 0..<2 {
            var x = box.x - 20
            while x < box.right {
                let width = dice.between(46, 96)
                let height = box.height * dice.between(0.25, 0.62) * (layer == 0 ? 1.15 : 0.8)
                let wall =
                    layer == 0 ? Ink(0xD0_A0_A8) : dice.pick([Ink(0x8C_6B_94), Ink(0xA8_5C_6B), Ink(0x6B_7A_A8)])
                canvas.rectangle(x, box.bottom - height, width, height)
                canvas.fill(wall, outline: 2.2)
                if layer == 1 {
                    windows(Box(x: x, y: box.bottom - height, width: width, height: height), &dice, canvas)
                }
                x += width + dice.between(0, 12)
            }
        }
        ground([Ink(0xF7_E4_D4), Ink(0xD0_A8_A0)], height: box.height * 0.12, in: box, &dice, canvas)
    }

    private static func windows(_ house: Box, _ dice: inout SeededDice, _ canvas: Canvas) {
        var y = house.y + 14
        while y < house.bottom - 30 {
            var x = house.x + 9
            while x < house.right - 16 {
                canvas.rectangle(x, y, 10, 14)
                canvas.fill(dice.once(in: 3) ? Ink(0xFF_E8_8A) : Ink(0x4A_3F_6B, alpha: 0.75))
                x += 18
            }
            y += 26
        }
    }
}
