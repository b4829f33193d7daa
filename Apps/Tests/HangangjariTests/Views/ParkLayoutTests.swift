import AppTestSupport
import Foundation
import HangangjariAPI
import HangangjariModel
import Testing
import Vitrine
import VitrineLoading
import VitrineTesting
import VitrineUI
import VitrineWidgets
import WidgetArchive

@testable import HangangjariWidgets

/// Tests of the park widget's layout with everything that it can show at once.
@MainActor
struct ParkLayoutTests {
    /// The families' sizes in points on the phones that the device knows.
    nonisolated static let sizes: [(WidgetFamily, Double, Double)] = [
        (.systemSmall, 148, 148), (.systemSmall, 158, 158), (.systemSmall, 170, 170),
        (.systemMedium, 321, 148), (.systemMedium, 338, 158), (.systemMedium, 364, 170),
        (.systemLarge, 321, 324), (.systemLarge, 338, 354), (.systemLarge, 364, 382),
    ]

    // Three reasons, five hours and all sections stay inside the margins, in a size and colours that can be read
    @Test(arguments: sizes, ParkFocus.allCases)
    func everythingFitsInsideTheMargins(_ size: (family: WidgetFamily, width: Double, height: Double), focus: ParkFocus)
    {
        let archive = archive(of: park(focus: focus), in: size)
        #expect(archive.findings.isEmpty)
        for text in archive.shownTexts {
            #expect(text.size >= 9, "\(text)")
            #expect(text.frame.origin.y >= 15.5 && text.frame.origin.y + text.frame.size.height <= size.height - 15.5)
            #expect(text.contrast >= 3, "\(text)")
        }
    }

    @Test func textSaysThatNoReasonIsKnown() {
        var quiet = park(focus: .crowd)
        quiet.signals = []
        let archive = archive(of: quiet, in: (.systemLarge, 321, 324))
        #expect(archive.findings.isEmpty)
        #expect(archive.shownTexts.contains { $0.string == "No reason for or against a visit is known." })
    }

    @Test func measurementsHaveTheDecimalSeparatorOfTheRegion() {
        let archive = archive(of: park(focus: .weather), in: (.systemLarge, 364, 382), locale: "en_DE")
        let shown = archive.shownTexts.map(\.string)
        #expect(shown.contains("-12,6\u{B0}"))
        #expect(shown.contains { $0.contains("wind 14,6 m/s") })
    }

    /// The space of the longest age is kept free, so that one in two units would stay as small as at the usual size.
    @Test(arguments: [ParkingMode.total, .lots], [DynamicTypeSize.xLarge, .accessibility1, .accessibility5])
    func ageInTheSmallParkingWidgetGrowsWithTheText(mode: ParkingMode, textSize: DynamicTypeSize) throws {
        let view = ParkingView(entry: Samples.parking(mode, at: Self.now)).environment(\.widgetFamily, .systemSmall)
            .dynamicTypeSize(textSize)
        let archive = EntryArchive(of: view, width: 158, height: 158)
        let age = try #require(archive.shownTexts.first { $0.string.contains(" ago") })
        #expect(age.size >= 13)
        #expect(archive.findings.isEmpty)
    }

    private func archive(
        of park: GeneralSnapshot,
        in size: (family: WidgetFamily, width: Double, height: Double),
        locale: String = "en_US"
    ) -> EntryArchive {
        let provenance = LoadProvenance(
            origin: .stored,
            writtenAt: Self.now,
            observedAt: park.seen.observedAt,
            now: Self.now
        )
        let entry = ParkEntry(
            date: Self.now,
            plannedAt: Self.now,
            parkID: park.parkID,
            isNearby: true,
            result: .current(park, provenance)
        )
        let view = GeneralView(entry: entry).environment(\.widgetFamily, size.family)
            .environment(\.locale, Locale(identifier: locale))
        return EntryArchive(of: view, width: size.width, height: size.height)
    }

    private func park(focus: ParkFocus) -> GeneralSnapshot {
        let seen = Observation(observedAt: Self.now, staleAt: Self.now.addingTimeInterval(3600))
        return GeneralSnapshot(
            parkID: "gwangnaru",
            parkName: "Gwangnaru",
            focus: focus,
            crowd: .init(seen: seen, level: .crowded, minimum: 112_000, maximum: 114_000),
            weather: .init(seen: seen, temperature: -12.6, precipitation: .rainAndSnow, windSpeed: 14.6, humidity: 100),
            dust: .init(seen: seen, grade: .veryBad, pm10: 1999, pm25: 1999),
            signals: [.crowded, .rainLikely, .dustBad].map { .init(kind: $0, weight: .warning, observedAt: Self.now) },
            movement: (9...13)
                .map { hour in
                    let at = Self.now.addingTimeInterval(Double(hour) * 3600)
                    return focus == .crowd
                        ? .init(at: at, level: .crowded)
                        : .init(at: at, temperature: -12, rainChance: 100, sky: .overcast)
                }
        )
    }

    private static let now = Date(timeIntervalSince1970: 1_786_595_700)
}
