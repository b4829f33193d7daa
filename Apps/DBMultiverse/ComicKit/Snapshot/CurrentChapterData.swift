public import Vitrine

/// The chapter that the widget shows, stored as `currentChapterData.json` in the group's container.
///
/// Every key is always present, because some readers of the file require all of them.
public struct CurrentChapterData: Codable, Hashable, Sendable {
    /// The chapter's number, 1 or more.
    public var number: Int = 0
    public var name: String = ""
    /// The share that has been read, in percent.
    public var progress: Int = 0
    /// The name of the cover's file in the container; empty without a cover.
    ///
    /// It is a name and not a path, because the container moves when the app is installed again. If another version
    /// wrote a path, its last component is used.
    public var coverImagePath: String = ""
}

/// The state that was last reported to the widget, stored as `widgetSyncState.json` in the group's container.
public struct WidgetSyncState: Codable, Hashable, Sendable {
    /// The chapter's number; 0 if the chapter's removal was reported.
    public var chapter: Int
    /// The share that has been read, in percent.
    public var progress: Int

    public init(chapter: Int, progress: Int) {
        self.chapter = chapter
        self.progress = progress
    }

    /// No chapter, because the chapter that the widget showed was removed.
    public static let noChapter = WidgetSyncState(chapter: 0, progress: 0)
}

extension AppGroup {
    /// The group of the reader and its widget.
    public static let dbMultiverse = AppGroup("group.com.nobadi.dbm")

    /// The private folder of the reader, beside the group's folder; on a phone, the app's own sandbox.
    public static let dbMultiversePrivate = AppGroup("com.nobadi.dbm")
}

extension SnapshotKey where Value == CurrentChapterData {
    /// The chapter that the widget shows.
    public static let currentChapter = SnapshotKey("currentChapterData.json", default: CurrentChapterData())
}

extension SnapshotKey where Value == WidgetSyncState {
    /// The state that was last reported to the widget.
    public static let syncState = SnapshotKey("widgetSyncState.json")
}
