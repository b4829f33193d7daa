import SystemLibC
import VitrineImages

// vitrine-cover-probe IMAGE COVER [WORKING-MEMORY [SCRATCH-FOLDER]]
// Creates a cover with a widget's limits and writes it. Prints width, height, quality and bytes, or the error. Tests
// and benchmarks run it to measure one cover in a separate process: the last line contains the peak of its memory in
// kB.

/// Prints the program's peak memory.
///
/// This is the kernel's count for this program alone: `getrusage` also counts the parent's memory before `exec`.
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
