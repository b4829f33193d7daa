import ArgumentParser
import Foundation
import VitrineDoctor

/// `vitrine inspect`: describes one file of a container.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Describe a file of a container: its owners, its generation, its age and its content.",
        discussion: """
            Status 0: the file is well. 65: it needs a remedy, or no container or several have such a key. 74: there is no file \
            at the path.
            """
    )

    @Argument(help: "A file's path, or a key: the file's name in a container, with or without .json.")
    var file: String

    @Option(help: "The group whose container has the file; needed if several have one.")
    var group: String?

    @OptionGroup var examined: ExaminedState

    func run() throws {
        let inspection = try inspect()
        try examined.show(inspection.json, inspection.lines)
        guard inspection.findings.allSatisfy({ $0.severity == .notice }) else { throw ExitStatus.data.exitCode }
    }

    private func inspect() throws -> FileInspection {
        let place = ContainerLocation(state: examined.state)
        if file.contains("/") || FileManager.default.fileExists(atPath: file) {
            let path = CommandFiles.absolute(file)
            let now = try examined.now(of: path)
            if let inspection = FileInspection.read(path, containers: place.folder, now: now) { return inspection }
            throw CommandFailure(.file, "there is no file \(path); check the path")
        }
        let now = try examined.now(of: "\(place.folder)/")
        let groups = group.map { [$0] } ?? place.names
        let found = groups.flatMap { group in [file, file + ".json"].map { "\(place.folder)/\(group)/\($0)" } }
            .compactMap { FileInspection.read($0, containers: place.folder, now: now) }
        guard let first = found.first else {
            let known = groups.flatMap { Self.documents("\(place.folder)/\($0)") }.prefix(20).joined(separator: ", ")
            throw CommandFailure(
                .data,
                "no container in \(place.folder) has a file \(file)" + (known.isEmpty ? "" : "; there are \(known)")
            )
        }
        guard found.count == 1 else {
            throw CommandFailure(.data, "\(found.count) containers have a file \(file); name one with --group")
        }
        return first
    }

    private static func documents(_ container: String) -> [String] {
        ContainerReader.read(container).files.filter { $0.place == .document }.map(\.path)
    }
}
