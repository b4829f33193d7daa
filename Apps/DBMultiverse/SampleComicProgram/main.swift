import CommandSupport
import DBMultiverseSampleComic

// dbmultiverse-comic FOLDER [CHAPTER ...]
// Draws the sample comic into an existing folder: all chapters, or only those with the given numbers.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.first, !folder.hasPrefix("-") else {
    Output.fail("missing folder\nUsage: dbmultiverse-comic FOLDER [CHAPTER ...]", code: ExitStatus.usage)
}
let numbers = arguments.dropFirst().compactMap { Int($0) }
let chapters = SampleComic.chapters.filter { numbers.isEmpty || numbers.contains($0.number) }
do {
    for written in try await SampleComic.write(chapters, to: folder) {
        print("\(folder)/\(written.chapter.folderName): \(written.chapter.name), \(written.fileNames.count) pages")
    }
} catch {
    Output.fail(error, code: ExitStatus.storage)
}
