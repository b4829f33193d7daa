import ArgumentParser
import Foundation
import VitrineHost

/// `vitrine new`: makes a package with a widget.
struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a package with a widget, an app, a test and a device script."
    )

    @Argument(help: "The app's name, such as Steps; the folder has the same name.")
    var name: String

    @Option(help: "The folder in which the package's folder is made.")
    var folder = "."

    @Option(help: "The address of Vitrine's repository, for a package that is built on other machines too.")
    var url: String?

    @Option(help: "Vitrine's folder on this machine; by default the one above this program.")
    var library: String?

    func validate() throws {
        if url != nil, library != nil { throw ValidationError("give --url or --library, not both") }
    }

    func run() async throws {
        let path = CommandFiles.absolute(folder) + "/" + name
        let source = try source()
        try StarterPackage(name: name, library: source).write(to: path)
        if case .folder(let location) = source {
            print("The package uses \(location.folder); --url ADDRESS makes one that is built on other machines too.")
        }
        print("Made \(path). Next:\n\n  cd \(name)\n  swift test\n  vitrine run --package .")
    }

    private func source() throws(HostError) -> LibrarySource {
        if let url { return .address(url) }
        let program = CommandFiles.ownProgram
        if let library { return .folder(try LibraryLocation.find(CommandFiles.absolute(library), program: program)) }
        let found = try LibraryLocation.find(nil, program: program)
        // An installed version lies beside a link, which is still there when another has taken its place.
        let link = FilePath.folder(found.folder) + "/vitrine"
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        guard target == FilePath.name(found.folder) else { return .folder(found) }
        return .folder(try LibraryLocation.find(link, program: program))
    }
}
