@preconcurrency import VitrinePlatform

/// The log of a child process, because its standard output carries the device's messages.
public enum DeviceLog {
    /// Writes one line.
    public static func write(_ line: String) {
        fputs(line + "\n", stderr)
    }
}
