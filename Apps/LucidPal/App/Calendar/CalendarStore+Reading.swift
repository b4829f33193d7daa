package import LucidPalModel
import Vitrine

extension CalendarStore {
    /// The next occurrences of all calendars.
    ///
    /// - Parameters:
    ///   - moment: The current time; occurrences that have ended by then are left out.
    ///   - days: How many days to look ahead.
    /// - Returns: The occurrences, the names of the calendars, and what is missing.
    /// - Throws: `LucidPalError` with code `storage` if the folder or a file is not readable now.
    package func agenda(
        from moment: Moment,
        days: Int = EventsSnapshot.days
    ) throws(LucidPalError) -> CalendarAgenda {
        let window = AgendaWindow(from: moment.now, count: days, days: moment.days)
        var agenda = CalendarAgenda()
        for (name, calendar) in try load() {
            agenda.names.append(name)
            switch calendar {
            case .failure(let problem): agenda.problems.append(problem.text)
            case .success(let calendar):
                do throws(CalendarError) {
                    let document = try CalendarDocument(Data(calendar.text.utf8), file: name + ".ics")
                    agenda.events += document.occurrences(in: window)
                } catch {
                    let problem = CalendarProblem(name, "cannot be read", remedy: "import it again: \(error.message)")
                    agenda.problems.append(problem.text)
                }
            }
        }
        agenda.events.sort { $0.order(in: moment.days) < $1.order(in: moment.days) }
        agenda.names.sort()
        return agenda
    }

    /// The names of the imported calendars in ascending order, those that cannot be read included.
    ///
    /// - Throws: `LucidPalError` with code `storage` if the folder or a file is not readable now.
    package func names() throws(LucidPalError) -> [String] { try load().map(\.name).sorted() }

    /// The names of the calendars' files in ascending order.
    func files() throws(LucidPalError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: try storage.own.container.path)
                .filter { Self.name(ofFile: $0) != nil }
                .sorted()
        } catch {
            throw .storage(error, what: "the folder of calendars")
        }
    }

    private func load() throws(LucidPalError) -> [(name: String, calendar: Result<StoredCalendar, CalendarProblem>)] {
        var calendars: [(String, Result<StoredCalendar, CalendarProblem>)] = []
        for file in try files() {
            guard let name = Self.name(ofFile: file) else { continue }
            let key = SnapshotKey<StoredCalendar>(file, maximumByteCount: 8 * CalendarDocument.maximumBytes)
            switch storage.own.read(key) {
            case .value(let snapshot): calendars.append((snapshot.value.name, .success(snapshot.value)))
            case .missing: continue
            case .damaged:
                calendars.append((name, .failure(CalendarProblem(name, "is damaged", remedy: "import it again"))))
            case .newerVersion:
                let problem = CalendarProblem(name, "was imported by a newer version", remedy: "update LucidPal")
                calendars.append((name, .failure(problem)))
            case .unreadable(let error): throw .storage(error, what: file)
            }
        }
        return calendars
    }

    /// The name of the calendar in a file, from the file's name; nil for any other file.
    private static func name(ofFile file: String) -> String? {
        let stem = fileName.dropLast(".json".count) + "."
        guard file.hasPrefix(stem), file.hasSuffix(".json"), file.count > stem.count + ".json".count else { return nil }
        var bytes: [UInt8] = []
        var rest = Substring(file.dropFirst(stem.count).dropLast(".json".count))
        while let character = rest.first {
            // The key writes every byte but a–z, 0–9 and - as `_` and two digits.
            if character == "_", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(3)
            } else {
                bytes += Array(String(character).utf8)
                rest = rest.dropFirst()
            }
        }
        let name = String(decoding: bytes, as: UTF8.self)
        return (try? SnapshotKey.calendar(named: name).fileName) == file ? name : nil
    }
}

/// Why the events of a stored calendar are missing.
private struct CalendarProblem: Error {
    let text: String

    init(_ name: String, _ state: String, remedy: String) {
        text = "the calendar \(DisplayName.shown(name)) \(state), its events are missing; \(remedy)"
    }
}
