import VitrineWidgets

#if canImport(os)
import os
#endif

/// The extension's log, in the device's console.
enum ExtensionLog {
    static func write(_ line: String) {
        #if canImport(os)
        Logger(subsystem: "com.ilyakukarkinorg.beebloom", category: "widget").notice("\(line, privacy: .public)")
        #else
        DeviceLog.write("beebloom: \(line)")
        #endif
    }
}
