import HostedFoundation
import Testing

struct FormatterTests {
    @Test func linkOfMarkdownKeepsItsAddress() throws {
        let text = try AttributedString(
            markdown: "see [the *tide*](today \"Tides\") and `[x](y)`",
            baseURL: URL(string: "https://example.com/")
        )
        let links = text.runs.compactMap { run in
            run.link.map { "\(String(text[run.range].characters)) \($0.absoluteString)" }
        }
        #expect(links == ["the  https://example.com/today", "tide https://example.com/today"])
        #expect(String(text.characters) == "see the tide and [x](y)")
    }

    @Test func textForAKeyHasItsEmphasisAndAgreesWithItsNumber() {
        let text = AttributedString(localized: "**\(3)** ^[\(3) day](inflect: true)")
        #expect(String(text.characters) == "3 3 days")
        let strong = text.runs.filter { $0[InlinePresentationIntentAttribute.self] == .stronglyEmphasized }
        #expect(strong.map { String(text[$0.range].characters) } == ["3"])
        #expect(String(AttributedString(localized: "^[\(1) day](inflect: true)").characters) == "1 day")
    }

    @Test(arguments: [("de_DE", "1,5 MB", "0 KB"), ("en_US", "1.5 MB", "Zero KB")])
    func sizeIsWrittenInTheLocale(_ locale: String, _ size: String, _ nothing: String) {
        let formatter = DeviceByteCountFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.countStyle = .file
        #expect(formatter.string(fromByteCount: 1_500_000).replacing("\u{a0}", with: " ") == size)
        #expect(formatter.string(fromByteCount: 0).replacing("\u{a0}", with: " ") == nothing)
        #expect(DeviceByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1.5 MB")
    }

