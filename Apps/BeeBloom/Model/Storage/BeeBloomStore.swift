import TinyBaseFile
package import Vitrine

extension AppGroup {
    /// The group of BeeBloom's app and widget extension.
    package static let beeBloom = AppGroup("group.com.ilyakukarkinorg.beebloom")
}

/// BeeBloom's habits, groups and checks: the app's own TinyBase file, which its widget reads and writes too.
///
/// A store holds nothing open: each call opens the file, does one thing in one transaction, and closes it, so that no lock
/// is left when the process is suspended. Calls from several processes wait for one another, up to the patience.
///
/// | table | row id | cells |
/// |---|---|---|
/// | `habitGroups` | any | `id`, `title`, `color`, `order`, `createdAt` |
/// | `habits` | any | `id`, `title`, `description`, `color`, `groupId`, `order`, `createdAt`, `deletedAt`, `weeklyTarget` |
/// | `checks` | `<habit>:<YYYY-MM-DD>`, others are read too | `habitId`, `date`, `completed`, `updatedAt` |
package struct BeeBloomStore: Sendable {
    /// The names that the file may have, the usual one first.
    package static let fileNames = ["tinybase.db", "beebloom.db"]
    /// How long a call waits for other processes unless told otherwise.
    package static let defaultPatience: Duration = .seconds(2)

    /// The file's path.
    package let path: String
    /// How long a call waits while another process keeps the file locked.
    package let patience: Duration

    /// Makes a store on a file, which need not exist yet.
    package init(path: String, patience: Duration = defaultPatience) {
        self.path = path
        self.patience = patience
    }

    /// Makes a store on the file of a container: `tinybase.db`, or `beebloom.db` if only that is there.
    package init(_ container: GroupContainer, patience: Duration = defaultPatience) {
        let paths = Self.fileNames.map { container.path + "/" + $0 }
        self.init(path: paths.first(where: TinyBaseFile.exists(at:)) ?? paths[0], patience: patience)
    }

    /// Makes an empty file in JSON mode, as TinyBase makes it, if there is none: for the app only.
    ///
    /// - Returns: Whether it was made.
    /// - Throws: `BeeBloomError` with code `storeUnwritable` or `storeUnreadable`.
    @discardableResult
    package func createIfMissing() throws(BeeBloomError) -> Bool {
        try Self.mapped { () throws(TinyBaseError) in
            try TinyBaseFile.createIfMissing(at: path, patience: patience)
        }
    }

    /// Reads the habits that are not deleted, the groups, and the completed checks of some days.
    ///
    /// Rows that break the original app's rules are skipped, each with a warning on the board.
    ///
    /// - Throws: `BeeBloomError` whose `concernsStore` is true.
    /// - Complexity: Reads the whole file once, with bounded memory.
    package func board(days: ClosedRange<LocalDay>) throws(BeeBloomError) -> HabitBoard {
        try Self.mapped { () throws(TinyBaseError) in
            let rows = try TinyBaseFile.open(at: path, patience: patience)
                .rows([StoredRows.groupRequest, StoredRows.habitRequest, StoredRows.checkRequest(days)])
            return StoredRows.board(groups: rows[0], habits: rows[1], checks: rows[2], days: days)
        }
    }
}
