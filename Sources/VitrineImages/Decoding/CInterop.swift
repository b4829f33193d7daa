#if !canImport(ImageIO)
import CVitrineImages

extension ImageInput {
    /// The input for the C decoders; valid as long as this input exists.
    var c: vitrine_input {
        vitrine_input(descriptor: descriptor, bytes: memory.baseAddress, count: memory.count, position: 0)
    }
}

extension CoverLimits {
    /// Calls a decoder with its memory limit and its scratch folder.
    func withScratch<Result>(_ body: (vitrine_scratch) -> Result) -> Result {
        scratchFolder.withCString { body(vitrine_scratch(memory: max(0, workingMemory), folder: $0)) }
    }
}

/// Copies bytes that a decoder owns.
func copy(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
}
#endif
