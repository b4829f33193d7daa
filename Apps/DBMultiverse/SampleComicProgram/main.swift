import DBMultiverseSampleComic

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// dbmultiverse-comic FOLDER [CHAPTER ...]
// Draws the sample comic into a folder that exists: all chapters, or those with the numbers.

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
