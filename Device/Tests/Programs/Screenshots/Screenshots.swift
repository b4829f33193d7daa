import BrowserTesting
import Foundation

/// Takes the documentation's screenshots of a running page: `vitrine-screenshots ADDRESS FOLDER [NAME...]`.
///
/// With names, the program takes only those screenshots. The device must be new and have the sample data, because the
/// screenshots show its state.
@main
struct Screenshots {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let address = arguments.first, let folder = arguments.dropFirst().first else {
            FileHandle.standardError.write(Data("usage: vitrine-screenshots ADDRESS FOLDER [NAME...]\n".utf8))
            exit(64)
        }
        let names = Set(arguments.dropFirst(2))
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try await Picture.storeSample(at: address)
            for picture in Picture.all where names.isEmpty || names.contains(picture.name) {
                let png = try await picture.take(from: address)
                let file = URL(filePath: folder).appending(path: "\(picture.name).png")
                try png.write(to: file)
                print("\(file.relativePath): \(png.count / 1024) KiB")
            }
        } catch {
            FileHandle.standardError.write(Data("screenshots: \(error)\n".utf8))
            exit(1)
        }
    }
}
