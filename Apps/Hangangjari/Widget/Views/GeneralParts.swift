import HangangjariAPI
import HangangjariModel
import Vitrine
import VitrineUI
import VitrineWidgets

/// The section in focus, in a large size.
struct FocusBlock: View {
    let fact: GeneralContent.Fact
    let size: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 6) {
                Image(systemName: fact.symbol)
                    .font(.system(size: size * 0.55, weight: .semibold))
                    .foregroundStyle(fact.shownColor)
                    .widgetAccentable()
                    .accessibilityHidden(true)
                fact.text
                    .font(.system(size: size, weight: .bold, design: .rounded))
                    .foregroundStyle(fact.isCurrent ? Color.primary : Palette.quiet)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            }
            fact.detail
                .font(.caption)
                .foregroundStyle(Palette.quiet)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(fact.title)
        .accessibilityValue(Text("\(fact.text), \(fact.detail)\(fact.isCurrent ? "" : ", old")"))
    }
}

/// A row with another section, with its own mark if it is not current; shortened, without the explanation.
struct FactRow: View {
    let fact: GeneralContent.Fact
    var isShortened = false

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: fact.symbol)
                .font(.system(size: 15, weight: .semibold))
                .foregroundStyle(fact.shownColor)
                .frame(width: 22)
                .widgetAccentable()
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
                fact.text
                    .font(.system(.subheadline, design: .rounded, weight: .semibold))
                    .foregroundStyle(fact.isCurrent ? Color.primary : Palette.quiet)
                if !fact.isCurrent, fact.freshness.isShowable {
                    FreshnessMark(freshness: fact.freshness, observedAt: fact.observedAt, form: .short)
                } else if !isShortened || !fact.isCurrent {
                    fact.detail.font(.caption2).foregroundStyle(Palette.quiet)
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A label for a reason for or against a visit.
struct SignLabel: View {
    let sign: GeneralSnapshot.Sign

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: symbol).foregroundStyle(color)
            Text(verbatim: text).foregroundStyle(.primary)
        }
        .font(.system(.caption, design: .rounded, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .accessibilityElement(children: .combine)
    }

    private var color: Color {
        switch sign.weight {
        case .good: .green
        case .caution: .orange
        case .warning: .red
        case .unknown: .gray
        }
    }

    private var symbol: String {
        switch sign.weight {
        case .good: "checkmark.circle.fill"
        case .caution: "exclamationmark.circle.fill"
        case .warning: "exclamationmark.triangle.fill"
        case .unknown: "info.circle.fill"
        }
    }

    private var text: String {
        switch sign.kind {
        case .parkingFull: "Parking is full"
        case .parkingScarce: "Parking nearly full"
        case .crowded: "Crowded"
        case .raining: "Rain now"
        case .rainLikely: "Rain likely"
        case .dustBad: "Bad air"
        case .hot: "Very hot"
        case .cold: "Very cold"
        case .windy: "Strong wind"
        case .strongSun: "Strong sun"
        case .pleasant: "Good to go"
        case .unknown: "Something to know"
        }
    }
}

/// The signs below each other, or a sentence if there is none.
struct SignList: View {
    let signs: [GeneralSnapshot.Sign]

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            ForEach(Array(signs.enumerated()), id: \.offset) { SignLabel(sign: $0.element) }
            if signs.isEmpty {
                Text("No reason for or against a visit is known.").font(.caption).foregroundStyle(Palette.quiet)
            }
        }
    }
}

/// The forecast hours beside each other.
struct StepRow: View {
    let picture: GeneralContent

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(Array(picture.steps.enumerated()), id: \.offset) { step in
                StepColumn(step: step.element, isCurrent: picture.isCurrent).frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical, 8)
        .background(Palette.accent.opacity(0.08), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}

/// A column with one forecast hour.
struct StepColumn: View {
    let step: GeneralSnapshot.Step
    let isCurrent: Bool

    var body: some View {
        VStack(spacing: 3) {
            Text(step.at, style: .time).font(.system(size: 10)).foregroundStyle(Palette.quiet)
            Image(systemName: step.level == nil ? SkyText.of(step) : "person.2.fill")
                .font(.system(size: 15, weight: .semibold))
                .foregroundStyle(isCurrent ? color : Palette.unknown)
            Text(verbatim: value)
                .font(.system(.caption2, design: .rounded, weight: .semibold))
                .foregroundStyle(isCurrent ? Color.primary : Palette.quiet)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .combine)
    }

    private var color: Color { step.level.map { LevelStyle.crowd($0).color } ?? .blue }

    private var value: String {
        if let level = step.level { return LevelStyle.crowd(level).word }
        if let rain = step.rainChance, rain >= 30 { return "\(rain) %" }
        return step.temperature.map { "\(Int($0.rounded()))\u{B0}" } ?? "\u{2014}"
    }
}
