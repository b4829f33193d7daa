import Foundation
import LucidPalModel
import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

@testable import LucidPalWidgets

/// Tests of the colours of the widget's texts.
@MainActor
struct ReadableTextTests {
    @Test func staleMarkCanBeRead() {
        for mark in [StaleMark(staleness: .unknownAge), StaleMark(staleness: .unknownAge, isShort: true)] {
            let texts = EntryArchive(of: mark, width: 158, height: 158).shownTexts
            #expect(texts.map(\.string).contains { $0.contains("unknown") })
            for text in texts { #expect(text.contrast >= 3, "\(text)") }
        }
    }

    @Test(arguments: [DynamicTypeSize.xxLarge, .accessibility3, .accessibility5])
    func ageKeepsItsSizeBesideLargeTexts(textSize: DynamicTypeSize) throws {
        var entry = LucidPalEntry.sample(at: Date(timeIntervalSince1970: 1_780_472_460))
        let streak = HabitsContent.Streak(name: "Read", days: 14)
        let staleness = HabitsContent.Staleness.asOf(entry.date.addingTimeInterval(-2 * 86_400))
        entry.habits = .habits(HabitsContent.Habits(done: 0, total: 6, streak: streak, staleness: staleness))
        let today = TodayView(entry: entry).environment(\.widgetFamily, .systemLarge).dynamicTypeSize(textSize)
        let texts = EntryArchive(of: today, width: 306, height: 322).shownTexts
        let age = try #require(texts.first { $0.string.hasSuffix(" old") })
        #expect(age.size >= 11, "\(age.size) points")
    }
}
