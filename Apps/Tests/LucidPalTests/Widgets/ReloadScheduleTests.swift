import Foundation
import Testing
import Vitrine

@testable import LucidPalWidgets

/// How often LucidPal's widgets ask, minute by minute, when every request is answered.
struct ReloadPaceTests {
    private let days = DayCalendar.utc

    private func moment(_ minute: Int) -> Date {
        days.start(of: LocalDay(daysSince1970: 20_000)).addingTimeInterval(Double(minute) * 60)
    }

    /// The requests of a day in which the app writes and events begin at some minutes of the day.
    private func requests(used: [Int] = [], starts: [Int] = []) -> [Int] {
        var requests: [Int] = []
        var minute = 0
        while minute < 24 * 60 {
            let pace = ReloadSchedule(
                at: moment(minute),
                used: used.last { $0 <= minute }.map(moment),
                starts: starts.filter { $0 >= minute }.map(moment),
                days: days
            )
            minute += Int(pace.interval / .seconds(60))
            requests.append(minute)
        }
        return requests.filter { $0 < 24 * 60 }
    }

    @Test func nightHasNoRequestsAndTheDayOneInAnHour() {
        #expect(requests() == (6...23).map { $0 * 60 })
    }

    @Test func usedAppIsFollowedByQuickRequests() {
        #expect(requests(used: [9 * 60 + 50]).filter { (540..<720).contains($0) } == [540, 600, 615, 630, 690])
    }

    @Test func eventIsSurroundedByQuickRequests() {
        #expect(requests(starts: [14 * 60 + 10]).filter { (760..<960).contains($0) } == [780, 820, 835, 850, 865, 925])
    }

    /// Apple lets an app rely on 40 reloads a day.
    @Test(arguments: [0, 1, 4, 8, 16, 33])
    func dayStaysWithinTheBudget(events: Int) {
        let starts = (0..<events).map { 7 * 60 + $0 * 30 }
        #expect(requests(used: [7 * 60, 12 * 60 + 10, 18 * 60 + 40], starts: starts).count <= 40, "\(events) events")
    }
}
