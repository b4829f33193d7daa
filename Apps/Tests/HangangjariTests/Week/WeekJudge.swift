import Foundation
import HangangjariModel
import Testing
import WidgetArchive

/// Compares the text of a widget at each minute with the observations of the data source.
struct WeekJudge {
    /// The numbers of checked values, so that a run without checks of a kind does not pass.
    struct Sightings {
        var current = 0
        var marked = 0
        var withdrawn = 0
        /// Signs and forecast hours.
        var hints = 0
    }

    /// The largest ages in minutes: without a mark, and at all.
    private struct Limits {
        var current: Int
        var shown: Int
    }

    private static let parking = Limits(current: 30, shown: 120)
    private static let weather = Limits(current: 90, shown: 360)
    private static let crowd = Limits(current: 60, shown: 180)
    private static let dust = Limits(current: 120, shown: 480)

    /// The responses so far.
    var answers: [WeekCity.Answer] = []
    let seed: UInt64
    var sightings = Sightings()

    init(seed: UInt64) { self.seed = seed }

    // MARK: - Parking

    /// Checks a parking widget.
    mutating func judgeParking(_ reading: ArchiveReading, at minute: Date) throws {
        let labels = reading.elements.map(\.label)
        guard let mark = labels.last(where: { Self.age(in: $0) != nil && !$0.contains("Too old") }) else {
            sightings.withdrawn += 1
            #expect(labels.allSatisfy { $0.firstMatch(of: /free of/) == nil }, "\(labels); seed \(seed)")
            return
        }
        for label in labels {
            guard let count = Self.count(in: label) else { continue }
            if label.hasPrefix("Lot") {
                let (answer, lot) = try lot(count)
                judge("lot", answer.parking[lot], Self.parking, isMarked: label.hasSuffix(", old"), at: minute)
                judgeMark(mark, answer.oldestLot, Self.parking, answer, cutoff: answer.parkingCutoff, at: minute)
            } else {
                let answer = try #require(answers.first { $0.total == count }, "\(count) is in no response")
                judgeMark(mark, answer.oldestLot, Self.parking, answer, cutoff: answer.parkingCutoff, at: minute)
            }
        }
    }

    /// Returns the number of free spaces in a line such as `Lot 1, 35 free of 64`, or `1,035, free of 2,064`.
    private static func count(in label: String) -> Int? {
        label.firstMatch(of: /([0-9][0-9,]*) free of/).flatMap { Int($0.1.filter(\.isNumber)) }
    }

    private func lot(_ count: Int) throws -> (WeekCity.Answer, Int) {
        let answer = try #require(answers.first { (0..<3).map($0.remaining).contains(count) }, "\(count) is no count")
        return (answer, count - answer.remaining(0))
    }

    // MARK: - The park widget

