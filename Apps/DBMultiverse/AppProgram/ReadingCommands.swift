import ArgumentParser
import CommandSupport
import DBMultiverseApp
import DBMultiverseComicKit
import Vitrine

/// `dbmultiverse read`: opens a chapter.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Open a chapter where you stopped, or at a page."
    )

    @Argument(help: "The chapter's number.") var chapter: Int
    @Option(help: "The page; page numbers continue through the main story.") var page: Int?
    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.change { reader in
            if let problem = try reader.open(chapter, page: page) { Output.note("warning: \(problem)") }
            Output.status(reader)
        }
    }
}

/// `dbmultiverse status`: prints what the widget shows, and what was last reported to it.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show where you stopped, and what was last reported to the widget."
    )

    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.run { reader in
            Output.noteLostRecord(reader)
            Output.status(reader)
            let (_, cover) = reader.covers.loadCurrentChapter()
            switch cover {
            case .content(let bytes): Output.line("Cover: \(bytes.count) bytes.")
            case .none: Output.line("Cover: none.")
            case .missing: Output.line("Cover: missing.")
            case .damaged(let reason): Output.line("Cover: damaged, \(reason).")
            case .unreadable(let error): Output.line("Cover: cannot be read now, \(error.message)")
            }
            if reader.reportedState == .noChapter {
                Output.line("The removal of the widget's chapter was reported to the widget.")
            } else if let reported = reader.reportedState {
                Output.line("Last reported to the widget: chapter \(reported.chapter), \(reported.progress)%.")
            } else {
                Output.line("Nothing was reported to the widget yet.")
            }
        }
    }
}

/// `dbmultiverse chapters`: lists the chapters.
struct ChaptersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "chapters", abstract: "List the chapters.")

    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.run { reader in
            Output.noteLostRecord(reader)
            let shelf = try reader.library.shelf()
            let record = reader.library.record
            let open = record.openChapter(on: shelf)
            Output.line(shelf.chapters.count == 1 ? "1 chapter" : "\(shelf.chapters.count) chapters")
            Output.table(
                shelf.chapters.map { chapter in
                    [
                        chapter.number == open?.number ? ">" : " ",
                        "\(chapter.number)",
                        ChapterName.shown(chapter.name),
                        chapter.universe.map { "universe \($0)" } ?? "",
                        "pages \(chapter.pageNumbers.lowerBound)-\(chapter.pageNumbers.upperBound)",
                        "\(record.progress(of: chapter))%",
                    ]
                }
            )
        }
    }
}

extension Output {
    /// Writes a warning if the reading positions cannot be read.
    static func noteLostRecord(_ reader: ComicReader) {
        if let problem = reader.library.recordProblem { note("warning: \(problem)") }
    }

    /// Writes the chapter, page and progress of the reader, and the chapter that the widget shows if it is another one.
    static func status(_ reader: ComicReader) {
        let shown = reader.covers.loadCurrentChapterData()
        let position = reader.position
        guard shown != nil || position != nil else {
            line("No chapter has been opened yet.")
            return
        }
        if let (chapter, pages) = position {
            let progress = ReadingProgress.percent(page: pages.upperBound, of: chapter.pageNumbers)
            line("\(words(chapter.number, chapter.name)), page \(pages.upperBound): \(progress)%.")
        }
        if let shown, shown.number != position?.chapter.number {
            let progress = ReadingProgress.shown(shown.progress)
            line("The widget shows \(words(shown.number, shown.name, isFirst: false)): \(progress)%.")
        }
    }

    private static func words(_ number: Int, _ name: String, isFirst: Bool = true) -> String {
        "\(isFirst ? "Chapter" : "chapter") \(number), \(ChapterName.shown(name))"
    }
}
