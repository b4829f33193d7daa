import Foundation

/// The locks of a machine's processes, by the number of the locked file.
///
/// Linux lists all locks in `/proc/locks` (proc_locks(5)), one per line: `1: FLOCK  ADVISORY  WRITE 4711 fe:00:1234 0
/// EOF`. Reading the list takes no lock, so that no writer ever waits for it. Other systems have no such list.
struct LockTable {
    private var processes: [UInt64: [Int]] = [:]

    /// Parses the list; lines of another form are left out.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            // A process that waits for a lock has an arrow in the second column.
            guard words.count >= 6, words[1] == "FLOCK" || words[1] == "POSIX",
                let process = Int(words[4]), process > 0,
                let number = words[5].split(separator: ":").last.flatMap({ UInt64($0) })
            else { continue }
            if processes[number]?.contains(process) != true { processes[number, default: []].append(process) }
        }
    }

    /// The processes that hold a lock of a file.
    func holders(ofFile number: UInt64) -> [Int] { processes[number] ?? [] }
}

extension LockHolding {
    /// Describes a process by the text of `/proc/<process>/stat`: `pid (name) state …`; the name may contain anything.
    init(process: Int, stat: String?) {
        self.init(process: process)
        guard let stat, let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close else {
            return
        }
        name = String(stat[stat.index(after: open)..<close])
        let state = stat[stat.index(after: close)...].split(separator: " ").first
        // T: stopped by a signal; t: stopped by a debugger.
        isStopped = state == "T" || state == "t"
    }
}
