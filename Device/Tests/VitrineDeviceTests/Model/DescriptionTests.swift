import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct DescriptionTests {
    @Test func widgetsAreLoadedAfterTheExtensionDescribedItself() {
        var script = Script(placements: [.systemSmall, .systemMedium])
        #expect(script.takeTimelines().isEmpty)
        script.answerDescriptions()
        #expect(script.takeRequests(named: "placeholder").count == 2)
        #expect(script.takeTimelines().count == 2)
    }

    @Test func appThatIsNotAskedToDescribeItselfHoldsNothingUp() throws {
        var script = Script(describesApps: false)
        let asked = script.takeRequests(named: "describe")
        #expect(asked.map(\.program) == [Script.extensionProgram])
        let description = ChildDescription(widgets: [Script.widget("kind", Script.standardFamilies)])
        for request in asked { script.answer(request, .description(description)) }
        #expect(script.takeTimelines().count == 1)
    }

    @Test func failedDescriptionIsRequestedAgainWithAGrowingDelay() throws {
        var script = Script()
        for request in script.takeRequests(named: "describe") { script.fail(request, .cannotStart) }
        script.pass(9.9)
        #expect(script.takeRequests(named: "describe").isEmpty)
        script.pass(0.1)
        let again = script.takeRequests(named: "describe")
        #expect(Set(again.map(\.program)) == [Script.extensionProgram, Script.appProgram])
        for request in again { script.fail(request, .cannotStart) }
        script.pass(19.9)
        #expect(script.takeRequests(named: "describe").isEmpty, "the wait doubles")
        script.pass(0.1)
        #expect(script.takeRequests(named: "describe").count == 2)
    }

    @Test func renamedKindOrphansThePlacedWidget() throws {
        var script = Script()
        script.answerDescriptions(kinds: ["renamed"])
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.widgetOrphaned).count == 1)
        guard case .failed(let message) = try script.widget.outcome else {
            Issue.record("the outcome is \(try script.widget.outcome)")
            return
        }
        #expect(message.contains("restore the widget's old kind"))
    }

    @Test func everyAppearanceIsRequestedWithTheCurrentOneFirst() throws {
        var script = Script.ready(settings: DeviceSettings(appearance: .dark))
        let placement = try #require(script.take("timeline").body.placement)
        let accented = AppearanceVariant(isDark: true, renderingMode: .accented)
        #expect(placement.variants == [AppearanceVariant(isDark: true), AppearanceVariant(), accented])
    }

    @Test func lockScreenFamilyIsRequestedAsVibrant() throws {
        var script = Script.ready(placements: [.accessoryCircular])
        let placement = try #require(script.take("timeline").body.placement)
        #expect(placement.variants == [AppearanceVariant(isDark: true, renderingMode: .vibrant)])
        #expect((placement.width, placement.cornerRadius, placement.contentMargin) == (72, 36, 0))
    }

    @Test func requestCarriesTheDevicesTimeZoneLocaleAndLock() throws {
        let settings = DeviceSettings(timeZone: "Asia/Seoul", locale: "ko_KR", isLocked: true)
        var script = Script.ready(settings: settings)
        let context = try script.take("timeline").context
        #expect(context.now == .morning && context.timeZone == "Asia/Seoul")
        #expect(context.locale == "ko_KR" && context.isLocked && context.idiom == .phone)
    }

    @Test func memoryAboveTheLimitIsReported() {
        var script = Script.loaded()
        func end(_ anonymous: Int) {
            let memory = ProcessMemory(anonymous: anonymous, resident: 90 << 20)
            script.happen(.program(Script.extensionProgram, .ended(.exited(0), memory)))
        }
        // Pages of files do not count.
        end(30 << 20)
        #expect(script.records(.memoryMarked).isEmpty)
        end((30 << 20) + 1)
        #expect(script.records(.memoryMarked).count == 1)
        #expect(script.records(.processEnded).last?.facts.map(\.text) == ["30721 KiB", "92160 KiB"])
    }

    @Test func secondAnswerToARequestIsIgnored() throws {
        var script = Script.ready()
        let request = try script.take("timeline")
        script.answerTimeline(request, [0])
        let before = script.model.trace.lastNumber
        script.answerTimeline(request, [0])
        #expect(script.model.trace.lastNumber == before)
    }

    @Test func profileNumbersCarryTheirBasis() {
        for profile in DeviceProfile.all {
            #expect(profile.entrySpacing.basis == .documented)
            #expect(profile.answerDeadline.basis == .modelled)
        }
        #expect(DeviceProfile.observed.failureBackOff.value == .seconds(3_600))
        #expect(DeviceProfile.development.failureBackOff.value < .seconds(60))
    }
}
