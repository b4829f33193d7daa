import LucidPalModel
package import Vitrine

/// Reading of calendar files on this machine.
package enum CalendarFile {
    /// Reads a file of at most `CalendarDocument.maximumBytes`.
    ///
    /// - Throws: `LucidPalError` with code `storage` if the file does not exist or is not readable; `CalendarError`
    ///   with code `notACalendar` for a folder, or `tooLarge`.
    package static func read(_ path: String) throws -> Data {
        let attributes: [FileAttributeKey: Any]
        do {
            attributes = try FileManager.default.attributesOfItem(atPath: path)
        } catch {
            throw LucidPalError(.storage, "There is no file \(path.prefix(200)); check the path.", cause: error)
        }
        guard attributes[.type] as? FileAttributeType != .typeDirectory else {
            throw CalendarError(.notACalendar, "\(path.prefix(200)) is a folder; name an .ics file in it.")
        }
        let size = (attributes[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
        guard size <= CalendarDocument.maximumBytes else {
            let reason =
                "has \(size) bytes, more than the maximum \(CalendarDocument.maximumBytes); export a shorter period"
            throw CalendarError(.tooLarge, file: path, reason: reason)
        }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw LucidPalError(.storage, "\(path.prefix(200)) cannot be read; check its permissions.", cause: error)
        }
    }
}
