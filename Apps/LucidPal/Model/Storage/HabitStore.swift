package import Vitrine

/// The habits on disk; every change is stored first and then written to the widgets' snapshot.
///
/// Several processes can use it at once: each file changes under its own lock, and the snapshot's values are derived
/// again if one of the files has changed since they were read.
package struct HabitStore: Sendable {
    private let storage: LucidPalStorage

    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Reads the habits and the entries of the last year.
    ///
    /// - Parameter today: The last day whose entries are read.
    /// - Returns: The habits, and a report for each damaged file; the content of damaged files is missing.
    /// - Throws: `LucidPalError` with code `storage` if a file is not readable or was written by a newer version.
    package func load(until today: LocalDay) throws(LucidPalError) -> (book: HabitBook, damage: [VitrineError.Damage]) {
        var sources = SnapshotSources()
        return try load(until: today, &sources)
    }

    private func load(
        until today: LocalDay,
        _ sources: inout SnapshotSources,
        isEnough: (HabitBook, _ month: LocalDay) -> Bool = { _, _ in false }
    ) throws(LucidPalError) -> (book: HabitBook, damage: [VitrineError.Damage]) {
        var damage: [VitrineError.Damage] = []
        let own = storage.own
        let definitions = try own.value(of: .habits, in: sources.read(.habits, in: own), &damage)
        var book = HabitBook(habits: definitions.habits)
        for month in Self.months(until: today) {
            let key = SnapshotKey.entries(of: month)
            book.add(try own.value(of: key, in: sources.read(key, in: own), &damage).entries)
            if isEnough(book, month) { break }
        }
        return (book, damage)
    }

    /// Finds a stored habit by its identifier or name.
    ///
    /// - Throws: `LucidPalError` with code `notFound`, `ambiguous` or `storage`.
    package func habit(named text: String) throws(LucidPalError) -> Habit {
        var damage: [VitrineError.Damage] = []
        return try HabitBook(habits: storage.own.value(of: .habits, &damage).habits).habit(named: text)
    }

    /// Stores a new habit, or replaces the one with the same identifier.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored habits are then unchanged.
    @discardableResult
    package func save(_ habit: Habit, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.save(habit) }
    }

    /// Changes a stored habit, such as its name or target; archiving and restoring it are also such changes.
    ///
    /// - Parameters:
    ///   - id: The habit's identifier.
    ///   - moment: The current time and day.
    ///   - edit: Changes the habit as it is stored now.
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored habits are then unchanged.
    @discardableResult
    package func save(
        id: String,
        at moment: Moment,
        _ edit: (inout Habit) -> Void
    ) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.update(id: id, edit) }
    }

    /// Stores the value of a day; it replaces an earlier entry of the same habit and day.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored entries are then unchanged.
    @discardableResult
    package func logEntry(_ entry: HabitEntry, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        var damage: [VitrineError.Damage] = []
        let definitions = try storage.own.value(of: .habits, &damage)
        try HabitBook(habits: definitions.habits).check(entry, today: moment.today)
        damage += try storage.own.change(.entries(of: entry.day), at: moment) {
            $0.log(entry)
        }
        return damage.map(StorageWarning.setAside) + followUp(at: moment)
    }

    /// Removes the entry of a habit on a day; does nothing if there is none.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError` with code `storage`; the stored entries are then unchanged.
    @discardableResult
    package func removeEntry(of habitID: String, on day: LocalDay, at moment: Moment) throws(LucidPalError)
        -> [StorageWarning]
    {
        let damage = try storage.own.change(.entries(of: day), at: moment) {
            $0.remove(habitID: habitID, day: day)
        }
        return damage.map(StorageWarning.setAside) + followUp(at: moment)
    }

    /// Removes a habit and all its entries.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored habits are then unchanged.
    @discardableResult
    package func delete(id: String, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        let warnings = try change(at: moment) { book throws(LucidPalError) in try book.delete(id: id) }
        do throws(LucidPalError) {
            return try warnings + deleteEntries(of: id, at: moment).map(StorageWarning.setAside)
        } catch {
            // The habit is gone; an entry without its habit is not counted.
            return warnings + [.incomplete(error)]
        }
    }

    private func deleteEntries(of id: String, at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        var damage: [VitrineError.Damage] = []
        for month in try storage.own.months() {
            guard case .value(let file) = storage.own.read(.entries(of: month)) else { continue }
            guard file.value.entries.contains(where: { $0.habitID == id }) else { continue }
            damage += try storage.own.change(.entries(of: month), at: moment) { file in
                file.entries.removeAll { $0.habitID == id }
            }
        }
        return damage
    }

    /// Stores habits and entries that belong together, such as the sample, with one write per file.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; files already written keep their new content, and adding the same again changes
    ///   nothing in them.
    @discardableResult
    package func add(
        _ habits: [Habit],
        _ entries: [HabitEntry],
        at moment: Moment
    ) throws(LucidPalError) -> [StorageWarning] {
        for (_, month) in Dictionary(grouping: entries, by: { $0.day.description.prefix(7) }) {
            guard let day = month.first?.day else { continue }
            try storage.own.change(.entries(of: day), at: moment) { file in
                for entry in month { file.log(entry) }
            }
        }
        return try change(at: moment) { book throws(LucidPalError) in
            for habit in habits { try book.save(habit) }
        }
    }

    /// Writes the widgets' snapshot from the stored habits, for example on a new day.
    ///
    /// Only the months are read that the streaks depend on; a damaged file among them counts as empty, and is set
    /// aside. If the snapshot was damaged or missing, the pinned note is filled in as well.
    ///
    /// - Returns: Reports of damaged files that were set aside.
    /// - Throws: `LucidPalError` with code `storage`; the stored habits are unchanged.
    @discardableResult
    package func writeSnapshot(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        try writeOwnPart(at: moment) + NoteActionController(storage).fillIn(at: moment)
    }

    /// Writes the habits to a snapshot that does not have them, if the app has stored any.
    func fillIn(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        if case .missing = storage.own.read(.habits) { return [] }
        return WidgetSnapshotWriter.hasStamp(of: .habits, in: storage.shared) ? [] : try writeOwnPart(at: moment)
    }

    /// Keeps the habits of a snapshot that another app wrote, if this app has not stored any itself.
    func keepForeignHabits(at moment: Moment) throws(LucidPalError) {
        guard case .missing = storage.own.read(.habits) else { return }
        do {
            try WidgetSnapshotWriter.stampForeignHabits(of: storage.shared, in: moment.days)
        } catch {
            throw .storage(error, what: "the widgets' snapshot")
        }
    }

    private func writeOwnPart(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        var hasDamage = false
        let report: VitrineError.Damage?
        do {
            report = try WidgetSnapshotWriter.writeHabits(to: storage.shared, at: moment) { sources in
                // Most streaks end within the last months; older files then need not be opened.
                let (book, damage) = try load(until: moment.today, &sources) { book, month in
                    !book.mayHaveStreak(before: month.firstOfMonth, until: moment.today, in: moment.days)
                }
                hasDamage = !damage.isEmpty
                return book
            }
        } catch {
            throw .storage(error, what: "the widgets' snapshot")
        }
        let damage = hasDamage ? try setDamagedAside(at: moment) : []
        return damage + (report.map { [$0] } ?? [])
    }

    /// Writes the snapshot after a change was stored; a failure is a warning, because the change need not be repeated.
    private func followUp(at moment: Moment) -> [StorageWarning] {
        do throws(LucidPalError) {
            return try writeSnapshot(at: moment).map(StorageWarning.setAside)
        } catch {
            return [.incomplete(error)]
        }
    }

    private func setDamagedAside(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        var damage: [VitrineError.Damage] = []
        if case .damaged = storage.own.read(.habits) {
            damage += try storage.own.change(.habits, at: moment) { _ in }
        }
        for month in Self.months(until: moment.today) {
            guard case .damaged = storage.own.read(.entries(of: month)) else { continue }
            damage += try storage.own.change(.entries(of: month), at: moment) { _ in }
        }
        return damage
    }

    @discardableResult
    private func change(
        at moment: Moment,
        _ decide: (inout HabitBook) throws(LucidPalError) -> Void
    ) throws(LucidPalError) -> [StorageWarning] {
        let damage = try storage.own.change(.habits, at: moment) {
            (file: inout HabitDefinitions) throws(LucidPalError) in
            var book = HabitBook(habits: file.habits)
            try decide(&book)
            file.habits = book.habits
        }
        return damage.map(StorageWarning.setAside) + followUp(at: moment)
    }

    /// One day of each month that a streak can reach back to, newest first.
    private static func months(until today: LocalDay) -> [LocalDay] {
        var months: [LocalDay] = []
        for back in 0...Streak.maximumDays {
            let day = today.adding(days: -back)
            if months.last.map({ $0.description.prefix(7) != day.description.prefix(7) }) ?? true { months.append(day) }
        }
        return months
    }
}
