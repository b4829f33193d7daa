import AppScreens
import DBMultiverseComicKit
import Foundation
public import VitrineWidgets

/// Opens a chapter.
public struct OpenChapter: AppIntent {
    public static let title: LocalizedStringResource = "Open Chapter"
    public static let description: IntentDescription? = "Opens a chapter where you stopped, or at a page."

    @Parameter(title: "Chapter") var chapter: Int
    @Parameter(title: "Page") var page: Int?

    public init() {}

    public init(_ chapter: Int) {
        self.chapter = chapter
    }

    /// Opens the chapter, saves the widget's data, and requests a reload if the change is significant.
    @MainActor
    public func perform() async throws -> some IntentResult {
        try DBMultiverseApp.session.read { try $0.open(chapter, page: page) }
        return .result()
    }
}

/// Turns a page.
public struct TurnPage: AppIntent {
    public static let title: LocalizedStringResource = "Turn Page"
    /// False because only a button performs it.
    public static let isDiscoverable = false

    @Parameter(title: "Forward", default: true) var isForward: Bool

    public init() {}

    public init(forward: Bool) {
        isForward = forward
    }

    /// Turns the page, saves the widget's data, and requests a reload if the change is significant.
    @MainActor
    public func perform() async throws -> some IntentResult {
        try DBMultiverseApp.session.read { try $0.turn(forward: isForward) }
        return .result()
    }
}

/// Switches between the list of chapters and the open page.
public struct ShowScreen: AppIntent {
    public static let title: LocalizedStringResource = "Show Chapters"
    /// False because only a button performs it.
    public static let isDiscoverable = false

    @Parameter(title: "Chapters", default: true) var showsChapters: Bool

    public init() {}

    package init(_ screen: DBMultiverseApp.Screen) {
        showsChapters = screen == .chapters
    }

    public func perform() async throws -> some IntentResult {
        DBMultiverseApp.session.show(showsChapters ? .chapters : .page)
        return .result()
    }
}

/// Puts a folder or archive on the shelf.
public struct ImportChapter: AppIntent {
    public static let title: LocalizedStringResource = "Import Chapter"
    public static let description: IntentDescription? =
        "Puts a folder of pages or a .cbz archive on the shelf; a universe makes it a special."

    @Parameter(title: "Path of the folder or .cbz") var path: String
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Universe") var universe: Int?

    public init() {}

    @MainActor
    public func perform() async throws -> some IntentResult {
        let reader = try ComicReader()
        let chapter = try reader.importChapter(from: path, name: name, universe: universe)
        reader.tellWidget()
        DBMultiverseApp.session.update {
            $0.screen = .chapters
            $0.messages = ["Imported \(chapter.name) as chapter \(chapter.number), \(chapter.length)."]
        }
        return .result()
    }
}

/// Removes a chapter from the shelf.
public struct RemoveChapter: AppIntent {
    public static let title: LocalizedStringResource = "Remove Chapter"
    public static let description: IntentDescription? = "Removes a chapter and its pages from the shelf."

    @Parameter(title: "Chapter") var chapter: Int

    public init() {}

    /// Removes the chapter, and requests a reload if the widget showed it.
    @MainActor
    public func perform() async throws -> some IntentResult {
        let reader = try ComicReader()
        try reader.remove(chapter)
        reader.tellWidget()
        DBMultiverseApp.session.update {
            $0.screen = .chapters
            $0.messages = ["Removed chapter \(chapter)."]
        }
        return .result()
    }
}

extension AppSession where Screen == DBMultiverseApp.Screen? {
    /// Performs a step with a reader for the current request, and shows the page.
    @MainActor
    func read(_ step: @MainActor (ComicReader) throws -> String?) throws {
        let reader = try ComicReader()
        let problem = try step(reader)
        reader.tellWidget()
        // In the background nothing wakes the process for a change that waits.
        if !current.isActive { reader.reloads.flush() }
        update {
            $0.screen = .page
            $0.messages = problem.map { [$0] } ?? []
        }
    }
}
