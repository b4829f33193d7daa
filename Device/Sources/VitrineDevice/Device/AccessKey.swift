import Foundation

/// What a request must know to be answered by a device: a text that the device makes when it starts, and that only the
/// person who started it can read.
public struct AccessKey: Sendable {
    /// 43 characters that need no encoding in addresses, headers and cookies.
    public let text: String

    private static let byteCount = 32

    /// Makes a key of 32 bytes.
    public init(using generator: inout some RandomNumberGenerator) {
        let bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
        text = Self.text(of: Data(bytes))
    }

    /// Reads the text of a key; nil for any other text.
    init?(text: String) {
        let base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/") + "="
        guard let data = Data(base64Encoded: base64), data.count == Self.byteCount, Self.text(of: data) == text else {
            return nil
        }
        self.text = text
    }

    private static func text(of data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    /// Compares a text with the key, in a time that does not tell where they differ.
    public func isEqual(to given: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(given.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The name of the cookie that carries the key: browsers send the cookies of all ports of a host to each of them.
    public static func cookieName(port: some StringProtocol) -> String { "vitrine-\(port)" }

    /// Stores the key in a file of mode 0600, and makes its folder, of mode 0700, if it is missing.
    /// - Throws: ``DeviceError`` with code `state`.
    public func store(in file: String) throws(DeviceError) {
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: file).deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try PrivateFile.replace(file, by: Data("\(text)\n".utf8))
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its folder's permissions")
            throw DeviceError(.state, "cannot store the key in \(file); \(remedy)", cause: error)
        }
    }

    /// Reads the key in a file; nil if there is no file.
    /// - Throws: ``DeviceError`` with code `file` for a file that cannot be read, or that holds anything but a key.
    public static func read(_ file: String) throws(DeviceError) -> AccessKey? {
        // A pipe would keep the reader waiting.
        let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw DeviceError(.file, "the key in \(file) cannot be read (error \(errno)); only its owner can")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A folder has no bytes.
        let bytes = (try? handle.read(upToCount: 100)) ?? Data()
        guard let key = AccessKey(text: String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)) else {
            throw DeviceError(
                .file,
                "\(file) is damaged: it holds no key; start the device again, or name another file with --key-file"
            )
        }
        return key
    }

    /// Removes a file of this key; one of another key stays.
    public func remove(_ file: String) {
        // A file that stays opens nothing: the next device has another key.
        guard let stored = try? Self.read(file), isEqual(to: stored.text) else { return }
        unlink(file)
    }
}
