extension ImageOrientation {
    /// Reads tag 0x0112 from the first directory of a TIFF structure, the format of EXIF data.
    ///
    /// Any invalid data gives ``up``: an image with the wrong orientation is better than no image.
    /// The layout is that of TIFF 6.0, sections 2 and 8.
    init(exif bytes: UnsafeBufferPointer<UInt8>) {
        let tiff = TIFFBytes(bytes)
        self = tiff?.firstDirectoryValue(ofTag: 0x0112).flatMap { ImageOrientation(rawValue: $0) } ?? .up
    }
}

/// Numbers in a TIFF structure, in the byte order that its first two bytes specify.
private struct TIFFBytes {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isBigEndian: Bool

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4D else { return nil }
        self.bytes = bytes
        isBigEndian = bytes[0] == 0x4D
        guard number(at: 2, count: 2) == 42 else { return nil }
    }

    /// The 16-bit value of a tag in the first directory.
    func firstDirectoryValue(ofTag tag: Int) -> Int? {
        guard let directory = number(at: 4, count: 4), let entries = number(at: directory, count: 2) else { return nil }
        for entry in 0..<entries {
            let offset = directory + 2 + 12 * entry
            guard let found = number(at: offset, count: 2) else { return nil }
            // Type 3 is a 16-bit number, stored in the entry itself.
            if found == tag && number(at: offset + 2, count: 2) == 3 { return number(at: offset + 8, count: 2) }
        }
        return nil
    }

    private func number(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let digits = bytes[offset..<offset + count]
        return isBigEndian ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
