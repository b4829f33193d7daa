import Foundation

/// The peaks of a process's memory, in bytes.
public struct ProcessMemory: Codable, Hashable, Sendable {
    /// What the process has for itself, without the pages of files, which the system can drop and read again.
    ///
    /// This is what a phone counts against an extension's limit: pages that were written, compressed or not (Apple,
    /// WWDC 2018, "iOS Memory Deep Dive").
    public var anonymous: Int
    /// Everything that was in memory at once, the program's own file and its libraries included.
    public var resident: Int

    public init(anonymous: Int, resident: Int) {
        self.anonymous = anonymous
        self.resident = resident
    }

    /// Reads the memory of a running process, or of the program in its sandbox; nil on other systems than Linux, and
    /// for a process that has ended.
    public init?(of pid: Int) {
        // A process that is ending is not an error: the peak read before stays.
        guard let status = FileManager.default.contents(atPath: "/proc/\(ProcessTable.program(of: pid))/status") else {
            return nil
        }
        self.init(status: status)
    }

    /// Reads `/proc/PID/status` (proc(5)); nil if a figure is missing.
    ///
    /// The kernel keeps a peak of the resident pages only. Those of files hardly ever decrease, so that what the peak
    /// has in addition was anonymous, even if it was freed since.
    init?(status: some Sequence<UInt8>) {
        // By bytes: these lines are read after every answer of a program, and characters are slow to tell apart.
        let lines = Array(status).split(separator: UInt8(ascii: "\n"))
            .filter { $0.first == UInt8(ascii: "V") || $0.first == UInt8(ascii: "R") }
        func figure(_ name: String) -> Int? {
            guard let line = lines.first(where: { $0.starts(with: "\(name):".utf8) }) else { return nil }
            let digits = line.drop { !isDigit($0) }.prefix(while: isDigit)
            return Int(String(decoding: digits, as: UTF8.self)).map { $0 << 10 }
        }
        func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        guard let peak = figure("VmHWM"), let anonymous = figure("RssAnon"), let files = figure("RssFile") else {
            return nil
        }
        self.init(anonymous: max(anonymous, peak - files - (figure("RssShmem") ?? 0)), resident: peak)
    }

    /// The greater figures of both.
    func merging(_ other: ProcessMemory) -> ProcessMemory {
        ProcessMemory(anonymous: max(anonymous, other.anonymous), resident: max(resident, other.resident))
    }

    /// The greatest figures; nil if there are none.
    public static func peak(of all: some Sequence<ProcessMemory?>) -> ProcessMemory? {
        all.compactMap(\.self).reduce(nil as ProcessMemory?) { $0?.merging($1) ?? $1 }
    }
}
