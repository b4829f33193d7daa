import CLibical

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// One iCalendar file (RFC 5545), read by libical.
///
/// Reading is as forgiving as it can be without guessing: a property that cannot be read or an event without a start
/// is left out, each with a warning that names its line; only a file that is no calendar at all is an error.
package final class CalendarDocument {
    /// The largest file that is taken, in bytes.
    package static let maximumBytes = 4 << 20
    /// The most events that are taken from one file; later ones are left out with a warning.
    package static let maximumEvents = 20_000

    /// The file's name as it was given; for messages only.
    package let file: String
    /// What was left out or read differently, in the file's order.
    package private(set) var warnings: [CalendarWarning]
    /// The events, in the file's order; overrides of single occurrences count as events of their own.
    private(set) var events: [CalendarEvent] = []
    /// The zones that the file defines, by their names.
    private(set) var zones: [String: FileZone] = [:]

    /// The number of events that were read; overrides of single occurrences count of their own.
    package var eventCount: Int { events.count }

    /// libical's roots (`VCALENDAR`), freed with the document.
    private var roots: [OpaquePointer] = []

    /// Reads a calendar.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - file: The file's name, for messages.
    /// - Throws: `CalendarError` if the file as a whole cannot be taken; nothing was kept of it.
    /// - Complexity: Linear in the number of lines.
    package init(_ data: Data, file: String) throws(CalendarError) {
        guard data.count <= Self.maximumBytes else {
            let reason = "has \(data.count) bytes, at most \(Self.maximumBytes) are taken; export a shorter period"
            throw CalendarError(.tooLarge, file: file, reason: reason)
        }
        let content = try ContentLines(data, file: file)
        try ComponentNesting.check(content.lines, file: file)
        self.file = file
        warnings = content.warnings
        parse(content.lines)
        for root in roots { readRoot(root) }
        warnings.sort { $0.line < $1.line }
    }

    deinit {
        for root in roots { icalcomponent_free(root) }
    }

    /// The property by which every line's number travels through libical, which does not keep it.
    private static let lineMarker = "X-VITRINE-LINE"

    private func parse(_ lines: [ContentLine]) {
        icalerror_set_errors_are_fatal(0)
        let parser = icalparser_new()
        defer { icalparser_free(parser) }
        var depth = 0
        for line in lines {
            if depth > 0, line.name != "END" { add("\(Self.lineMarker):\(line.number)", to: parser) }
            if line.name == "BEGIN" { depth += 1 }
            if line.name == "END" { depth -= 1 }
            if let root = add(line.text, to: parser) { roots.append(root) }
            if line.name == "BEGIN" { add("\(Self.lineMarker):\(line.number)", to: parser) }
        }
    }

    @discardableResult
    private func add(_ text: String, to parser: OpaquePointer?) -> OpaquePointer? {
        var bytes = Array(text.utf8CString)
        return bytes.withUnsafeMutableBufferPointer { icalparser_add_line(parser, $0.baseAddress) }
    }

    private func readRoot(_ root: OpaquePointer) {
        _ = collectErrors(of: root, startingAt: 1)
        for component in Self.children(of: root, ICAL_VTIMEZONE_COMPONENT) { readZone(component, of: root) }
        for component in Self.children(of: root, ICAL_VEVENT_COMPONENT) { readEvent(component) }
    }

    private func readZone(_ component: OpaquePointer, of root: OpaquePointer) {
        let line = collectErrors(of: component, startingAt: 1)
        guard let property = icalcomponent_get_first_property(component, ICAL_TZID_PROPERTY),
            let name = icalproperty_get_tzid(property).map({ String(cString: $0) }),
            let zone = icalcomponent_get_timezone(root, name)
        else {
            return warn(line, "left out: a time zone without a usable TZID")
        }
        zones[name] = FileZone(pointer: zone)
    }

    private func readEvent(_ component: OpaquePointer) {
        let line = collectErrors(of: component, startingAt: 1)
        guard events.count < Self.maximumEvents else {
            if events.count == Self.maximumEvents, !warnings.contains(where: { $0.reason == Self.tooManyEvents }) {
                warn(line, Self.tooManyEvents)
            }
            return
        }
        guard let event = CalendarEvent(component, line: line) else {
            return warn(line, "left out: an event without a start that can be read (DTSTART)")
        }
        for note in event.notes { warn(line, note) }
        events.append(event)
    }

    private static let tooManyEvents = "left out: this event and all after it; at most \(maximumEvents) are taken"

    /// Warns about what libical could not read in a component.
    ///
    /// - Returns: The line where the component begins.
    private func collectErrors(of component: OpaquePointer, startingAt first: Int) -> Int {
        var begin: Int?
        var line = first
        for property in Self.properties(of: component, ICAL_ANY_PROPERTY) {
            switch icalproperty_isa(property) {
            case ICAL_X_PROPERTY:
                guard let number = Self.markedLine(property) else { continue }
                line = number
                begin = begin ?? number
            case ICAL_XLICERROR_PROPERTY:
                let text = icalproperty_get_xlicerror(property).map { String(cString: $0) } ?? "cannot be read"
                warn(line, "left out: \(text)")
            default:
                continue
            }
        }
        return begin ?? first
    }

    private static func markedLine(_ property: OpaquePointer) -> Int? {
        guard let name = icalproperty_get_x_name(property), String(cString: name) == lineMarker,
            let value = icalproperty_get_value_as_string(property)
        else {
            return nil
        }
        return Int(String(cString: value))
    }

    private func warn(_ line: Int, _ reason: String) {
        warnings.append(CalendarWarning(file: file, line: line, reason: reason))
    }

    /// Adds what only expanding an event can tell.
    func add(_ warning: CalendarWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

extension CalendarDocument {
    /// The components of one kind directly inside another.
    static func children(of component: OpaquePointer, _ kind: icalcomponent_kind) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        var next = icalcomponent_get_first_component(component, kind)
        while let child = next {
            found.append(child)
            next = icalcomponent_get_next_component(component, kind)
        }
        return found
    }

    /// The properties of one kind of a component.
    static func properties(of component: OpaquePointer, _ kind: icalproperty_kind) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        var next = icalcomponent_get_first_property(component, kind)
        while let property = next {
            found.append(property)
            next = icalcomponent_get_next_property(component, kind)
        }
        return found
    }
}

/// libical's components are not safe to share between threads.
@available(*, unavailable)
extension CalendarDocument: Sendable {}
