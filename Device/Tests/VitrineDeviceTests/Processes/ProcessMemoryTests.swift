import Testing

@testable import VitrineDevice

struct ProcessMemoryTests {
    private func memory(peak: Int, anonymous: Int, files: Int) -> ProcessMemory? {
        let text = """
            Name:\twidget
            VmPeak:\t  999999 kB
            VmHWM:\t   \(peak) kB
            VmRSS:\t   \(anonymous + files) kB
            RssAnon:\t    \(anonymous) kB
            RssFile:\t   \(files) kB
            RssShmem:\t       0 kB
            """
        return ProcessMemory(status: Array(text.utf8))
    }

    @Test func pagesOfFilesAreResidentAndNotAnonymous() {
        let memory = memory(peak: 38_296, anonymous: 3_668, files: 34_628)
        #expect(memory == ProcessMemory(anonymous: 3_668 << 10, resident: 38_296 << 10))
    }

    @Test func memoryThatWasFreedBeforeTheReadingCounts() {
        #expect(memory(peak: 70_000, anonymous: 4_000, files: 30_000)?.anonymous == 40_000 << 10)
    }

    @Test func readingWithoutFiguresIsNoMemory() {
        #expect(ProcessMemory(status: Array("Name:\twidget\n".utf8)) == nil)
        #expect(ProcessMemory(of: Int(Int32.max)) == nil)
    }

    @Test func peakHasTheGreatestOfEachFigure() {
        let readings = [nil, ProcessMemory(anonymous: 1, resident: 9), ProcessMemory(anonymous: 3, resident: 4)]
        #expect(ProcessMemory.peak(of: readings) == ProcessMemory(anonymous: 3, resident: 9))
        #expect(ProcessMemory.peak(of: [nil]) == nil)
    }
}
