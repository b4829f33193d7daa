import VitrinePlatform

/// Finds the process that holds a `flock`, for error messages.
enum LockHolder {
    /// Describes the process that holds the lock of an open file.
    ///
    /// Linux lists all locks in `/proc/locks` (<https://man7.org/linux/man-pages/man5/proc_locks.5.html>), one per line:
    /// `1: FLOCK  ADVISORY  WRITE 4711 fe:00:1234 0 EOF`. On other systems the holder is not known.
    static func find(of descriptor: Int32) -> String {
        var status = stat()
        guard fstat(descriptor, &status) == 0, let list = text("/proc/locks") else { return "another process" }
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 6, words[1] == "FLOCK", words[5].hasSuffix(":\(status.st_ino)") else { continue }
            return describe(process: words[4])
        }
        return "another process"
    }

    private static func describe(process: Substring) -> String {
        if Int32(process) == getpid() { return "this process itself, by another thread or inside another update," }
        // The line is `pid (name) state ...`; the name may contain spaces and parentheses itself.
        guard let line = text("/proc/\(process)/stat"),
            let open = line.firstIndex(of: "("),
            let close = line.lastIndex(of: ")")
        else { return "process \(process)" }
        let name = line[line.index(after: open)..<close]
        let state = line[line.index(after: close)...].split(separator: " ").first
        return "process \(process) (\(name)\(state == "T" ? ", stopped" : ""))"
    }

    private static func text(_ path: String) -> String? {
        guard case .content(let bytes) = FileReader.read(path: path, maximumByteCount: 1 << 20) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
