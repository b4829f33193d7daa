import Foundation
import PropertyLists

/// Finds what is in a file by its place in the container; a pure function of place and bytes.
enum ContentReader {
    /// The largest file that is read, in bytes: 16 times the default limit of a snapshot.
    static let byteLimit = 16 << 20

    /// Whether a file at a place is read at all.
    static func reads(_ place: ContainerPlace) -> Bool {
        switch place {
        case .document, .database, .asset, .claim, .preferences, .setAside: true
        case .lock, .newFile, .other: false
        }
    }

    static func content(of data: Data, at place: ContainerPlace, named name: String) -> FileContent {
        switch place {
        case .document, .claim: DocumentReader.read(data)
        case .database: database(data, name)
        case .asset(_, let digest): .asset(matchesName: AssetDigest.text(of: data) == digest)
        case .preferences: preferences(data)
        // What is damaged needs no second diagnosis.
        case .setAside, .lock, .newFile, .other: .notRead
        }
    }

    /// A database begins with a text of 16 bytes ("Database File Format", sqlite.org); an empty file is an empty
    /// database.
    private static func database(_ data: Data, _ name: String) -> FileContent {
        guard !["-wal", "-shm", "-journal"].contains(where: name.hasSuffix) else { return .database }
        let isDatabase = data.isEmpty || data.starts(with: Data("SQLite format 3\0".utf8))
        return isDatabase ? .database : .damaged("the file does not begin as a SQLite database does")
    }

    private static func preferences(_ data: Data) -> FileContent {
        guard let values = PropertyList.fields(of: data) else {
            return .damaged("the file is not a property list with keys")
        }
        return .preferences(keyCount: values.count)
    }
}

/// The digest in the name of a file beside a snapshot: FNV-1a of 128 bits (RFC 9923), 32 hexadecimal digits.
enum AssetDigest {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
        for byte in bytes { value = (value ^ UInt128(byte)) &* prime }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
