import ArgumentParser
import CommandSupport
import DBMultiverseApp
import DBMultiverseComicKit

/// `dbmultiverse import`: imports a folder or archive as a chapter.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Put a folder of pages or a .cbz archive on the shelf."
    )

    @Argument(help: "The folder or archive.") var path: String
    @Option(help: "The chapter's number (default: the number after the last chapter).")
    var number: Int?
    @Option(help: "The chapter's name (default: the name of the folder or archive).") var name: String?
    @Option(help: "The universe of a special.") var universe: Int?
    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.change { reader in
            let chapter = try reader.importChapter(from: path, number: number, name: name, universe: universe)
            Output.line(
                "Imported \(ChapterName.shown(chapter.name)) as chapter \(chapter.number), \(chapter.length)."
            )
        }
    }
}

/// `dbmultiverse remove`: removes a chapter.
struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a chapter and its pages from the shelf."
    )

    @Argument(help: "The chapter's number.") var chapter: Int
    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.change { reader in
            try reader.remove(chapter)
            Output.line("Removed chapter \(chapter).")
        }
    }
}

/// `dbmultiverse sample`: adds the sample comic.
struct SampleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Put the sample comic on the shelf; a chapter's pages are written when it is first opened."
    )

    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.run { reader in
            try reader.library.addSample()
            Output.line("The sample comic is on the shelf.")
        }
    }
}
