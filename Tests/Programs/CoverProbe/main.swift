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
// and benchmarks start it to see what one cover takes in a process of its own: the last line has the peak of its memory in kB.

/// Prints the most memory that the program had at a time.
///
/// The kernel's count of this program alone: `getrusage` also counts what the parent had before this program took its place.
func printPeak() {
    guard let file = fopen("/proc/self/status", "r") else { return }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard text.hasPrefix("VmHWM:") else { continue }
        print("peak", text.split(whereSeparator: \.isWhitespace)[1])
        return
    }
}

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
    printPeak()
} catch {
    print(error)
    printPeak()
    exit(65)
}
