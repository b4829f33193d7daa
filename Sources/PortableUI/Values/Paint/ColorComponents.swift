import VitrinePlatform
package import WidgetArchive

extension Color.Components {
    /// Creates components from `0xRRGGBB` and an opacity.
    package init(hexadecimal: UInt32, opacity: Double) {
        self.init(
            red: Double(hexadecimal >> 16 & 0xff) / 255,
            green: Double(hexadecimal >> 8 & 0xff) / 255,
            blue: Double(hexadecimal & 0xff) / 255,
            opacity: opacity
        )
    }

    /// Creates components from those of a colour space.
    package init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        switch space {
        case .sRGB:
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(linear: [red, green, blue], opacity: opacity)
        case .displayP3:
            self.init(displayP3: [red, green, blue].map(linearized), opacity: opacity)
        }
    }

    /// Creates components from their archived form.
    package init(_ archived: ArchiveRGBA) {
        self.init(
            red: Double(archived.red) / 255,
            green: Double(archived.green) / 255,
            blue: Double(archived.blue) / 255,
            opacity: Double(archived.alpha) / 255
        )
    }

    /// The components in archived form, clamped to 0…1.
    package var archived: ArchiveRGBA { ArchiveRGBA(red: red, green: green, blue: blue, opacity: opacity) }

    /// The components a fraction of the way to other components.
    package func mixed(with other: Self, by fraction: Double, isPerceptual: Bool) -> Self {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        let opacity = between(self.opacity, other.opacity)
        guard isPerceptual else {
            return Self(
                red: between(red, other.red),
                green: between(green, other.green),
                blue: between(blue, other.blue),
                opacity: opacity
            )
        }
        // The ends remain exact: converting to Oklab and back would change them by a rounding error.
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        return Self(oklab: zip(oklab, other.oklab).map { between($0, $1) }, opacity: opacity)
    }

    private init(linear: [Double], opacity: Double) {
        let gamma = linear.map(delinearized)
        self.init(red: gamma[0], green: gamma[1], blue: gamma[2], opacity: opacity)
    }

    /// Converts Display P3 to sRGB; both are linear with white point D65.
    ///
    /// https://www.w3.org/TR/css-color-4/#color-conversion-code
    private init(displayP3 p3: [Double], opacity: Double) {
        let matrix = [
            [1.224_940_176_280_560_3, -0.224_940_176_280_560_3, 0],
            [-0.042_056_954_709_688_16, 1.042_056_954_709_688_2, 0],
            [-0.019_637_554_590_334_43, -0.078_636_045_550_631_88, 1.098_273_600_140_966_3],
        ]
        self.init(linear: multiplied(matrix, p3).map { min(max($0, 0), 1) }, opacity: opacity)
    }

    /// The three Oklab coordinates.
    ///
    /// https://bottosson.github.io/posts/oklab/
    private var oklab: [Double] {
        let cones = multiplied(
            [
                [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
                [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
                [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
            ],
            [red, green, blue].map(linearized)
        )
        .map { cbrt($0) }
        return multiplied(
            [
                [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
                [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
                [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
            ],
            cones
        )
    }

    private init(oklab: [Double], opacity: Double) {
        let cones = multiplied(
            [
                [1, 0.396_337_777_4, 0.215_803_757_3],
                [1, -0.105_561_345_8, -0.063_854_172_8],
                [1, -0.089_484_177_5, -1.291_485_548_0],
            ],
            oklab
        )
        .map { $0 * $0 * $0 }
        let linear = multiplied(
            [
                [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
                [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
                [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
            ],
            cones
        )
        self.init(linear: linear.map { min(max($0, 0), 1) }, opacity: opacity)
    }
}

/// Converts a component of sRGB to one proportional to light.
///
/// https://www.w3.org/TR/css-color-4/#color-conversion-code
private func linearized(_ value: Double) -> Double {
    abs(value) <= 0.04045 ? value / 12.92 : copysign(pow((abs(value) + 0.055) / 1.055, 2.4), value)
}

/// Converts a component proportional to light to one of sRGB.
private func delinearized(_ value: Double) -> Double {
    abs(value) <= 0.003_130_8 ? value * 12.92 : copysign(1.055 * pow(abs(value), 1 / 2.4) - 0.055, value)
}

private func multiplied(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
}
