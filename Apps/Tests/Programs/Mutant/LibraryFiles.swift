import Foundation

/// The files of the library in the shared container, as a program with a planted fault treats them.
struct LibraryFiles {
    private let folder: URL

    /// Names the container of a group.
    init(containers: String, group: String) {
        folder = URL(filePath: containers).appending(path: group)
    }

    /// Removes every lock file, so that the program's own locks are other files than those that are held: none of them
    /// keeps anybody out.
    func removeLocks() {
        let hidden = folder.appending(path: ".vitrine")
        for name in names(in: hidden) where name.hasSuffix(".lock") {
            // A lock that is gone already is what is wanted.
            try? FileManager.default.removeItem(at: hidden.appending(path: name))
        }
    }

    /// Runs a body while the journals of actions are out of sight, as if it did not read them.
    func withoutJournals<Result>(_ body: () throws -> Result) throws -> Result {
        let journals = names(in: folder).filter { $0.hasSuffix("_actions.json") }.map { folder.appending(path: $0) }
        for journal in journals {
            try FileManager.default.moveItem(at: journal, to: journal.appendingPathExtension("away"))
        }
        defer {
            for journal in journals {
                // If it was written meanwhile, the new journal stays.
                try? FileManager.default.moveItem(at: journal.appendingPathExtension("away"), to: journal)
            }
        }
        return try body()
    }

    /// The chapter that DBMultiverse's widget is to show, and how much of it is read in percent; nil if there is none.
    var chapter: (number: Int, progress: Int)? {
        let file = folder.appending(path: "currentChapterData.json")
        guard let data = FileManager.default.contents(atPath: file.path),
            let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let number = object["number"] as? Int, let progress = object["progress"] as? Int
        else { return nil }
        return (number, progress)
    }

    private func names(in folder: URL) -> [String] {
        // A folder that is not there yet has no files.
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
}
