/// Checks that a file's components open and close in pairs.
///
/// libical repairs broken nesting by guessing; a truncated file would then look complete.
enum ComponentNesting {
    /// The maximum nesting depth; RFC 5545 needs three levels.
    static let maximumDepth = 16

    /// Checks the nesting of a file's lines.
    ///
    /// - Throws: `CalendarError` that names the line of the first wrongly nested component.
    static func check(_ lines: [ContentLine], file: String) throws(CalendarError) {
        guard let first = lines.first, first.name == "BEGIN", first.componentName == "VCALENDAR" else {
            let reason = "does not begin with BEGIN:VCALENDAR, so it is not a calendar; export it again as .ics"
            throw CalendarError(.notACalendar, file: file, line: lines.first?.number ?? 1, reason: reason)
        }
        var open: [ContentLine] = []
        for line in lines {
            switch line.name {
            case "BEGIN": open.append(line)
            case "END": try close(line, &open, file: file)
            default: try checkInside(line, open, file: file)
            }
            guard open.count <= maximumDepth else {
                let reason = "components nest deeper than \(maximumDepth) levels; export the calendar again"
                throw CalendarError(.malformed, file: file, line: line.number, reason: reason)
            }
        }
        if let left = open.last {
            let reason = "BEGIN:\(left.componentName) has no END; the file was cut off, export it again"
            throw CalendarError(.malformed, file: file, line: left.number, reason: reason)
        }
    }

    private static func close(
        _ line: ContentLine,
        _ open: inout [ContentLine],
        file: String
    ) throws(CalendarError) {
        guard let last = open.popLast(), last.componentName == line.componentName else {
            let reason = "END:\(line.componentName) does not match an open BEGIN; export the calendar again"
            throw CalendarError(.malformed, file: file, line: line.number, reason: reason)
        }
    }

    private static func checkInside(
        _ line: ContentLine,
        _ open: [ContentLine],
        file: String
    ) throws(CalendarError) {
        guard open.isEmpty else { return }
        let reason = "is outside any calendar (BEGIN:VCALENDAR); export the calendar again"
        throw CalendarError(.malformed, file: file, line: line.number, reason: reason)
    }
}
