import HangangjariAPI
import HangangjariModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The park widget's view, which shows the section in focus first.
package struct GeneralView: View {
    let entry: ParkEntry<GeneralSnapshot>
    @Environment(\.widgetFamily) private var family

    /// The layout for the family; a tap opens the park's outing section.
    package var body: some View {
        ParkView(entry: entry, symbol: "tree.fill", section: .outing) { picture in
            // The text is as large as a widget of the family can hold; larger words would be cut.
            switch family {
            case .systemLarge:
                LargestTextThatFits(upTo: .accessibility2) { LargeGeneral(picture: picture, isShortened: $0) }
            case .systemMedium:
                LargestTextThatFits(upTo: .accessibility1) { MediumGeneral(picture: picture, isShortened: $0) }
            default:
                LargestTextThatFits(upTo: .accessibility1) { SmallGeneral(picture: picture, isShortened: $0) }
            }
        }
    }
}

/// The small layout: the section in focus, and a sign unless it is shortened.
struct SmallGeneral: View {
    let picture: GeneralContent
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            WidgetHeader(
                symbol: "tree.fill",
                name: picture.value.parkName,
                isNearby: picture.isNearby,
                refreshes: false
            )
            Spacer(minLength: 2)
            FocusBlock(fact: picture.focusFact, size: isShortened ? 28 : 36)
            Spacer(minLength: 2)
            if !isShortened, let sign = picture.signs.first { SignLabel(sign: sign) }
            Spacer(minLength: 3)
            FreshnessMark(
                freshness: picture.freshness,
                observedAt: picture.observedAt,
                form: isShortened ? .short : .stacked
            )
        }
    }
}

/// The medium layout: the section in focus on the left, the other two on the right; shortened, without explanations.
struct MediumGeneral: View {
    let picture: GeneralContent
    var isShortened = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            WidgetHeader(symbol: "tree.fill", name: picture.value.parkName, isNearby: picture.isNearby, refreshes: true)
            Spacer(minLength: 2)
            HStack(alignment: .top, spacing: 14) {
                VStack(alignment: .leading, spacing: 4) {
                    FocusBlock(fact: picture.focusFact, size: isShortened ? 28 : 36)
                    if !isShortened, let sign = picture.signs.first { SignLabel(sign: sign) }
                }
                .frame(width: 128, alignment: .leading)
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(picture.otherFacts, id: \.title) { FactRow(fact: $0, isShortened: isShortened) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            Spacer(minLength: 4)
            FreshnessMark(freshness: picture.freshness, observedAt: picture.observedAt)
        }
    }
}

/// The large layout: the section in focus with its forecast, the other two, and the signs.
///
/// With several signs the other two sections share a row, and on a small phone the section in focus becomes smaller.
/// Shortened, the forecast, the explanations and all signs but the first are left out.
struct LargeGeneral: View {
    let picture: GeneralContent
    var isShortened = false

    var body: some View {
        if isShortened {
            layout(size: 32, spacing: 8) { VStack(alignment: .leading, spacing: 8) { otherFacts } }
        } else {
            ViewThatFits(in: .vertical) {
                layout(size: 46, spacing: 8) { VStack(alignment: .leading, spacing: 8) { otherFacts } }
                layout(size: 46, spacing: 10) { HStack(alignment: .top, spacing: 12) { otherFacts } }
                layout(size: 32, spacing: 7) { HStack(alignment: .top, spacing: 12) { otherFacts } }
            }
        }
    }

    private func layout(size: Double, spacing: Double, @ViewBuilder facts: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: spacing) {
            WidgetHeader(symbol: "tree.fill", name: picture.value.parkName, isNearby: picture.isNearby, refreshes: true)
            FocusBlock(fact: picture.focusFact, size: size)
            if !isShortened, !picture.steps.isEmpty { StepRow(picture: picture) }
            facts()
            Divider()
            SignList(signs: isShortened ? Array(picture.signs.prefix(1)) : picture.signs)
            Spacer(minLength: 0)
            FreshnessMark(freshness: picture.freshness, observedAt: picture.observedAt)
        }
    }

    private var otherFacts: some View {
        ForEach(picture.otherFacts, id: \.title) {
            FactRow(fact: $0, isShortened: isShortened).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
