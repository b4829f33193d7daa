import Foundation
import Testing
import VitrineWire

@testable import VitrineDevice

/// Values of the right form that no device can use are refused, and the device continues.
struct AbsurdNumberTests {
    static let positions = [
        GridPosition(column: .max, row: 0), GridPosition(column: 0, row: .max),
        GridPosition(page: .max, column: 0, row: 0), GridPosition(column: .min, row: 0),
        GridPosition(column: 0, row: .min), GridPosition(page: .min, column: 0, row: 0),
        GridPosition(page: .max, column: .max, row: .max),
    ]

    @Test(arguments: positions) func positionOutsideEveryPageIsRefused(_ position: GridPosition) {
        var script = Script.ready()
        #expect(script.command(.move(instance: "w1", to: position))?.refusal == .noRoom)
        #expect(script.command(Script.place(.systemLarge, at: position))?.refusal == .noRoom)
        #expect(script.command(.move(instance: "w1", to: GridPosition(column: 2, row: 0))) == .done)
    }

    @Test(arguments: [1e300, -1e300, 1e12]) func timelineWithAnImpossibleDateIsRefused(seconds: Double) throws {
        var script = Script.ready()
        script.answerTimelines([0, seconds])
        #expect(script.records(.timelineRefused).count == 1)
        #expect(script.records(.timelineRefused).first?.message.contains("date") == true)
        script.pass(60)
        script.answerTimelines([0], .after(Date(timeIntervalSince1970: seconds)))
        #expect(script.records(.timelineRefused).count == 2)
        script.pass(60)
        script.answerTimelines([0])
        #expect(try script.widget.timeline != nil)
    }

    @Test(arguments: [Date.distantPast, .distantFuture]) func distantDatesOfTheSystemAreAccepted(date: Date) throws {
        var script = Script.ready()
        script.answerTimelines([0, date.timeIntervalSince(.morning)], .after(.distantFuture))
        #expect(script.records(.timelineRefused).isEmpty)
        #expect(try script.widget.timeline != nil)
    }

    @Test func sleepUntilAFarDateIsPossible() {
        let clock = DeviceClock(date: .morning)
        let far = Date(timeIntervalSince1970: 1e300)
        #expect(clock.hostDelay(untilDate: far, at: .zero).map { $0 > .seconds(86_400) } == true)
    }
}
