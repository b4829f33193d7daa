import ArgumentParser
import Foundation
import VitrineDevice
import VitrineDoctor

/// The device whose containers a command examines, the moment to which it measures ages, and how it prints what it
/// found.
struct ExaminedState: ParsableArguments {
    @Option(help: "The device's state, which has the folder of the containers.")
    var state = SampleApps.usual.state

    @Option(
        name: .customLong("now"),
        help:
            "The moment to which ages are measured, ISO 8601; by default the device's time, or this machine's without a device."
    )
    var moment: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        if let moment { try CommandFiles.validate(moment, of: "--now") }
    }

    /// The present moment of the device whose state folder has a container or a file of one.
    func now(of path: String) throws -> AuditTime {
        let machine = Date()
        let folder = path.range(of: "/containers/", options: .backwards).map { String(path[..<$0.lowerBound]) }
        let device =
            try moment.map { try DeviceClock.date($0) } ?? folder.flatMap { StoredClock.date(in: $0, now: machine) }
        return AuditTime(device: device ?? machine, machine: machine)
    }

    func show(_ json: Data, _ lines: [String]) {
        if self.json { Terminal.show(json: String(decoding: json, as: UTF8.self)) } else { Terminal.show(lines) }
    }
}

/// Where a device keeps its containers.
struct ContainerLocation {
    /// The folder that has a folder for each group.
    var folder: String

    init(state: String) { folder = CommandFiles.absolute(state) + "/containers" }

    /// The names of the containers, sorted, without hidden folders; none if there is no such folder.
    var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The path of a container that is named by its path or by its group's identifier.
    func path(of container: String) -> String {
        let isPath = container.contains("/") || !names.contains(container)
        return isPath && FileManager.default.fileExists(atPath: container) || container.contains("/")
            ? CommandFiles.absolute(container) : "\(folder)/\(container)"
    }
}
