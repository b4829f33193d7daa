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

    @Option(help: "Vitrine's folder; by default the one above this program.")
    var library: String?

    func run() async throws {
        let location = try LibraryLocation.find(
            library.map(CommandFiles.absolute),
            program: CommandFiles.ownProgram
        )
        let package = try StarterPackage(name: name, library: location)
        let path = CommandFiles.absolute(folder) + "/" + name
        try package.write(to: path)
        print("Made \(path). Next:\n\n  cd \(name)\n  swift test\n  vitrine run --package .")
    }
}
