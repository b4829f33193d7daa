import VitrineWidgets

#if canImport(os)
import os
#endif

/// Where the extension writes what a person looks for when something is wrong: the device's console.
enum ExtensionLog {
    /// Writes one line.
    static func write(_ line: String) {
        #if canImport(os)
        Logger(subsystem: "com.ilyakukarkinorg.beebloom", category: "widget").notice("\(line, privacy: .public)")
        #else
        StandardError.write("beebloom: \(line)")
        #endif
    }
}
