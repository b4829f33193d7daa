import WidgetArchive

/// The system colours that a colour set may refer to.
enum SystemColorReference {
    /// The values in the light and the dark appearance; nil for an unknown name.
    ///
    /// Apple, Human Interface Guidelines, Color: "iOS, iPadOS system colors" and "system gray colors".
    static func variants(_ reference: String) -> [ResourceIndex.Color.Variant]? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        guard let (light, dark) = values[name] else { return nil }
        return [variant(light, nil), variant(dark, .dark)]
    }

    private static func variant(_ rgba: UInt32, _ appearance: ResourceIndex.Appearance?) -> ResourceIndex.Color.Variant
    {
        let color = ArchiveRGBA(rawValue: rgba)
        return ResourceIndex.Color.Variant(
            red: Double(color.red) / 255,
            green: Double(color.green) / 255,
            blue: Double(color.blue) / 255,
            opacity: Double(color.alpha) / 255,
            appearance: appearance
        )
    }

    private static let values: [String: (light: UInt32, dark: UInt32)] = [
        "systemRed": (0xff38_3cff, 0xff42_45ff), "systemOrange": (0xff8d_28ff, 0xff92_30ff),
        "systemYellow": (0xffcc_00ff, 0xffd6_00ff), "systemGreen": (0x34c7_59ff, 0x30d1_58ff),
        "systemMint": (0x00c8_b3ff, 0x00da_c3ff), "systemTeal": (0x00c3_d0ff, 0x00d2_e0ff),
        "systemCyan": (0x00c0_e8ff, 0x3cd3_feff), "systemBlue": (0x0088_ffff, 0x0091_ffff),
        "systemIndigo": (0x6155_f5ff, 0x6d7c_ffff), "systemPurple": (0xcb30_e0ff, 0xdb34_f2ff),
        "systemPink": (0xff2d_55ff, 0xff37_5fff), "systemBrown": (0xac7f_5eff, 0xb78a_66ff),
        "systemGray": (0x8e8e_93ff, 0x8e8e_93ff), "systemGray2": (0xaeae_b2ff, 0x6363_66ff),
        "systemGray3": (0xc7c7_ccff, 0x4848_4aff), "systemGray4": (0xd1d1_d6ff, 0x3a3a_3cff),
        "systemGray5": (0xe5e5_eaff, 0x2c2c_2eff), "systemGray6": (0xf2f2_f7ff, 0x1c1c_1eff),
        "label": (0x0000_00ff, 0xffff_ffff), "secondaryLabel": (0x3c3c_4399, 0xebeb_f599),
        "tertiaryLabel": (0x3c3c_434d, 0xebeb_f54d), "quaternaryLabel": (0x3c3c_432e, 0xebeb_f529),
        "placeholderText": (0x3c3c_434d, 0xebeb_f54d), "link": (0x007a_ffff, 0x0984_ffff),
        "darkText": (0x0000_00ff, 0x0000_00ff), "lightText": (0xffff_ff99, 0xffff_ff99),
        "separator": (0x3c3c_434a, 0x5454_5899), "opaqueSeparator": (0xc6c6_c8ff, 0x3838_3aff),
        "systemFill": (0x7878_8033, 0x7878_805c), "secondarySystemFill": (0x7878_8029, 0x7878_8052),
        "tertiarySystemFill": (0x7676_801f, 0x7676_803d), "quaternarySystemFill": (0x7474_8014, 0x7676_802e),
        "systemBackground": (0xffff_ffff, 0x0000_00ff), "secondarySystemBackground": (0xf2f2_f7ff, 0x1c1c_1eff),
        "tertiarySystemBackground": (0xffff_ffff, 0x2c2c_2eff),
        "systemGroupedBackground": (0xf2f2_f7ff, 0x0000_00ff), "groupTableViewBackground": (0xf2f2_f7ff, 0x0000_00ff),
        "secondarySystemGroupedBackground": (0xffff_ffff, 0x1c1c_1eff),
        "tertiarySystemGroupedBackground": (0xf2f2_f7ff, 0x2c2c_2eff), "white": (0xffff_ffff, 0xffff_ffff),
        "black": (0x0000_00ff, 0x0000_00ff), "clear": (0, 0),
    ]
}
