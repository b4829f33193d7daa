package import Vitrine

extension AppGroup {
    /// The group of BeeBloom's app and widget extension.
    package static let beeBloom = AppGroup("group.com.ilyakukarkinorg.beebloom")
}

/// BeeBloom's habits, groups and checks in the app's own TinyBase file, which the widget also reads and writes.
///
/// Each call opens the file, performs one transaction and closes it, so that a suspended process holds no lock. Calls
/// from several processes wait for one another, up to `timeout`.
///
/// | table | row id | cells |
/// |---|---|---|
/// | `habitGroups` | any | `id`, `title`, `color`, `order`, `createdAt` |
/// | `habits` | any | `id`, `title`, `description`, `color`, `groupId`, `order`, `createdAt`, `deletedAt`, `weeklyTarget` |
/// | `checks` | `<habit>:<YYYY-MM-DD>`, other ids are read too | `habitId`, `date`, `completed`, `updatedAt` |
package struct BeeBloomStore: Sendable {
    /// The possible names of the file, the usual one first.
    package static let fileNames = ["tinybase.db", "beebloom.db"]
    /// The default of `timeout`.
    package static let defaultTimeout: Duration = .seconds(2)

    /// The file's path.
    package let path: String
    /// The timeout while another process keeps the file locked.
    package let timeout: Duration

    /// Creates a store for a file that need not exist yet.
    package init(path: String, timeout: Duration = defaultTimeout) {
        self.path = path
        self.timeout = timeout
    }

    /// Creates a store for the file in a container: `tinybase.db`, or `beebloom.db` if only that exists.
    package init(_ container: GroupContainer, timeout: Duration = defaultTimeout) {
        let paths = Self.fileNames.map { container.path + "/" + $0 }
        self.init(path: paths.first(where: TinyBaseFile.exists(at:)) ?? paths[0], timeout: timeout)
    }

    /// Creates a file in JSON mode, like TinyBase does, if there is none; only the app calls this.
    ///
    /// - Parameter collection: What a new file contains from the beginning; nil for nothing.
    /// - Returns: Whether the file was created.
    /// - Throws: `BeeBloomError` with code `storeUnwritable` or `storeUnreadable`, or for what the collection contains.
    @discardableResult
    package func createIfMissing(with collection: HabitCollection? = nil) throws(BeeBloomError) -> Bool {
        let rows = try collection?.rows(on: StoredRows.board(groups: [], habits: [])) ?? []
        return try Self.mapped { () throws(TinyBaseError) in
            try TinyBaseFile.createIfMissing(at: path, timeout: timeout, with: rows)
        }
    }

    /// Reads the habits that are not deleted, the groups, and the completed checks of some days.
    ///
    /// Rows that violate the original app's rules are skipped, each with a warning on the board.
    ///
    /// - Throws: `BeeBloomError` whose `concernsStore` is true.
    /// - Complexity: Reads the whole file once, with bounded memory.
    package func board(days: ClosedRange<LocalDay>) throws(BeeBloomError) -> HabitBoard {
        try Self.mapped { () throws(TinyBaseError) in
            let rows = try TinyBaseFile.open(at: path, timeout: timeout)
                .rows([StoredRows.groupRequest, StoredRows.habitRequest, StoredRows.checkRequest(days)])
            return StoredRows.board(groups: rows[0], habits: rows[1], checks: rows[2], days: days)
        }
    }

    /// Reads one habit by its id, or else by its title, ignoring case.
    ///
    /// - Throws: The errors of `board(days:)`, and `BeeBloomError` with code `notFound` or `ambiguous`.
    package func habit(_ name: String) throws(BeeBloomError) -> Habit {
        let noDay = LocalDay(daysSince1970: 0)
        return try board(days: noDay...noDay).habit(name)
    }
}
