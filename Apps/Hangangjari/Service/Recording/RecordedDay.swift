package import HangangjariAPI

/// What was recorded about one park on one day.
package struct RecordedDay: Sendable {
    /// The day.
    package var day: KoreanDay
    /// The answers in the order of their moments.
    package var payloads: [Payload]

    /// One recorded answer.
    package struct Payload: Sendable {
        /// When it was recorded.
        package var recordedAt: Timestamp
        /// The answer's bytes, just as they came.
        package var bytes: [UInt8]

        /// Makes a payload.
        package init(recordedAt: Timestamp, bytes: [UInt8]) {
            self.recordedAt = recordedAt
            self.bytes = bytes
        }
    }

    /// Makes a day.
    package init(day: KoreanDay, payloads: [Payload]) {
        self.day = day
        self.payloads = payloads
    }
}

extension RecordedDay {
    /// The last answer of each half hour that has one: 48 at most, however many were recorded.
    var lastOfEachHalfHour: [Payload] {
        var bySlot: [Int: Payload] = [:]
        for payload in payloads { bySlot[payload.recordedAt.seconds(since: day.start) / 1800] = payload }
        return bySlot.values.sorted { $0.recordedAt < $1.recordedAt }
    }

    /// The most bytes that a day's file may have unpacked.
    static let maximumBytes = 64 << 20

    /// The day as a file: one line an answer, its moment, a blank, and the answer without line breaks; packed by gzip.
    package func file() throws(ServiceError) -> [UInt8] {
        var lines: [UInt8] = []
        for payload in payloads {
            lines += Array(payload.recordedAt.description.utf8)
            lines.append(32)
            // A line break stands between the values of a JSON text at most, never inside of one.
            lines += payload.bytes.filter { $0 != 10 && $0 != 13 }
            lines.append(10)
        }
        return try Gzip.compress(lines)
    }

    /// Reads a day's file.
    /// - Throws: ``ServiceError`` `unreadable` for a line that does not begin with its moment, and what gzip throws.
    package init(day: KoreanDay, file: [UInt8]) throws(ServiceError) {
        self.day = day
        payloads = []
        let lines = try Gzip.expand(file, limit: Self.maximumBytes)
        for line in lines.split(separator: 10) {
            guard line.count > 21, let recordedAt = Timestamp(String(decoding: line.prefix(20), as: UTF8.self)) else {
                throw ServiceError(.unreadable, "a line of the recording of \(day.text) does not begin with its moment")
            }
            payloads.append(Payload(recordedAt: recordedAt, bytes: Array(line.dropFirst(21))))
        }
        payloads.sort { $0.recordedAt < $1.recordedAt }
    }
}
