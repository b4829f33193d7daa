#if !canImport(ImageIO)
import CVitrineImages

extension ImageError {
    /// Converts a decoder's fault to an error for the person who has the file.
    init(_ fault: vitrine_fault, name: String, format: String, limits: CoverLimits) {
        let text = withUnsafeBytes(of: fault.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        switch fault.kind {
        case VITRINE_FAULT_TRUNCATED:
            self.init(.truncated, "\(name) is incomplete; copy or download it again.", cause: text)
        case VITRINE_FAULT_EMPTY:
            self.init(.empty, "\(name) declares no pixels; save the image again.", cause: text)
        case VITRINE_FAULT_UNSUPPORTED:
            self.init(
                .unknownFormat,
                "\(name) is an unsupported variant of \(format); save it as an ordinary \(format).",
                cause: text
            )
        case VITRINE_FAULT_MEMORY:
            self.init(
                .needsTooMuchMemory,
                "\(name) needs more memory than is available; save it without metadata.",
                cause: text
            )
        case VITRINE_FAULT_READ:
            self = .system("pread", Int32(fault.number), name: name)
        case VITRINE_FAULT_SCRATCH:
            self.init(
                .inputOutput,
                "\(name) needs a scratch file, but \(limits.scratchFolder) has no space for it; free space there, "
                    + "set another scratchFolder, or raise workingMemory.",
                cause: "errno \(fault.number), \(text)"
            )
        default:
            self.init(.damaged, "\(name) is damaged; copy or download it again.", cause: text)
        }
    }
}
#endif
