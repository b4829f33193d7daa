import DBMultiverseSampleComic
import Foundation

// dbmultiverse-comic FOLDER [CHAPTER ...]
// Draws the sample comic into an existing folder: all chapters, or only those with the given numbers.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.first, !folder.hasPrefix("-") else {
    print("usage: dbmultiverse-comic FOLDER [CHAPTER ...]")
    exit(64)
}
let numbers = arguments.dropFirst().compactMap { Int($0) }
let chapters = SampleComic.chapters.filter { numbers.isEmpty || numbers.contains($0.number) }
do {
    for written in try await SampleComic.write(chapters, to: folder) {
        print("\(folder)/\(written.chapter.folderName): \(written.chapter.name), \(written.fileNames.count) pages")
    }
} catch {
    print(error)
    exit(74)
}