    /// Checks a park widget.
    mutating func judgeGeneral(_ reading: ArchiveReading, focus: ParkFocus, at minute: Date) throws {
        let titles: [ParkFocus: String] = [.weather: "Weather", .crowd: "Crowd", .dust: "Fine dust"]
        guard let large = reading.elements.first(where: { $0.label == titles[focus] })?.value else {
            sightings.withdrawn += 1
            #expect(reading.elements.allSatisfy { Self.section(of: $0.label) == nil }, "\(reading.lines); seed \(seed)")
            return
        }
        let answer = try #require(giver(of: large), "\(large) is in no response; seed \(seed)")
        judgeSection(focus, answer, age: try #require(reading.elements.last).label, at: minute)
        for element in reading.elements.dropLast() where element.value == nil {
            if let (section, rest) = Self.section(of: element.label) {
                judgeSection(section, answer, age: rest, at: minute)
                let other = giver(of: element.label)
                #expect(other == nil || other?.number == answer.number, "\(reading.lines); seed \(seed)")
            } else if element.label.contains("too old to show") {
                sightings.withdrawn += 1
            } else {
                judgeHint(element.label, answer, at: minute)
            }
        }
    }

    /// Returns the section of a row and the text after its value, which is an age if the value is not current.
    private static func section(of label: String) -> (ParkFocus, String)? {
        if label.hasPrefix("Lively, ") { return (.crowd, String(label.dropFirst(8))) }
        if label.hasPrefix("Good, ") { return (.dust, String(label.dropFirst(6))) }
        return label.prefixMatch(of: /-?[0-9]+\.[0-9]°, (.*)/).map { (.weather, String($0.1)) }
    }

    /// Returns the response with the unique numbers in a text.
    private func giver(of text: String) -> WeekCity.Answer? {
        if let match = text.firstMatch(of: /(-?)([0-9]+)\.([0-9])°/), let whole = Int(match.2), let part = Int(match.3)
        {
            return answers.first { $0.temperature == (match.1.isEmpty ? 1 : -1) * (whole * 10 + part) }
        }
        if let match = text.firstMatch(of: /([0-9.]+)k–/), let thousands = Double(match.1) {
            return answers.first { $0.visitors == Int((thousands * 1000).rounded()) }
        }
        return text.firstMatch(of: /PM10 ([0-9]+)/).flatMap { Int($0.1) }
            .flatMap { number in
                answers.first { $0.number == number }
            }
    }

    private mutating func judgeSection(_ section: ParkFocus, _ answer: WeekCity.Answer, age: String, at minute: Date) {
        switch section {
        case .weather: judgeMark(age, answer.weather, Self.weather, answer, at: minute)
        case .crowd: judgeMark(age, answer.crowd, Self.crowd, answer, cutoff: answer.crowdCutoff, at: minute)
        case .dust: judgeMark(age, answer.dust, Self.dust, answer, at: minute)
        }
    }

    /// Checks a sign, which must be current by its own limits, or a forecast hour, which must not have ended.
    private mutating func judgeHint(_ label: String, _ answer: WeekCity.Answer, at minute: Date) {
        func isCurrent(_ date: Date, _ limits: Limits) -> Bool {
            Int(minute.timeIntervalSince(date) / 60) < limits.current
        }
        if let hour = label.prefixMatch(of: /([0-9][0-9]):([0-9][0-9]),/), let hours = Int(hour.1),
            let part = Int(hour.2)
        {
            let now = Int(minute.timeIntervalSince1970 / 60) % 1440
            // The distance to the start of the hour, at most half a day in either direction.
            let distance = (hours * 60 + part - now + 720 + 1440) % 1440 - 720
            sightings.hints += 1
            #expect(distance > -60, "\(label) is shown at \(minute); seed \(seed)")
            return
        }
        let (weather, crowd) = (isCurrent(answer.weather, Self.weather), isCurrent(answer.crowd, Self.crowd))
        let dust = isCurrent(answer.dust, Self.dust)
        let signs = [
            "Parking nearly full": isCurrent(answer.oldestLot, Self.parking), "Rain now": weather,
            "circle, Crowded": crowd, "Bad air": dust, "Good to go": weather && crowd && dust,
        ]
        guard let sign = signs.first(where: { label.hasSuffix($0.key) }) else { return }
        sightings.hints += 1
        #expect(sign.value, "\(label) at \(minute); seed \(seed)")
    }

    // MARK: - Ages

    /// Checks a value by its line with the age; a line without an age means that the value is current.
    private mutating func judgeMark(
        _ line: String,
        _ observedAt: Date,
        _ limits: Limits,
        _ answer: WeekCity.Answer,
        cutoff: Int? = nil,
        at minute: Date
    ) {
        let nearer = Limits(current: min(limits.current, cutoff.map { $0 / 60 } ?? limits.current), shown: limits.shown)
        let isMarked = line.contains(" old")
        judge(line, observedAt, nearer, isMarked: isMarked, at: minute)
        #expect(isMarked || !answer.isUnconfirmed, "\(line) is not marked although it is not confirmed; seed \(seed)")
        guard let reported = Self.age(in: line) else { return }
        let age = Int(minute.timeIntervalSince(observedAt) / 60)
        #expect(reported == age, "\(line) at \(minute), but the value is \(age) min old; seed \(seed)")
    }

    private mutating func judge(
        _ name: String,
        _ observedAt: Date,
        _ limits: Limits,
        isMarked: Bool,
        at minute: Date
    ) {
        let age = Int(minute.timeIntervalSince(observedAt) / 60)
        #expect(age < limits.shown, "\(name) is shown \(age) min old at \(minute); seed \(seed)")
        #expect(age < limits.current || isMarked, "\(name) is unmarked \(age) min old at \(minute); seed \(seed)")
        if isMarked { sightings.marked += 1 } else { sightings.current += 1 }
    }

    /// Returns the minutes in a text such as `1 hour, 3 min old` or `43 min ago`; nil without an age.
    private static func age(in text: String) -> Int? {
        guard text.contains(/[0-9] (hours?|min|sec) (ago|old)/) else { return nil }
        return text.matches(of: /([0-9]+) (hour|min)/)
            .reduce(0) { sum, match in
                sum + (Int(match.1) ?? 0) * (match.2 == "hour" ? 60 : 1)
            }
    }
}
