import Foundation

/// The text of a file in UTF-8 or UTF-16.
enum SourceText {
    /// Reads a file.
    /// - Throws: ``AssetFinding`` if the file cannot be read or is in another encoding.
    static func read(_ file: URL) throws(AssetFinding) -> String {
        guard let data = try? Data(contentsOf: file) else {
            throw AssetFinding(.error, "cannot be read; add the file or remove it from the target", in: file)
        }
        guard let text = decode([UInt8](data)) else {
            throw AssetFinding(.error, "is neither UTF-8 nor UTF-16; save it as UTF-8", in: file)
        }
        return text
    }

    /// Decodes bytes; nil if they are neither UTF-8 nor UTF-16.
    ///
    /// A file in UTF-16 without a byte order mark is recognised by the zero bytes of its first two characters, which
    /// are ASCII in every string table.
    static func decode(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.count >= 4, bytes[1] == 0, bytes[3] == 0 { return utf16(bytes[...], isBigEndian: false) }
        if bytes.count >= 4, bytes[0] == 0, bytes[2] == 0 { return utf16(bytes[...], isBigEndian: true) }
        let rest = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
        return String(validating: rest, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2)
            .map { index in
                let first = UInt16(bytes[index])
                let second = UInt16(bytes[index + 1])
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
        return String(validating: units, as: UTF16.self)
    }
}
