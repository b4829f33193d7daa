import VitrineImages

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// vitrine-cover-probe IMAGE COVER [WORKING-MEMORY [SCRATCH-FOLDER]]
// Makes a cover with the limits of a widget and writes it. Prints width, height, quality and bytes, or the error. Tests
// and benchmarks start it to see what one cover takes in a process of its own.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    print("usage: vitrine-cover-probe IMAGE COVER [WORKING-MEMORY [SCRATCH-FOLDER]]")
    exit(64)
}
var limits = CoverLimits.widget
if arguments.count > 2, let memory = Int(arguments[2]) { limits.workingMemory = memory }
if arguments.count > 3 { limits.scratchFolder = arguments[3] }

do throws(ImageError) {
    let cover = try CoverImage.make(from: arguments[0], limits: limits)
    print("\(cover.pixelWidth) \(cover.pixelHeight) \(cover.quality) \(cover.jpeg.count)")
    guard let file = fopen(arguments[1], "w") else { exit(74) }
    let written = fwrite(cover.jpeg, 1, cover.jpeg.count, file)
    guard fclose(file) == 0, written == cover.jpeg.count else { exit(74) }
} catch {
    print(error)
    exit(65)
}
