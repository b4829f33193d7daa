/// The facial expression of a figure.
enum Mood: CaseIterable {
    case calm, glad, startled, worried
}

/// Mira, the keeper of the lantern, with a coat, a scarf and voluminous hair.
struct Keeper {
    var mood: Mood
    /// Whether the lantern is held up.
    var isLanternUp: Bool

    /// The position of the mouth when she stands at 0, 0 and is 100 units high.
    static let mouth = (4.0, -72.0)

    /// Draws her with her feet at 0, 0, 100 units high, looking right.
    func draw(on canvas: Canvas) {
        lanternGlow(on: canvas)
        legs(on: canvas)
        coat(on: canvas)
        arm(on: canvas)
        head(on: canvas)
    }

    private var hand: (Double, Double) { isLanternUp ? (27, -66) : (24, -36) }

    private func lanternGlow(on canvas: Canvas) {
        canvas.glow(
            hand.0 + 2,
            hand.1 + 11,
            44,
            [Ink(0xFF_E9_9A, alpha: 0.85), Ink(0xFF_C2_4A, alpha: 0.25), Ink(0xFF_B0_30, alpha: 0)]
        )
    }

    private func legs(on canvas: Canvas) {
        for x in [-6.0, 6.0] {
            canvas.roundedRectangle(x - 3.5, -16, 7, 14, radius: 2)
            canvas.fill(Ink(0x3A_34_4F), outline: 1.4)
            canvas.roundedRectangle(x - 4, -5, 11, 5, radius: 2.4)
            canvas.fill(Ink(0x7A_3E_2B), outline: 1.4)
        }
    }

    private func coat(on canvas: Canvas) {
        canvas.move(-9, -58)
        canvas.curve(-14, -42, -19, -26, -20, -12)
        canvas.curve(-8, -7, 8, -7, 19, -12)
        canvas.curve(18, -28, 14, -44, 10, -58)
        canvas.close()
        canvas.fill(from: (-20, 0), [Ink(0x1F_6F_78), Ink(0x2F_A3_A0)], to: (18, 0), outline: 1.8)
        canvas.move(0, -56)
        canvas.curve(2, -40, 1, -24, 2, -9)
        canvas.stroke(.black, 1.1)
        for y in [-44.0, -33, -22] {
            canvas.circle(5, y, 1.5)
            canvas.fill(Ink(0xFF_CF_5C), outline: 0.7)
        }
        // The scarf, with its end in the wind.
        canvas.move(-10, -60)
        canvas.curve(-22, -58, -28, -50, -38, -54)
        canvas.curve(-34, -46, -24, -44, -8, -52)
        canvas.close()
        canvas.fill(Ink(0xD9_3B_3B), outline: 1.5)
        canvas.roundedRectangle(-11, -62, 22, 9, radius: 4.5)
        canvas.fill(Ink(0xE8_4F_43), outline: 1.6)
    }

    private func arm(on canvas: Canvas) {
        for (width, ink) in [(9.0, Ink.black), (6.2, Ink(0x27_88_8C))] {
            canvas.move(7, -52)
            canvas.curve(13, -48, 18, -46 + (isLanternUp ? -8 : 4), hand.0, hand.1)
            canvas.stroke(ink, width)
        }
        canvas.circle(hand.0, hand.1, 3.6)
        canvas.fill(Ink(0xF2_C4_9B), outline: 1.4)
        canvas.at(hand.0 + 2, hand.1 + 3) {
            canvas.arc(0, 2, 4, from: .pi, to: 2 * .pi)
            canvas.stroke(.black, 1.3)
            canvas.polygon([(-5.5, 3), (5.5, 3), (4, 0), (-4, 0)])
            canvas.fill(Ink(0x4A_3B_2A), outline: 1)
            canvas.roundedRectangle(-5, 3, 10, 12, radius: 2)
            canvas.fill(from: (0, 3), [Ink(0xFF_FB_D8), Ink(0xFF_C8_3D)], to: (0, 15), outline: 1.3)
            canvas.polygon([(-6, 15), (6, 15), (5, 18), (-5, 18)])
            canvas.fill(Ink(0x4A_3B_2A), outline: 1)
        }
    }

    private func head(on canvas: Canvas) {
        canvas.circle(-9, -96, 7)
        canvas.fill(Ink(0x4B_24_6B), outline: 1.6)
        canvas.ellipse(-2, -79, 18, 17)
        canvas.fill(Ink(0x5B_2D_82), outline: 1.7)
        canvas.ellipse(3, -76, 14, 13.5)
        canvas.fill(Ink(0xF7_CF_A6), outline: 1.5)
        canvas.move(-12, -78)
        canvas.curve(-8, -95, 12, -96, 17, -80)
        canvas.curve(10, -86, 4, -84, 0, -88)
        canvas.curve(-2, -82, -8, -80, -12, -78)
        canvas.close()
        canvas.fill(Ink(0x6E_3A_9C), outline: 1.4)
        face(on: canvas)
    }

    private func face(on canvas: Canvas) {
        let eye = mood == .startled ? 3.1 : 2.4
        for x in [1.5, 11.0] {
            canvas.ellipse(x, -76, eye * 0.8, eye)
            canvas.fill(.black)
            canvas.circle(x + 0.8, -77, 0.8)
            canvas.fill(.white)
        }
        canvas.ellipse(-3, -70.5, 2.6, 1.5)
        canvas.fill(Ink(0xF0_8A_7A, alpha: 0.7))
        canvas.ellipse(14, -70.5, 2, 1.5)
        canvas.fill(Ink(0xF0_8A_7A, alpha: 0.7))
        let brow = mood == .worried ? 1.6 : mood == .startled ? -1.2 : 0.0
        canvas.move(-1, -81 - brow * 0.3 + (mood == .worried ? 0.8 : 0))
        canvas.line(4, -81.5 - brow)
        canvas.move(9, -81.5 - brow)
        canvas.line(14, -81 + (mood == .worried ? 0.8 : 0))
        canvas.stroke(.black, 1.2)
        switch mood {
        case .calm:
            canvas.move(3, -68)
            canvas.curve(5, -66.8, 8, -66.8, 10, -68)
            canvas.stroke(.black, 1.3)
        case .glad:
            canvas.move(2, -69)
            canvas.curve(4, -62, 10, -62, 11.5, -69)
            canvas.close()
            canvas.fill(Ink(0x8C_22_2C), outline: 1.2)
        case .startled:
            canvas.ellipse(6.5, -66.5, 2.4, 3.2)
            canvas.fill(Ink(0x8C_22_2C), outline: 1.2)
        case .worried:
            canvas.move(3, -66)
            canvas.curve(5, -68.5, 8, -68.5, 10, -66)
            canvas.stroke(.black, 1.3)
        }
    }
}
