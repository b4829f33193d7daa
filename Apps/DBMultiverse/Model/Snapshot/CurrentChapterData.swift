package import Vitrine

/// What the reader tells its widget, as `currentChapterData.json` in the group's container.
///
/// Every key is always there, for readers that ask for all of them.
package struct CurrentChapterData: Codable, Hashable, Sendable {
    /// The chapter's number, 1 or more.
    package var number: Int
    /// The chapter's name.
    package var name: String
    /// How much of it is read, in percent.
    package var progress: Int
    /// The cover's file in the container; empty without a cover.
    ///
    /// A name, not a path, since the container moves when the app is installed anew. Of the path that other versions write,
    /// the last part counts.
    package var coverImagePath: String

    /// Makes a value; without arguments the one from which the first save starts.
    package init(number: Int = 0, name: String = "", progress: Int = 0, coverImagePath: String = "") {
        self.number = number
        self.name = name
        self.progress = progress
        self.coverImagePath = coverImagePath
    }
}

/// What the widget was last told of, as `widgetSyncState.json` in the group's container.
package struct WidgetSyncState: Codable, Hashable, Sendable {
    /// The chapter's number; 0 if the widget was told that its chapter is gone.
    package var chapter: Int
    /// How much of it is read, in percent.
    package var progress: Int

    /// Makes a state.
    package init(chapter: Int, progress: Int) {
        self.chapter = chapter
        self.progress = progress
    }

    /// No chapter: the one that the widget showed was removed.
    package static let noChapter = WidgetSyncState(chapter: 0, progress: 0)
}

extension AppGroup {
    /// The group of the reader and its widget.
    package static let dbMultiverse = AppGroup("group.com.nobadi.dbm")

    /// The folder of the reader alone, beside the group's: on a phone the app's own sandbox.
    package static let dbMultiversePrivate = AppGroup("com.nobadi.dbm")
}

extension SnapshotKey where Value == CurrentChapterData {
    /// The chapter that the widget shows.
    package static let currentChapter = SnapshotKey("currentChapterData.json")
}

extension SnapshotKey where Value == WidgetSyncState {
    /// What the widget was last told of.
    package static let syncState = SnapshotKey("widgetSyncState.json")
}

extension SnapshotOwner {
    /// The reader, the only writer of its files.
    package static let reader = SnapshotOwner(
        "reader",
        fields: ["number", "name", "progress", "coverImagePath", "chapter"]
    )
}
