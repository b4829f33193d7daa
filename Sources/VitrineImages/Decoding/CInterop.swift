#if !canImport(ImageIO)
import CVitrineImages

extension ImageInput {
    /// The input as the decoders in C read it; valid as long as the input is.
    var c: vitrine_input {
        vitrine_input(descriptor: descriptor, bytes: memory.baseAddress, count: memory.count, position: 0)
    }
}

extension CoverLimits {
    /// Calls a decoder with what it may hold, and where the rest goes.
    func withScratch<Result>(_ body: (vitrine_scratch) -> Result) -> Result {
        scratchFolder.withCString { body(vitrine_scratch(memory: max(0, workingMemory), folder: $0)) }
    }
}

/// Copies what a decoder points to.
func copy(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
}
#endif
