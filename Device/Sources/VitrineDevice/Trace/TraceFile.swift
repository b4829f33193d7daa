import Foundation

/// The file in which a device keeps its trace while it is off: `trace.jsonl` in its state folder, one record a line.
///
/// It has at most about twice as many records as the trace. A line that cannot be read, such as the last one of a
/// device that was killed, is left out.
struct TraceFile {
    private let path: String
    private let capacity: Int
    /// The number of lines in the file.
    private var lines = 0
    /// The number of the newest record in the file.
    private var lastNumber = 0
    /// Whether the file ends inside a line, as a device that was killed leaves it.
    private var endsInsideLine = false

    /// No device reaches this number, and one that counts on from the largest integer would end.
    private static let numberLimit = 1 << 53

    /// - Parameters:
    ///   - folder: The state folder.
    ///   - capacity: The number of records of the trace.
    init(folder: String, capacity: Int) {
        path = folder + "/trace.jsonl"
        self.capacity = capacity
    }

    /// Reads the newest records, oldest first; none if there is no file.
    mutating func read() -> [TraceRecord] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        endsInsideLine = data.last.map { $0 != UInt8(ascii: "\n") } ?? false
        let decoder = JSONDecoder()
        var records: [TraceRecord] = []
        for line in data.split(separator: UInt8(ascii: "\n")) {
            lines += 1
            guard let record = try? decoder.decode(TraceRecord.self, from: Data(line)),
                record.number > (records.last?.number ?? 0), record.number < Self.numberLimit
            else { continue }
            records.append(record)
        }
        lastNumber = records.last?.number ?? 0
        return Array(records.suffix(capacity))
    }

    /// Appends the records that are not in the file yet.
    /// - Throws: ``DeviceError`` with code `state`.
    mutating func keep(_ trace: DeviceTrace) throws(DeviceError) {
        let count = trace.lastNumber - lastNumber
        guard count > 0 else { return }
        do {
            if lines + count > 2 * capacity || lines == 0 {
                let records = trace.records
                try PrivateFile.replace(path, by: Self.text(of: records))
                lines = records.count
            } else {
                let file = try FileHandle(forWritingTo: URL(filePath: path))
                defer { try? file.close() }
                try file.seekToEnd()
                if endsInsideLine { try file.write(contentsOf: Data("\n".utf8)) }
                endsInsideLine = false
                try file.write(contentsOf: Self.text(of: trace.tail(count)))
                lines += count
            }
            lastNumber = trace.lastNumber
        } catch {
            let loss = "the trace is lost when the device ends"
            let remedy = WriteTrouble.remedy(error, "check the state folder's permissions")
            throw DeviceError(.state, "\(path) cannot be written, and \(loss); \(remedy)", cause: error)
        }
    }

    private static func text(of records: [TraceRecord]) -> Data {
        Data(records.map { $0.json + "\n" }.joined().utf8)
    }
}
