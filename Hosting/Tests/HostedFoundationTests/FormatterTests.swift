import HostedFoundation
import Testing

struct FormatterTests {
    @Test(arguments: [
        (HostedDateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
        (.full, "1 hour, 5 minutes, 9 seconds"),
    ])
    func lengthIsWrittenInItsStyle(_ style: HostedDateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = HostedDateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 3909) == text)
    }

    @Test func unitsBeyondTheLimitAreLeftOut() {
        let formatter = HostedDateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 1
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 90_061) == "1d")
    }

    @Test func differenceIsCountedFromItsReference() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            formatter.localizedString(for: reference.addingTimeInterval(7205), relativeTo: reference) == "in 2 hours"
        )
    }

    @Test(arguments: [("en_US", "68\u{b0}F"), ("de_DE", "20\u{b0}C")])
    func temperatureStandsBesideItsDegree(locale: String, text: String) {
        let formatter = HostedMeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: temperature) == text)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: temperature) == "20\u{b0}C")
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
        ("de_DE", .narrow, "21\u{b0}"), ("de_DE", .abbreviated, "21\u{b0}C"),
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

    @Test func otherUnitsAreKept() {
        let style = Measurement<UnitLength>
            .FormatStyle(
                width: .abbreviated,
                locale: Locale(identifier: "en_US"),
                usage: .road
            )
        #expect(Measurement(value: 2.5, unit: UnitLength.kilometers).formatted(style) == "2.5 km")
    }
}
