/// A colour as red, green, blue and opacity, eight bits each, in sRGB.
///
/// Encoded as the string `#rrggbbaa` in lower-case hexadecimal digits.
public struct ArchiveRGBA: Hashable, Sendable {
    /// The four components, from the most significant byte: red, green, blue, opacity.
    public var rawValue: UInt32

    /// Creates a colour from its packed components, for example `0xff00_00ff` for red.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a colour from components in 0…1; values outside are clamped, NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32((min(value, 1) * 255).rounded()) : 0 }
        rawValue = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity)
    }

    /// The red component, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
    /// The green component, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The blue component, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The opacity, 0 (invisible) … 255 (opaque).
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// Returns the colour with its opacity multiplied by a factor in 0…1.
    public func multiplyingOpacity(by factor: Double) -> ArchiveRGBA {
        let alpha = factor > 0 ? UInt32((Double(self.alpha) * min(factor, 1)).rounded()) : 0
        return ArchiveRGBA(rawValue: rawValue & 0xffff_ff00 | alpha)
    }
}

/// A colour that may differ between the light and the dark appearance.
///
/// The archive contains both values, so that a change of appearance needs no reload; the renderer picks one.
public struct ArchiveColor: Codable, Hashable, Sendable {
    /// The colour in the light appearance.
    public var light: ArchiveRGBA
    /// The colour in the dark appearance; nil if it is the same as in the light one.
    public var dark: ArchiveRGBA?

    /// Creates a colour; an equal dark value is stored as nil, so that identical views give equal values.
    public init(light: ArchiveRGBA, dark: ArchiveRGBA? = nil) {
        self.light = light
        self.dark = dark == light ? nil : dark
    }

    /// Returns the colour for an appearance.
    public func resolved(isDark: Bool) -> ArchiveRGBA { isDark ? dark ?? light : light }
}

extension ArchiveRGBA: Codable {
    /// Decodes the string `#rrggbbaa`.
    /// - Throws: `DecodingError.dataCorrupted` if the string has another form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.count == 9, text.utf8.first == UInt8(ascii: "#"),
            let value = UInt32(text.dropFirst(), radix: 16)
        else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a colour is #rrggbbaa, got \(text)"
            )
        }
        rawValue = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hexadecimal)
    }

    /// The form `#rrggbbaa`, as in the archive and in CSS.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: 9) { text in
            text[0] = UInt8(ascii: "#")
            for place in 1...8 {
                let digit = UInt8(truncatingIfNeeded: rawValue >> (32 - 4 * UInt32(place))) & 0xf
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 9
        }
    }
}
