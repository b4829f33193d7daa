/// Tock, a robot with a clock in its body and a single eye.
struct Robot {
    var mood: Mood

    /// The position of the mouth when it stands at 0, 0 and is 100 units high.
    static let mouth = (0.0, -62.0)

    /// Draws it with its feet at 0, 0, 100 units high, looking right.
    func draw(on canvas: Canvas) {
        legs(on: canvas)
        body(on: canvas)
        head(on: canvas)
    }

    private func legs(on canvas: Canvas) {
        for x in [-11.0, 11.0] {
            canvas.move(x, -22)
            canvas.curve(x - 3, -16, x + 3, -12, x, -6)
            canvas.stroke(.black, 5)
            canvas.roundedRectangle(x - 8, -7, 18, 7, radius: 3)
            canvas.fill(Ink(0x8A_93_A8), outline: 1.6)
        }
        for (x, bend) in [(-25.0, -9.0), (25.0, 9.0)] {
            canvas.move(x * 0.85, -44)
            canvas.curve(x + bend, -40, x + bend, -30, x, -24 + (mood == .glad ? -26 : 0))
            canvas.stroke(.black, 4.4)
            canvas.circle(x, -23 + (mood == .glad ? -26 : 0), 4.6)
            canvas.fill(Ink(0xC4_CC_DB), outline: 1.6)
        }
    }

    private func body(on canvas: Canvas) {
        canvas.roundedRectangle(-24, -56, 48, 36, radius: 9)
        canvas.fill(from: (-24, -56), [Ink(0xF2_B1_4C), Ink(0xD9_7B_2B)], to: (24, -20), outline: 2)
        canvas.circle(0, -38, 11.5)
        canvas.fill(.paper, outline: 1.6)
        for hour in 0..<12 where hour % 3 == 0 {
            canvas.at(0, -38, turn: Double(hour) * .pi / 6) {
                canvas.move(0, -9.6)
                canvas.line(0, -7.8)
                canvas.stroke(.black, 1.4)
            }
        }
        canvas.move(0, -38)
        canvas.line(0, -45.5)
        canvas.move(0, -38)
        canvas.line(5, -35.5)
        canvas.stroke(.black, 1.7)
    }

    private func head(on canvas: Canvas) {
        canvas.move(0, -86)
        canvas.line(0, -95)
        canvas.stroke(.black, 2.2)
        canvas.circle(0, -97, 3.2)
        canvas.fill(mood == .startled ? Ink(0xFF_5A_4A) : Ink(0x7D_F0_C8), outline: 1.4)
        canvas.roundedRectangle(-20, -87, 40, 29, radius: 11)
        canvas.fill(from: (0, -87), [Ink(0xD6_DD_EA), Ink(0x98_A3_BA)], to: (0, -58), outline: 2)
        canvas.roundedRectangle(-13, -82, 29, 16, radius: 8)
        canvas.fill(Ink(0x17_24_3C), outline: 1.4)
        let eye = mood == .startled ? 6.0 : mood == .calm ? 4.4 : 5.0
        canvas.ellipse(4, -74, eye, mood == .worried ? eye * 0.55 : eye)
        canvas.fill(Ink(0x8C_F4_FF))
        canvas.circle(5.5, -75.5, 1.6)
        canvas.fill(.white)
        for x in [-6.0, 0, 6] {
            canvas.move(x, -62.5)
            canvas.line(x, -60.5)
        }
        canvas.stroke(.black, 1.5)
    }
}
