import Foundation
package import HangangjariAPI

/// A folder with the recorded responses of days; `POI093/2026-08-10.jsonl.gz` contains those of Ttukseom for that day.
package struct PayloadRecording: Sendable {
    private let folder: URL

    /// Opens a recording; the folder need not exist.
    package init(folder: String) { self.folder = URL(filePath: folder) }

    /// Returns the recording to play for a day: of that day, or of the latest day with the same weekday; `nil` if there
    /// is none.
    /// - Throws: ``ServiceError`` `unreadable`.
    package func day(for day: KoreanDay, of park: RiverPark) throws(ServiceError) -> RecordedDay? {
        let days = days(of: park)
        guard let recorded = days.contains(day) ? day : days.last(where: { $0.weekday == day.weekday }) else {
            return nil
        }
        return try read(recorded, park)
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

extension PayloadRecording: PlayableDays {
    package func payload(
        of park: RiverPark,
        on day: KoreanDay,
        notAfter now: Timestamp
    ) throws(ServiceError) -> SourcePayload? {
        guard let recorded = try self.day(for: day, of: park) else { return nil }
        let shift = day.start.seconds(since: recorded.day.start)
        let moment = now.adding(-shift)
        guard let payload = recorded.payloads.last(where: { $0.recordedAt <= moment }) else { return nil }
        return SourcePayload(bytes: payload.bytes, shift: shift)
    }

    package func samples(of park: RiverPark, on day: KoreanDay) throws(ServiceError) -> [ParkingSample] {
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
}
