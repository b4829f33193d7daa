package import HangangjariAPI

/// The recorded responses about one park on one day.
package struct RecordedDay: Sendable {
    package var day: KoreanDay
    /// The responses, ordered by time.
    package var payloads: [Payload]

    /// A recorded response.
    package struct Payload: Sendable {
        /// The time of the recording.
        package var recordedAt: Timestamp
        /// The bytes of the response as they were received.
        package var bytes: [UInt8]
    }
}

extension RecordedDay {
    /// The last response of each half hour, at most 48.
    var lastOfEachHalfHour: [Payload] {
        var bySlot: [Int: Payload] = [:]
        for payload in payloads { bySlot[payload.recordedAt.seconds(since: day.start) / 1800] = payload }
        return bySlot.values.sorted { $0.recordedAt < $1.recordedAt }
    }

    /// The largest size of a decompressed day file, in bytes.
    static let maximumBytes = 64 << 20

    /// Returns the day as a gzip file with one line per response: its time, a space, and the response without line
    /// breaks.
    package func file() throws(ServiceError) -> [UInt8] {
        var lines: [UInt8] = []
        for payload in payloads {
            lines += Array(payload.recordedAt.description.utf8)
            lines.append(32)
            // Line breaks occur only between the values of a JSON text and never inside a value.
            lines += payload.bytes.filter { $0 != 10 && $0 != 13 }
            lines.append(10)
        }
        return try Gzip.compress(lines)
    }

    /// Parses a day's file.
    /// - Throws: ``ServiceError`` `unreadable` for a line that does not start with a time, and for damaged gzip data.
    package init(day: KoreanDay, file: [UInt8]) throws(ServiceError) {
        self.day = day
        payloads = []
        let lines = try Gzip.expand(file, limit: Self.maximumBytes)
        for line in lines.split(separator: 10) {
            guard line.count > 21, let recordedAt = Timestamp(String(decoding: line.prefix(20), as: UTF8.self)) else {
                throw ServiceError(.unreadable, "a line of the recording of \(day.text) does not start with its time")
            }
            payloads.append(Payload(recordedAt: recordedAt, bytes: Array(line.dropFirst(21))))
        }
        payloads.sort { $0.recordedAt < $1.recordedAt }
    }
}
