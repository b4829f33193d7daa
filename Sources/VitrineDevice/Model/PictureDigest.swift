import WidgetArchive

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Names a picture by what it shows.
enum PictureDigest {
    /// Gives 16 hexadecimal digits: the FNV-1a hash of the archive's JSON with sorted keys, the same on every run.
    ///
    /// Not meant against forgery: it tells two pictures of one widget apart.
    static func of(_ archive: EntryArchive) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // An archive came from JSON, so it can be written as JSON; were it not, it would only get the digest of nothing.
        let bytes = (try? encoder.encode(archive)) ?? Data()
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