    @Test(arguments: [
        (HostedDateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
        (.full, "1 hour, 5 minutes, 9 seconds"), (.brief, "1hr 5min 9sec"),
        (.spellOut, "one hour, five minutes, nine seconds"),
    ])
    func lengthIsWrittenInItsStyle(_ style: HostedDateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = HostedDateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 3909) == text)
    }

    @Test(arguments: [
        ("en_US", HostedDateComponentsFormatter.UnitsStyle.full, "1 month, 2 days"), ("en_US", .abbreviated, "1mo 2d"),
        ("de_DE", .full, "1 Monat, 2 Tage"), ("ko_KR", .full, "1개월, 2일"),
    ])
    func lengthBetweenDatesIsCountedByTheCalendar(
        _ locale: String,
        _ style: HostedDateComponentsFormatter.UnitsStyle,
        _ text: String
    ) {
        let formatter = HostedDateComponentsFormatter()
        formatter.allowedUnits = [.month, .day]
        formatter.unitsStyle = style
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        // From the first of a month of 31 days to the third of the next one.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(33 * 86_400)) == text)
        #expect(formatter.string(from: start.addingTimeInterval(33 * 86_400), to: start) == "-" + text)
    }

    @Test func unitsBeyondTheLimitAreLeftOut() {
        let formatter = HostedDateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 1
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 90_061) == "1d")
        formatter.unitsStyle = .positional
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 3661) == "1:01")
    }

    @Test func lengthHasThePhrasesThatAreWanted() {
        let formatter = HostedDateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 1800) == "About 30 minutes remaining")
    }

    @Test(arguments: [
        (["zh-Hans", "en", "de"], ["de_DE"], ["de"]), (["zh-Hans", "en"], ["fr-FR", "en-GB"], ["en"]),
        (["zh-Hans"], ["de_DE"], []),
    ])
    func languageOfABundleIsTheFirstThatIsPreferred(languages: [String], preferences: [String], best: [String]) {
        #expect(DeviceText.languages(of: languages, preferences: preferences) == best)
    }

    /// Differs from Foundation's own answers where the device's locale is another one than that of the process.
    @Test func formattersFollowTheDevicesLocale() {
        let number = NumberFormatter()
        number.locale = DeviceLocale.current
        number.numberStyle = .currency
        #expect(DeviceNumberFormatter.localizedString(from: 1234.5, number: .currency) == number.string(from: 1234.5))
        #expect(DeviceDateIntervalFormatter().locale == DeviceLocale.current)
        let template = DeviceDateFormatter.dateFormat(fromTemplate: "MMMdy", options: 0, locale: nil)
        let own = DateFormatter.dateFormat(fromTemplate: "MMMdy", options: 0, locale: DeviceLocale.current)
        #expect(template == own)
    }

    @Test(arguments: [
        ("en_US", 0.0, "Today at 5:00 AM"), ("en_US", 1, "Tomorrow at 5:00 AM"), ("en_US", -1, "Yesterday at 5:00 AM"),
        ("de_DE", 2, "Übermorgen, 05:00"), ("ko_KR", 0, "오늘 오전 5:00"),
    ])
    func dayNearTodayIsNamedWhereThatIsWanted(locale: String, days: Double, text: String) {
        let formatter = DeviceDateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = .gmt
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        formatter.doesRelativeDateFormatting = true
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = calendar.startOfDay(for: Date()).addingTimeInterval(5 * 3_600 + days * 86_400)
        #expect(formatter.string(from: date).replacing("\u{202f}", with: " ") == text)
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.string(from: date).replacing("\u{202f}", with: " ").lowercased() == text.lowercased())
    }

    @Test func dayFarFromTodayAndAFormatOfOnesOwnNameNoDay() {
        let formatter = DeviceDateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = .gmt
        formatter.doesRelativeDateFormatting = true
        formatter.dateStyle = .long
        #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "January 1, 2001")
        let own = DeviceDateFormatter()
        own.doesRelativeDateFormatting = true
        own.dateFormat = "yyyy"
        #expect(own.string(from: Date()).count == 4)
    }

    @Test func differenceIsCountedFromItsReference() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            formatter.localizedString(for: reference.addingTimeInterval(7205), relativeTo: reference) == "in 2 hours"
        )
    }

    @Test(arguments: [("en_US", "1.5 km", "2.5 kg"), ("de_DE", "1,5 km", "2,5 kg")])
    func lengthAndMassAreWrittenAsTheLocaleDoes(_ locale: String, _ length: String, _ mass: String) {
        let (lengths, masses) = (DeviceLengthFormatter(), DeviceMassFormatter())
        #expect(lengths.numberFormatter.locale == DeviceLocale.current)
        #expect(DeviceEnergyFormatter().numberFormatter.locale == DeviceLocale.current)
        for number in [lengths.numberFormatter, masses.numberFormatter] { number?.locale = Locale(identifier: locale) }
        #expect(lengths.string(fromValue: 1.5, unit: .kilometer).replacing("\u{a0}", with: " ") == length)
        #expect(masses.string(fromValue: 2.5, unit: .kilogram).replacing("\u{a0}", with: " ") == mass)
    }

    @Test func nameIsWrittenInItsStyle() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
    }

    @Test(arguments: [("en_US", "68\u{b0}F", "20\u{b0}C"), ("de_DE", "20 \u{b0}C", "20 \u{b0}C")])
    func temperatureIsWrittenAsTheLocaleDoes(locale: String, text: String, provided: String) {
        let formatter = HostedMeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: temperature) == text)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: temperature) == provided)
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: temperature) == String(text.prefix(2)) + "\u{b0}")
    }

    @Test func styleTakesTheLocaleOfTheDeviceUnlessItHasOne() {
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
        #expect(style.onDevice.locale == DeviceLocale.current)
        #expect(style.locale(Locale(identifier: "ko_KR")).onDevice.locale == Locale(identifier: "ko_KR"))
        #expect(style.onDevice.format(1234.5) == "€1,234.50")
        #expect(Date.FormatStyle(date: .numeric).onDevice.locale == DeviceLocale.current)
    }

    @Test func dateIsInterpolatedAsItsFormatterWritesIt() {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        var text = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
        text.appendInterpolation(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter)
        #expect(LocalizedStringKey(stringInterpolation: text) == "\("2001-01-01")")
    }

    @Test(arguments: [
        ("en_US", Measurement<UnitTemperature>.FormatStyle.UnitWidth.narrow, "70\u{b0}"),
        ("de_DE", .narrow, "21\u{b0}"), ("de_DE", .abbreviated, "21 \u{b0}C"),
    ])
    func temperatureIsGivenInTheUnitOfTheLocale(
        _ locale: String,
        _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        _ text: String
    ) {
        let style = Measurement<UnitTemperature>
            .FormatStyle(
                width: width,
                locale: Locale(identifier: locale),
                usage: .weather
            )
        #expect(Measurement(value: 21, unit: UnitTemperature.celsius).formatted(style) == text)
    }

    /// As ICU rounds a number in the unit of a usage: to a whole one, which has two digits at least in all.
    @Test(arguments: [
        ("en_US", 6.6, "44\u{b0}"), ("de_DE", 6.6, "6,6\u{b0}"), ("de_DE", 28.04, "28\u{b0}"),
        ("en_US", -17.2, "1\u{b0}"),
    ])
    func temperatureWithoutAScaleIsRoundedAsOneWithAScale(_ locale: String, _ value: Double, _ text: String) {
        let temperature = Measurement(value: value, unit: UnitTemperature.celsius)
        func written(_ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth) -> String {
            temperature.formatted(.measurement(width: width).locale(Locale(identifier: locale)))
        }
        #expect(written(.narrow) == text)
        #expect(written(.abbreviated).hasPrefix(text.dropLast()))
        let style = Measurement<UnitTemperature>
            .FormatStyle(width: .narrow, locale: Locale(identifier: locale), usage: .asProvided)
        #expect(Measurement(value: 6.64, unit: UnitTemperature.fahrenheit).formatted(style).contains("64"))
    }

    @Test(arguments: [
        ("en_US", MeasurementFormatUnitUsage<UnitLength>.road, "1.6 mi", "1.6 miles"),
        ("en_US", .asProvided, "2.5 km", "2.5 kilometers"), ("de_DE", .general, "2,5 km", "2,5 Kilometer"),
        ("en_GB", .road, "1.6 mi", "1.6 miles"), ("ar_EG", .general, "٢٫٥ كم", "٢٫٥ كيلومتر"),
    ])
    func unitFollowsTheLocaleAndTheUsage(
        _ locale: String,
        _ usage: MeasurementFormatUnitUsage<UnitLength>,
        _ abbreviated: String,
        _ wide: String
    ) {
        let style = { Measurement<UnitLength>.FormatStyle(width: $0, locale: Locale(identifier: locale), usage: usage) }
        let distance = Measurement(value: 2.5, unit: UnitLength.kilometers)
        #expect(distance.formatted(style(.abbreviated)) == abbreviated)
        #expect(distance.formatted(style(.wide)) == wide)
    }

    @Test func numberIsWrittenInTheUnitOfTheLocale() {
        let style = Measurement<UnitMass>
            .FormatStyle(
                width: .abbreviated,
                locale: Locale(identifier: "en_US"),
                usage: .general,
                numberFormatStyle: .number.precision(.fractionLength(3))
            )
        #expect(Measurement(value: 80, unit: UnitMass.kilograms).formatted(style) == "176.370 lb")
    }

    @Test func everyUnitOfFoundationIsWritten() {
        func text<UnitType: Dimension>(_ unit: UnitType) -> String {
            let style = Measurement<UnitType>
                .FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
            return Measurement(value: 2, unit: unit).formatted(style)
        }
        #expect(text(UnitDuration.minutes) == "2 minutes")
        #expect(text(UnitLength.meters) == "2 meters")
        #expect(text(UnitEnergy.kilocalories) == "2 kilocalories")
        #expect(text(UnitVolume.imperialGallons) == "2 Imp. gallons")
        #expect(text(UnitArea.ares) == "2 a", "CLDR does not have it")
        #expect(text(UnitLength(symbol: "li", converter: UnitConverterLinear(coefficient: 500))) == "2 li")
    }
}
