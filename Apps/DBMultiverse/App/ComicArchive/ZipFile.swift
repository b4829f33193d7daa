import CLibZip
import Foundation

/// An open ZIP archive, read through libzip.
struct ZipFile: ~Copyable {
    /// An entry of the archive's central directory.
    struct Entry {
        let index: UInt64
        let name: String
        let byteCount: UInt64
        let packedByteCount: UInt64
        let isFolder: Bool
        let isLink: Bool
        let isEncrypted: Bool
    }

    private let archive: OpaquePointer
    private let path: String

    deinit { zip_discard(archive) }

    /// Opens an archive and checks the consistency of its central directory.
    init(path: String) throws(ComicError) {
        var code: Int32 = 0
        var result = zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, &code)
        // A duplicate name also makes the directory inconsistent. Opening without that check lets the error state the
        // name.
        if result == nil && code == ZIP_ER_EXISTS { result = zip_open(path, ZIP_RDONLY, &code) }
        guard let opened = result else { throw Self.error(code, system: errno, path: path) }
        archive = opened
        self.path = path
    }

    /// The number of entries, including folders.
    var count: Int { Int(max(0, zip_get_num_entries(archive, 0))) }

    /// Reads an entry of the central directory.
    func entry(at index: Int) throws(ComicError) -> Entry {
        var status = zip_stat_t()
        guard zip_stat_index(archive, zip_uint64_t(index), 0, &status) == 0, let name = status.name else {
            throw damaged("the directory has no entry \(index)")
        }
        var system: zip_uint8_t = 0
        var attributes: zip_uint32_t = 0
        // An archive without these attributes has neither links nor file modes.
        _ = zip_file_get_external_attributes(archive, zip_uint64_t(index), 0, &system, &attributes)
        let mode = Int32(system) == ZIP_OPSYS_UNIX ? attributes >> 16 & 0o170000 : 0
        let text = Self.text(name, raw: zip_get_name(archive, zip_uint64_t(index), zip_flags_t(ZIP_FL_ENC_RAW)))
        return Entry(
            index: zip_uint64_t(index),
            name: text,
            byteCount: status.size,
            packedByteCount: status.comp_size,
            isFolder: text.hasSuffix("/"),
            isLink: mode == 0o120000,
            isEncrypted: status.encryption_method != 0
        )
    }

    /// Unpacks the start of a file.
    ///
    /// - Parameters:
    ///   - index: The entry's index in the central directory.
    ///   - name: The file's name in error messages.
    ///   - count: The largest number of bytes to unpack.
    ///   - use: Receives the bytes in pieces.
    /// - Throws: ``ComicErrorCode/damaged`` if the checksum at the end does not match, or the error of `use`.
    func read(
        _ index: UInt64,
        name: String,
        upTo count: Int,
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError) {
        guard let file = zip_fopen_index(archive, index, 0) else { throw damaged("\(name) cannot be opened") }
        defer { zip_fclose(file) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        var left = count
        while left > 0 {
            let read = zip_fread(file, buffer.baseAddress, zip_uint64_t(min(left, buffer.count)))
            guard read >= 0 else { throw damaged("\(name) is damaged") }
            if read == 0 { return }
            left -= Int(read)
            try use(UnsafeRawBufferPointer(rebasing: buffer[..<Int(read)]))
        }
    }

    // libzip decodes a name that is not marked as UTF-8 with the DOS character set, which shows symbols for control
    // characters. In that case the raw bytes are checked.
    private static func text(_ name: UnsafePointer<CChar>, raw: UnsafePointer<CChar>?) -> String {
        guard let raw else { return String(cString: name) }
        let bytes = String(cString: raw)
        return bytes.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? bytes : String(cString: name)
    }

    private func damaged(_ what: String) -> ComicError {
        let text = zip_strerror(archive).map { ReportedFailure(String(cString: $0)) }
        return ComicError(.damaged, "\(path): \(what); download the archive again.", cause: text)
    }

    private static func error(_ code: Int32, system: Int32, path: String) -> ComicError {
        var details = zip_error_t()
        zip_error_init_with_code(&details, code)
        defer { zip_error_fini(&details) }
        let text = zip_error_strerror(&details).map { ReportedFailure(String(cString: $0)) }
        switch code {
        case ZIP_ER_NOENT: return .system("zip_open", ENOENT, path: path)
        case ZIP_ER_OPEN, ZIP_ER_READ, ZIP_ER_SEEK: return .system("zip_open", system, path: path)
        case ZIP_ER_NOZIP:
            return ComicError(
                .notComic,
                "\(path) is not a ZIP archive, or it is truncated; choose a folder or a complete .cbz file.",
                cause: text
            )
        default:
            return ComicError(.damaged, "\(path) is damaged; download the archive again.", cause: text)
        }
    }
}
