import Foundation
import HangangjariAPI
package import HangangjariParks

/// A folder with the recorded responses of days; `POI093/2026-08-10.jsonl.gz` contains those of Ttukseom for that day.
///
/// A recording with a seed is generated on demand: when a day of its week is requested for the first time, it is generated
/// and stored. Thus the repository contains no recording, and the recording is the same on every machine.
package struct PayloadRecording: Sendable {
    /// The week of a generated recording; its first day is a Monday.
    package static let week = KoreanDay(number: 20_675)..<KoreanDay(number: 20_682)

    private let folder: URL
    private let seed: UInt64?

    /// Opens a recording.
    /// - Parameters:
    ///   - folder: The folder; with a seed it need not exist.
    ///   - seed: The seed for the missing days of ``week``; `nil` for a recording that is only read.
    package init(folder: String, seed: UInt64?) {
        self.folder = URL(filePath: folder)
        self.seed = seed
    }

    /// Returns the recording to play for a day: of that day, or of the latest day with the same weekday; `nil` if there is
    /// none.
    /// - Throws: ``ServiceError`` `unreadable` and `storage`.
    package func day(for day: KoreanDay, of park: RiverPark) throws(ServiceError) -> RecordedDay? {
        if let seed {
            let monday = Self.week.lowerBound.number
            let recorded = KoreanDay(number: monday + day.weekday)
            if let found = try read(recorded, park) { return found }
            let made = SampleCity(seed: seed).day(recorded, of: park)
            try write(made, park)
            return made
        }
        let days = days(of: park)
        guard let recorded = days.contains(day) ? day : days.last(where: { $0.weekday == day.weekday }) else {
            return nil
        }
        return try read(recorded, park)
    }

    /// Returns the parking samples of each half hour of the recording to play for a day.
    ///
    /// A recording with a seed computes the counts directly, without responses and files.
    /// - Throws: ``ServiceError`` `unreadable` and `storage`.
    func samples(for day: KoreanDay, of park: RiverPark) throws(ServiceError) -> [ParkingSample] {
        if let seed {
            let recorded = KoreanDay(number: Self.week.lowerBound.number + day.weekday)
            return SampleCity(seed: seed).samples(on: recorded, of: park)
                .map { ParkingSample(day: day, slot: $0.slot, share: $0.share) }
        }
        guard let recorded = try self.day(for: day, of: park) else { return [] }
        let shift = day.start.seconds(since: recorded.day.start)
        var bySlot: [Int: ParkingSample] = [:]
        for payload in recorded.lastOfEachHalfHour {
            let reader = ParkReportReader(park: park, now: payload.recordedAt.adding(shift), shift: shift)
            do throws(ServiceError) {
                guard let sample = ParkingSample(of: try reader.report(from: payload.bytes)) else { continue }
                if sample.day == day { bySlot[sample.slot] = sample }
            } catch {
                // A response that failed when it was recorded contains no count.
                continue
            }
        }
        return bySlot.values.sorted { $0.slot < $1.slot }
    }

    /// Stores a day.
    /// - Throws: ``ServiceError`` `storage`.
    package func write(_ day: RecordedDay, _ park: RiverPark) throws(ServiceError) {
        let file = try day.file()
        do {
            let parkFolder = folder.appending(path: park.placeCode)
            try FileManager.default.createDirectory(at: parkFolder, withIntermediateDirectories: true)
            try Data(file).write(to: url(day.day, park), options: .atomic)
        } catch {
            throw ServiceError(
                .storage,
                "the recording of \(park.id) cannot be written to \(folder.path)",
                cause: error
            )
        }
    }

    private func read(_ day: KoreanDay, _ park: RiverPark) throws(ServiceError) -> RecordedDay? {
        // A missing file means that the day was not recorded.
        guard let file = try? Data(contentsOf: url(day, park)) else { return nil }
        return try RecordedDay(day: day, file: Array(file))
    }

    private func days(of park: RiverPark) -> [KoreanDay] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: park.placeCode).path)
        // A missing folder contains no days.
        return (files ?? []).filter { $0.hasSuffix(".jsonl.gz") }.compactMap { KoreanDay(String($0.prefix(10))) }
            .sorted()
    }

    private func url(_ day: KoreanDay, _ park: RiverPark) -> URL {
        folder.appending(path: park.placeCode).appending(path: day.text + ".jsonl.gz")
    }
}
