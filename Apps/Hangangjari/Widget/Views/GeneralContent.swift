import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineUI

/// The content of the park widget's views, in which every section is judged by its own age.
typealias GeneralContent = ShownPark<GeneralSnapshot>

extension GeneralContent {
    /// The texts of a section.
    struct Fact {
        let title: String
        let symbol: String
        /// The value, shown in a large size.
        let text: Text
        /// An explanation of the value.
        let detail: Text
        let color: Color
        let freshness: Freshness
        let observedAt: Date?

        var isCurrent: Bool { freshness == .current }
        /// The colour, which is grey for values that are not current.
        var shownColor: Color { isCurrent ? color : Palette.unknown }
    }

    var focusFact: Fact { fact(value.focus) }
    var otherFacts: [Fact] { ParkFocus.allCases.filter { $0 != value.focus }.map(fact) }

    /// The signs whose observation is still current.
    var signs: [GeneralSnapshot.Sign] {
        guard isCurrent else { return [] }
        return value.signals.filter { sign in
            FreshnessPolicy.signal(sign.kind).freshness(observedAt: sign.observedAt, now: date) == .current
                && (sign.kind != .pleasant || isAllCurrent)
        }
    }

    /// Whether all sections are current, which the sign for a pleasant park requires.
    private var isAllCurrent: Bool { ParkFocus.allCases.allSatisfy { fact($0).isCurrent } }

    /// The forecast hours that have not ended.
    var steps: [GeneralSnapshot.Step] { value.movement.filter { $0.end > date } }

    /// Returns the texts of a section; for an outdated section only the statement that it is too old.
    private func fact(_ focus: ParkFocus) -> Fact {
        let (seen, limits) = (value.observation(of: focus), GeneralSnapshot.limits(focus))
        let own = seen.policy(limits).freshness(observedAt: seen.observedAt, now: date, plannedAt: plannedAt)
        let judged = focus == value.focus ? freshness : own.combined(with: requestFreshness)
        let words = judged.isShowable ? words(focus) : nil
        return Fact(
            title: title(focus),
            symbol: words?.symbol ?? "questionmark.circle",
            text: words?.text ?? Self.none,
            detail: words?.detail ?? Text(judged.reason == .futureDate ? "clock wrong" : "too old to show"),
            color: words?.color ?? Palette.unknown,
            freshness: judged,
            observedAt: limits.unknownAge(of: seen.observedAt, at: plannedAt) == nil ? seen.observedAt : nil
        )
    }

    /// The judgement of the last request, which applies to all sections alike: they came with one answer.
    private var requestFreshness: Freshness {
        switch freshness.reason {
        case nil, .aged, .futureDate, .neverObserved:
            value.sourceTrouble == nil ? .current : .lastKnown(because: .sourceFailed)
        case .some(let reason): .lastKnown(because: reason)
        }
    }

    private func title(_ focus: ParkFocus) -> String {
        switch focus {
        case .weather: "Weather"
        case .crowd: "Crowd"
        case .dust: "Fine dust"
        }
    }

    private typealias Words = (symbol: String, text: Text, detail: Text, color: Color)

    private func words(_ focus: ParkFocus) -> Words {
        switch focus {
        case .weather: weather
        case .crowd: crowd
        case .dust: dust
        }
    }

    private var weather: Words {
        let weather = value.weather
        let wind = weather.windSpeed.map { Text("wind \($0, format: Self.tenths) m/s") }
        let humidity = weather.humidity.map { Text(verbatim: "\($0) % humid") }
        return (
            SkyText.of(weather.precipitation, isNight: Daylight.isNight(at: date)),
            weather.temperature.map { Text("\($0, format: Self.tenths)\u{B0}") } ?? Self.none,
            Self.joined([weather.precipitation.word.map { Text(verbatim: $0) }, wind ?? humidity])
                ?? Text(verbatim: ""),
            .blue
        )
    }

    private var crowd: Words {
        let style = LevelStyle.crowd(value.crowd.level)
        let range: Text? =
            if let minimum = value.crowd.minimum, let maximum = value.crowd.maximum {
                Text("\(Self.thousands(minimum))\u{2013}\(Self.thousands(maximum)) people")
            } else { nil }
        return ("person.2.fill", Text(verbatim: style.word), range ?? Text("number not known"), style.color)
    }

    private var dust: Words {
        let style = LevelStyle.dust(value.dust.grade)
        let coarse = value.dust.pm10.map { Text(verbatim: "PM10 \($0)") }
        let fine = value.dust.pm25.map { Text(verbatim: "PM2.5 \($0)") }
        let numbers = Self.joined([coarse, fine])
        return ("aqi.medium", Text(verbatim: style.word), numbers ?? Text("not measured"), style.color)
    }

    /// The value that is not known.
    private static var none: Text { Text(verbatim: "\u{2014}") }

    /// Numbers with at most one decimal, as the phone's region writes them.
    private static var tenths: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...1)) }

    private static func thousands(_ number: Int) -> Text {
        number < 1000 ? Text(verbatim: "\(number)") : Text("\(Double(number) / 1000, format: tenths)k")
    }

    /// Joins the texts that are there with dots.
    private static func joined(_ texts: [Text?]) -> Text? {
        let texts = texts.compactMap(\.self)
        guard let first = texts.first else { return nil }
        return texts.dropFirst().reduce(first) { Text("\($0) \u{B7} \($1)") }
    }
}

/// The weather's symbols; at night a moon takes the place of the sun.
enum SkyText {
    /// Returns the symbol for a kind of precipitation.
    static func of(_ kind: WeatherSection.PrecipitationKind, isNight: Bool) -> String {
        switch kind {
        case .none: isNight ? "cloud.moon.fill" : "cloud.sun.fill"
        case .rain: "cloud.rain.fill"
        case .snow, .rainAndSnow: "cloud.snow.fill"
        case .unknown: "cloud.fill"
        }
    }

    /// Returns the symbol for a forecast hour.
    static func of(_ step: GeneralSnapshot.Step) -> String {
        let isNight = Daylight.isNight(at: step.at)
        return switch (step.precipitation, step.sky) {
        case (.rain, _): "cloud.rain.fill"
        case (.snow, _), (.rainAndSnow, _): "cloud.snow.fill"
        case (_, .clear): isNight ? "moon.stars.fill" : "sun.max.fill"
        case (_, .cloudy): isNight ? "cloud.moon.fill" : "cloud.sun.fill"
        default: "cloud.fill"
        }
    }
}
