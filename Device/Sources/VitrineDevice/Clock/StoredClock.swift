public import Foundation

/// The clock of a device as others read it: `clock.json` in its state folder, written whenever the clock changes its
/// course.
public struct StoredClock: Codable, Hashable, Sendable {
    /// The date on the clock when the file was written.
    var date: Date
    /// How many device seconds pass in a second since then; 0 while the clock stands still.
    var speed: Double

    /// The date on the clock of the device with a state folder, which may run at the moment.
    ///
    /// The clock of a device that is off goes on, as a phone's does.
    /// - Parameters:
    ///   - folder: The state folder.
    ///   - now: This machine's time.
    /// - Returns: The date; nil if no device has stored its clock there, or the file cannot be read.
    public static func date(in folder: String, now: Date) -> Date? {
        let path = "\(folder)/\(name).json"
        // A folder without the file is one of no device.
        guard let data = FileManager.default.contents(atPath: path),
            let stored = try? JSONDecoder().decode(StoredClock.self, from: data),
            let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        else { return nil }
        return stored.date.addingTimeInterval(max(now.timeIntervalSince(written), 0) * stored.speed)
    }

    fileprivate static var name: String { "clock" }
}

extension StateFile<StoredClock> {
    /// The file of the device's clock: `clock.json`.
    init(folder: String) { self.init(folder: folder, name: StoredClock.name) }
}
