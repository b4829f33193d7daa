import Foundation

/// The program that the compiler starts to expand `#Preview`, `#bundle`, `@Entry`, `@Model` and `@Generable`.
///
/// It speaks the compiler's plug-in protocol itself: messages of JSON, each behind its length as eight bytes with the
/// lowest first. The package therefore needs no `swift-syntax`, which takes longer to build than everything else here.
/// The protocol is described by `PluginMessages.swift` in https://github.com/swiftlang/swift-syntax.
@main
enum Plugin {
    static func main() {
        while let request = read() {
            write(PluginRequest(request).response)
        }
    }

    private static func read() -> [String: Any]? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard let body = read(count: Int(length)) else { return nil }
        // The compiler ends a plug-in that does not answer, with a message that names it.
        return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    }

    private static func read(count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    private static func write(_ response: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: response) else { return }
        let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        // A closed pipe means that the compiler has ended; the next read ends this program too.
        try? FileHandle.standardOutput.write(contentsOf: header + body)
    }
}
