import DBMultiverseModel
import Foundation
package import VitrineWidgets

/// Opens a chapter.
package struct OpenChapter: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Open Chapter"
    /// What it does.
    package static let description: IntentDescription? = "Opens a chapter where you stopped, or at a page."

    @Parameter(title: "Chapter") var chapter: Int
    @Parameter(title: "Page") var page: Int?

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a chapter.
    package init(_ chapter: Int) {
        self.chapter = chapter
    }

    /// Opens, saves what the widget shows, and asks for its reload if it is worth one.
    @MainActor
    package func perform() async throws -> some IntentResult {
        try await AppSession.shared.read { try await $0.open(chapter, page: page) }
        return .result()
    }
}

/// Turns a page.
package struct TurnPage: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Turn Page"
    /// Only a button uses it.
    package static let isDiscoverable = false

    @Parameter(title: "Forward", default: true) var isForward: Bool

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a direction.
    package init(forward: Bool) {
        isForward = forward
    }

    /// Turns, saves what the widget shows, and asks for its reload if it is worth one.
    @MainActor
    package func perform() async throws -> some IntentResult {
        try await AppSession.shared.read { try await $0.turn(forward: isForward) }
        return .result()
    }
}

/// Shows the list of chapters, or the page again.
package struct ShowScreen: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Show Chapters"
    /// Only a button uses it.
    package static let isDiscoverable = false

    @Parameter(title: "Chapters", default: true) var showsChapters: Bool

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a screen.
    package init(_ screen: AppSession.Screen) {
        showsChapters = screen == .chapters
    }

    /// Switches.
    package func perform() async throws -> some IntentResult {
        AppSession.shared.update {
            $0.screen = showsChapters ? .chapters : .page
            $0.messages = []
        }
        return .result()
    }
}

/// Puts a folder or archive on the shelf.
package struct ImportChapter: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Import Chapter"
    /// What it does.
    package static let description: IntentDescription? =
        "Puts a folder of pages or a .cbz archive on the shelf; a universe makes it a special."

    @Parameter(title: "Path of the folder or .cbz") var path: String
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Universe") var universe: Int?

    /// Makes an intent without values.
    package init() {}

    /// Imports.
    @MainActor
    package func perform() async throws -> some IntentResult {
        let library = try ComicReader().library
        let chapter = try library.importChapter(from: path, name: name, universe: universe)
        AppSession.shared.update {
            $0.screen = .chapters
            $0.messages = ["Imported \(chapter.name) as chapter \(chapter.number), \(chapter.pageCount) pages."]
        }
        return .result()
    }
}

/// Takes a chapter off the shelf.
package struct RemoveChapter: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Remove Chapter"
    /// What it does.
    package static let description: IntentDescription? = "Takes a chapter and its pages off the shelf."

    @Parameter(title: "Chapter") var chapter: Int

    /// Makes an intent without values.
    package init() {}

    /// Removes, and asks for the widget's reload if it shows the chapter.
    @MainActor
    package func perform() async throws -> some IntentResult {
        let reader = try ComicReader()
        if try reader.remove(chapter) { reader.tellWidget() }
        AppSession.shared.update {
            $0.screen = .chapters
            $0.messages = ["Removed chapter \(chapter)."]
        }
        return .result()
    }
}

extension AppSession {
    /// Reads on with the reader of the request that is being answered, and shows the page.
    @MainActor
    func read(_ step: @MainActor (ComicReader) async throws -> String?) async throws {
        let reader = try ComicReader()
        let problem = try await step(reader)
        reader.tellWidget()
        update {
            $0.screen = .page
            $0.messages = problem.map { [$0] } ?? []
        }
    }
}
