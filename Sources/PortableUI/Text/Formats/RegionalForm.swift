/// The formats in which regions differ whatever the language, as far as an extension without locale data knows them.
///
/// Source: the locale data of Foundation (version 6.3, swift-foundation-icu, which is Apple's own), asked for `en_XX`
/// in every region: separators, percentages, the clock and the order of a long date follow the region, not the
/// language.
package enum RegionalForm {
    /// The separators of groups and decimals in a region, such as `DE`.
    ///
    /// The result is nil for a region with the separators of English, and for an unknown one.
    package static func separators(_ region: String) -> (group: String, decimal: String)? {
        if dots.contains(region) { return (".", ",") }
        if spaces.contains(region) { return ("\u{a0}", ",") }
        if narrowSpaces.contains(region) { return ("\u{202f}", ",") }
        if region == "CH" { return ("'", ".") }
        return region == "LI" ? ("\u{2019}", ".") : (",", ".")
    }

    /// The regions that use a point between groups and a comma before decimals.
    private static let dots = RegionList(
        """
        AD AR AT AW AZ BA BE BO BQ BR CD CL CO CR CW DE DK DZ EA EC ES FO GL GQ GR HR IC ID IS IT LA LU LY MA MD ME MK MR NL RO RS SI \
        SM SR TN TR UY VA VE VN
        """
    )
    /// The regions that use a space between groups and a comma before decimals.
    private static let spaces = RegionList(
        "AL AM AO AX BG BY CV CZ EE FI GE GW HU KG KZ LT LV MZ NO PL PT RU SE SJ SK ST TJ TL TM UA UZ XK ZA"
    )
    /// The regions that use a narrow space between groups and a comma before decimals.
    private static let narrowSpaces = RegionList(
        "BF BJ BL CF CG CI DJ FR GA GF GN GP HT MC MF MQ NC PF PM RE SN TD TF TG WF YT"
    )
    /// The regions that put a space before the percent sign in English.
    package static let percentSpacing = RegionList("AR AT CL CO CZ DE DK FI FR LT NO RU SE SK")
    /// The regions in which English has a clock of twelve hours.
    package static let twelveHours = RegionList(
        """
        AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN IN IQ \
        JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS \
        SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM
        """
    )
    /// The regions in which English puts the month before the day.
    package static let monthFirst = RegionList(
        "AC AQ AS BI BT BV CA CN CP CQ CW DJ EA EU EZ GS GU GW HM JP KP KR MH MP PA PH PR PY QO SR TA TW UM UN US VI XK"
    )
    /// The regions in which English puts a point after the day of a date.
    package static let pointedDay = RegionList("AT DE EE FI")
}

/// A list of regions, which costs no memory until it is searched.
package struct RegionList {
    /// The codes of two letters, with a space between each two.
    private let codes: StaticString

    fileprivate init(_ codes: StaticString) {
        self.codes = codes
    }

    /// Whether a region, such as `DE`, is in the list.
    package func contains(_ region: String) -> Bool {
        let letters = Array(region.utf8)
        guard letters.count == 2 else { return false }
        return codes.withUTF8Buffer { list in
            stride(from: 0, to: list.count - 1, by: 3).contains { list[$0] == letters[0] && list[$0 + 1] == letters[1] }
        }
    }
}
