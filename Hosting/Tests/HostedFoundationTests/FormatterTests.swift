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

    @Test func temperatureStandsBesideItsDegree() {
        let formatter = HostedMeasurementFormatter()
        let text = formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius))
        #expect(text == "21\u{b0}C")
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
