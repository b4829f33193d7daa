import Foundation
import Testing
import VitrineTesting

@testable import VitrineDevice

struct DeviceClockTests {
    @Test(arguments: [0.001, 0.5, 1, 60, 3_600, 100_000])
    func dateAndUptimePassAtTheClocksSpeed(speed: Double) {
        // A date is a floating-point number of seconds, which is exact to a tenth of a microsecond for today's dates.
        let clock = DeviceClock(date: .morning, speed: speed)
        let moment = clock.moment(at: .seconds(10))
        #expect(abs(moment.date.timeIntervalSince(.morning) - 10 * speed) < 2e-7)
        #expect(abs(moment.uptime.seconds - 10 * speed) < 1e-6 * speed)
    }

    @Test func heldClockKeepsItsDateWhileTheUptimeIncreases() {
        let clock = DeviceClock(date: .morning, speed: 60, isHeld: true)
        let moment = clock.moment(at: .seconds(10))
        #expect(moment.date == .morning)
        #expect(moment.uptime == .seconds(10))
        #expect(clock.hostDelay(untilDate: .morning.addingTimeInterval(1), at: .seconds(10)) == nil)
        #expect(clock.hostDelay(untilUptime: .seconds(12), at: .seconds(10)) == .seconds(2))
    }

    @Test func settingTheClockChangesOnlyTheDate() {
        var clock = DeviceClock(date: .morning)
        clock.set(.morning.addingTimeInterval(-86_400), at: .seconds(5))
        #expect(
            clock.moment(at: .seconds(6))
                == DeviceInstant(date: .morning.addingTimeInterval(-86_399), uptime: .seconds(6))
        )
    }

    @Test func passingTimeChangesDateAndUptime() {
        var clock = DeviceClock(date: .morning)
        clock.pass(to: .morning.addingTimeInterval(3_600), at: .seconds(0))
        #expect(
            clock.moment(at: .zero) == DeviceInstant(date: .morning.addingTimeInterval(3_600), uptime: .seconds(3_600))
        )
    }

    @Test func passingToAnEarlierDateChangesNothing() {
        var clock = DeviceClock(date: .morning)
        clock.pass(to: .morning.addingTimeInterval(-1), at: .zero)
        #expect(clock.moment(at: .zero) == DeviceInstant(date: .morning, uptime: .zero))
    }

    @Test func changingTheSpeedKeepsTheCurrentMoment() {
        var clock = DeviceClock(date: .morning)
        clock.setSpeed(60, at: .seconds(10))
        #expect(
            clock.moment(at: .seconds(10)) == DeviceInstant(date: .morning.addingTimeInterval(10), uptime: .seconds(10))
        )
        #expect(clock.moment(at: .seconds(11)).date == .morning.addingTimeInterval(70))
    }

    @Test func releasedClockContinuesAtItsHeldDate() {
        var clock = DeviceClock(date: .morning, isHeld: true)
        clock.setHeld(false, at: .seconds(100))
        #expect(clock.moment(at: .seconds(101)).date == .morning.addingTimeInterval(1))
    }

    @Test func hostTimeBeforeTheLastChangeGivesTheMomentOfTheChange() {
        var clock = DeviceClock(date: .morning)
        clock.setSpeed(2, at: .seconds(10))
        #expect(clock.moment(at: .seconds(5)) == clock.moment(at: .seconds(10)))
    }

    @Test func delayIsTheInverseOfTheMapping() {
        let seed = SeededGenerator.seed()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let speed = Double.random(in: 0.01...1_000, using: &generator)
            let ahead = Double.random(in: 0...100_000, using: &generator)
            let clock = DeviceClock(date: .morning, speed: speed)
            let target = Date.morning.addingTimeInterval(ahead)
            let delay = clock.hostDelay(untilDate: target, at: .zero)
            let reached = delay.map { clock.moment(at: $0).date.timeIntervalSince(target) }
            #expect(reached.map { abs($0) < 1e-3 } == true, "seed \(seed), speed \(speed), ahead \(ahead)")
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 200_000])
    func speedOutsideTheBoundsIsNotAllowed(speed: Double) {
        #expect(!DeviceClock.allows(speed))
    }

    @Test(arguments: [
        ("2026-02-28T00:00:00Z", true), ("2024-02-29T23:59:59+09:00", true), ("2026-02-31T00:00:00Z", false),
        ("2026-02-29T00:00:00-05:00", false), ("2026-13-01T00:00:00Z", false), ("2026-01-01T25:00:00Z", false),
        ("2026-01-01T00:60:00Z", false), ("2026-01-01", false), ("noon", false), ("", false),
        ("2026-01-01T10:00:00Z+09:00", false), ("2026-01-01T10:00:00Zulu", false),
    ])
    func onlyATimeOfTheCalendarIsRead(text: String, isRead: Bool) {
        #expect((DeviceClock.isoDate(text) != nil) == isRead)
        #expect(DeviceClock.isoDate(text) == (isRead ? try? Date(text, strategy: .iso8601) : nil))
        do throws(DeviceError) {
            _ = try DeviceClock.date(text)
            #expect(isRead)
        } catch {
            #expect(!isRead && error.code == .badValue)
        }
    }
}
