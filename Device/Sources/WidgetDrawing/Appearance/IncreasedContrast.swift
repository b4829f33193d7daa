import WidgetArchive

/// The system colours of increased contrast.
///
/// An archive contains system colours by their values in the light and the dark appearance. A colour with both values
/// of a system colour is that system colour, whatever its opacity; colours that a developer chose stay.
enum IncreasedContrast {
    /// The colour to draw in place of another one while contrasts are increased.
    static func color(_ color: ArchiveColor) -> ArchiveColor {
        let dark = color.dark ?? color.light
        let pair = Pair(color.light, dark)
        if pair == label { return ArchiveColor(light: color.light.lessFaint, dark: dark.lessFaint) }
        guard let increased = systemColors[pair] else { return color }
        return ArchiveColor(
            light: increased.light.withAlpha(of: color.light),
            dark: increased.dark.withAlpha(of: dark)
        )
    }

    /// The values in the light and the dark appearance, without opacity.
    private struct Pair: Hashable {
        let light: ArchiveRGBA
        let dark: ArchiveRGBA

        init(_ light: ArchiveRGBA, _ dark: ArchiveRGBA) {
            self.light = ArchiveRGBA(rawValue: light.rawValue | 0xff)
            self.dark = ArchiveRGBA(rawValue: dark.rawValue | 0xff)
        }

        init(_ light: UInt32, _ dark: UInt32) {
            self.init(ArchiveRGBA(rawValue: light << 8), ArchiveRGBA(rawValue: dark << 8))
        }
    }

    /// Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors", as published since 2025: light and dark,
    /// then both with increased contrast.
    private static let table: [(light: UInt32, dark: UInt32, increasedLight: UInt32, increasedDark: UInt32)] = [
        (0xff_383c, 0xff_4245, 0xe9_152d, 0xff_6165),  // red
        (0xff_8d28, 0xff_9230, 0xc5_5300, 0xff_a056),  // orange
        (0xff_cc00, 0xff_d600, 0xa1_6a00, 0xfe_df43),  // yellow
        (0x34_c759, 0x30_d158, 0x00_8932, 0x4a_d968),  // green
        (0x00_c8b3, 0x00_dac3, 0x00_8575, 0x54_dfcb),  // mint
        (0x00_c3d0, 0x00_d2e0, 0x00_8198, 0x3b_ddec),  // teal
        (0x00_c0e8, 0x3c_d3fe, 0x00_7eae, 0x6d_d9ff),  // cyan
        (0x00_88ff, 0x00_91ff, 0x1e_6ef4, 0x5c_b8ff),  // blue
        (0x61_55f5, 0x6d_7cff, 0x56_4ade, 0xa7_aaff),  // indigo
        (0xcb_30e0, 0xdb_34f2, 0xb0_2fc2, 0xea_8dff),  // purple
        (0xff_2d55, 0xff_375f, 0xe7_124d, 0xff_8ac4),  // pink
        (0xac_7f5e, 0xb7_8a66, 0x95_6d51, 0xdb_a679),  // brown
        (0x8e_8e93, 0x8e_8e93, 0x6c_6c70, 0xae_aeb2),  // gray
    ]

    private static let systemColors: [Pair: Pair] = Dictionary(
        uniqueKeysWithValues: table.map { (Pair($0.light, $0.dark), Pair($0.increasedLight, $0.increasedDark)) }
    )

    /// The ink of text below the first level.
    private static let label = Pair(0x3c_3c43, 0xeb_ebf5)
}

extension ArchiveRGBA {
    fileprivate func withAlpha(of other: ArchiveRGBA) -> ArchiveRGBA {
        ArchiveRGBA(rawValue: rawValue & 0xffff_ff00 | UInt32(other.alpha))
    }

    /// The colour with more opacity.
    ///
    /// Apple publishes none for secondary and fainter text; a quarter more, up to 0.85, is an assumption.
    fileprivate var lessFaint: ArchiveRGBA {
        let opacity = Double(alpha) / 255
        guard opacity < 1 else { return self }
        return ArchiveRGBA(rawValue: rawValue & 0xffff_ff00 | UInt32((min(opacity + 0.25, 0.85) * 255).rounded()))
    }
}
