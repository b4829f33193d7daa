import CLibical
package import Vitrine

/// One iCalendar file (RFC 5545), parsed by libical.
///
/// Parsing is lenient but does not guess: an unreadable property, or an event without a start, is left out with a
/// warning that names its line. Only a file that is not a calendar at all is an error.
package final class CalendarDocument {
    /// The maximum size of a file, in bytes.
    package static let maximumBytes = 4 << 20
    /// The maximum number of events of one file; later events are left out with a warning.
    package static let maximumEvents = 20_000

    /// The file's name as given; used only in messages.
    package let file: String
    /// What was left out or interpreted differently, in file order.
    package private(set) var warnings: [CalendarWarning]
    /// The warnings so far: the same file is expanded for every window.
    private var known: Set<CalendarWarning>
    /// The events in file order; each override of a single occurrence is a separate event.
    private(set) var events: [CalendarEvent] = []
    /// The time zones that the file defines, by name.
    private(set) var zones: [String: FileZone] = [:]

    /// The number of events, including overrides of single occurrences.
    package var eventCount: Int { events.count }

    /// The changes of the clocks in all of these.
    private var clockChanges = 0

    /// libical's root components (`VCALENDAR`); `deinit` frees them.
    private var roots: [OpaquePointer] = []

    /// Parses a calendar file.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - file: The file's name, for messages.
    /// - Throws: `CalendarError` if the whole file is invalid.
    /// - Complexity: Linear in the number of lines.
    package init(_ data: Data, file: String) throws(CalendarError) {
        guard data.count <= Self.maximumBytes else {
            let reason = "has \(data.count) bytes, more than the maximum \(Self.maximumBytes); export a shorter period"
            throw CalendarError(.tooLarge, file: file, reason: reason)
        }
        let content = try ContentLines(data, file: file)
        try ComponentNesting.check(content.lines, file: file)
        self.file = file
        warnings = content.warnings
        known = Set(content.warnings)
        parse(content.lines)
        for root in roots { readRoot(root) }
        warnings.sort { $0.line < $1.line }
    }

    deinit {
        for root in roots { icalcomponent_free(root) }
    }

    /// The property that carries line numbers through libical, which does not keep them.
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
        let changes = ClockChanges(component)
        if let refusal = changes.refusal { return warn(line, "left out: the time zone \"\(name)\": \(refusal)") }
        guard clockChanges + changes.count <= ClockChanges.maximum else {
            let reason = "with it the file's zones change their clocks more than \(ClockChanges.maximum) times"
            return warn(line, "left out: the time zone \"\(name)\": \(reason)")
        }
        clockChanges += changes.count
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
            return warn(line, "left out: an event without a valid start (DTSTART)")
        }
        for note in event.notes { warn(line, note) }
        events.append(event)
    }

    private static let tooManyEvents = "left out: this event and all after it; at most \(maximumEvents) are read"

    /// Adds a warning for each property of a component that libical could not parse.
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
        let warning = CalendarWarning(file: file, line: line, reason: reason)
        known.insert(warning)
        warnings.append(warning)
    }

    /// Adds a warning found while expanding an event, unless it is already listed.
    func add(_ warning: CalendarWarning) {
        if known.insert(warning).inserted { warnings.append(warning) }
    }
}

extension CalendarDocument {
    static func children(of component: OpaquePointer, _ kind: icalcomponent_kind) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        var next = icalcomponent_get_first_component(component, kind)
        while let child = next {
            found.append(child)
            next = icalcomponent_get_next_component(component, kind)
        }
        return found
    }

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

/// libical's components must not be shared between threads.
@available(*, unavailable)
extension CalendarDocument: Sendable {}
