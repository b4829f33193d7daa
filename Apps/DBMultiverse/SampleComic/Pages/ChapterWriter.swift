import Foundation

/// Writes a chapter's pages into a folder that is renamed to its final name when it is complete.
struct ChapterWriter: Sendable {
    private let chapter: SampleChapter
    private let size: SampleComic.PageSize
    private let folder: String
    private let staging: String

    init(_ chapter: SampleChapter, in folder: String, size: SampleComic.PageSize) {
        self.chapter = chapter
        self.size = size
        self.folder = folder + "/" + chapter.folderName
        staging = folder + "/." + chapter.folderName + ".drawing"
    }

    /// Draws and writes all pages, unless the folder already exists.
    func write() async throws(SampleComicError) -> WrittenChapter {
        let plans = PagePlan.all(of: chapter)
        let written = WrittenChapter(chapter: chapter, fileNames: plans.map(\.fileName))
        guard access(folder, F_OK) != 0 else { return written }
        // An interrupted run leaves the folder behind; its files are overwritten.
        guard mkdir(staging, 0o700) == 0 || errno == EEXIST else {
            throw SampleComicError("\(folder) cannot be created; check permissions and free space.", errno: errno)
        }
        try await writePages(plans)
        try sync(staging)
        guard rename(staging, folder) == 0 else {
            throw SampleComicError("\(folder) cannot be renamed to its final name; check the disk.", errno: errno)
        }
        try sync(URL(filePath: folder).deletingLastPathComponent().path)
        return written
    }

    /// Makes the names in a folder safe from a power cut.
    private func sync(_ folder: String) throws(SampleComicError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw SampleComicError("\(folder) cannot be opened; check the disk.", errno: errno)
        }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw SampleComicError("\(folder) cannot be written to the disk; check the disk.", errno: errno)
        }
    }

    private func writePages(_ plans: [PagePlan]) async throws(SampleComicError) {
        let words = spread(Script.of(chapter).words, over: plans)
        let results = await withTaskGroup(of: SampleComicError?.self) { group in
            for (plan, words) in zip(plans, words) {
                group.addTask {
                    do throws(SampleComicError) {
                        try writePage(plan, words: words)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0 += [$1] }
        }
        if let failure = results.compactMap({ $0 }).first { throw failure }
    }

    private func writePage(_ plan: PagePlan, words: [Words?]) throws(SampleComicError) {
        let scale = size == .full ? plan.scale : plan.scale / 8
        let bytes = try PageArtist.draw(plan, words: words, scale: scale)
        let path = staging + "/" + plan.fileName
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0, let file = fdopen(descriptor, "wb") else {
            throw SampleComicError("\(path) cannot be written; give this user permission, or free space.", errno: errno)
        }
        let count = fwrite(bytes, 1, bytes.count, file)
        // The pages are safe from a power cut before the folder has its final name.
        let isSafe = fflush(file) == 0 && fsync(descriptor) == 0
        let number = errno
        guard fclose(file) == 0, isSafe, count == bytes.count else {
            throw SampleComicError("\(path) cannot be written; free space on the disk.", errno: number)
        }
    }

    /// Distributes the words evenly over the panels, so that the story ends with the chapter.
    private func spread(_ words: [Words], over plans: [PagePlan]) -> [[Words?]] {
        let counts = plans.map { PageLayout.count(for: $0) }
        let panels = counts.reduce(0, +)
        var panel = 0
        return counts.map { count in
            (0..<count)
                .map { _ in
                    defer { panel += 1 }
                    let index = panel * words.count / panels
                    let isFirst = panel == 0 || (panel - 1) * words.count / panels < index
                    return isFirst && index < words.count ? words[index] : nil
                }
        }
    }
}
