#if canImport(Testing) && !canImport(Darwin)
import Foundation
import Synchronization
import Testing
import VitrineWire

/// What the hosts of one test were asked and answered, for the attachments and comments of a failure.
final class DeviceRecord: Sendable {
    /// A request with its answer.
    struct Exchange: Sendable {
        var request: WireRequest
        var response: WireResponse
        /// The files of the containers when the answer arrived.
        var files: [ContainerFile]
    }

    /// The record of the test that is running; nil without a device.
    @TaskLocal static var current: DeviceRecord?

    private let containers: TemporaryContainers
    private let exchanges = Mutex<[Exchange]>([])
    private let hasFailed = Mutex(false)

    init(_ containers: TemporaryContainers) {
        self.containers = containers
    }

    func add(_ request: WireRequest, _ response: WireResponse) {
        let exchange = Exchange(request: request, response: response, files: ContainerFile.all(in: containers.path))
        exchanges.withLock { $0.append(exchange) }
    }

    /// Performs a test, comments on its failures, and attaches the record if there was one.
    func run(
        _ test: Test,
        _ testCase: Test.Case?,
        _ function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let handler: IssueHandlingTrait = .compactMapIssues { self.commented($0) }
        do {
            try await Self.$current.withValue(self) {
                try await handler.provideScope(for: test, testCase: testCase) { try await function() }
            }
        } catch {
            attach(at: test.sourceLocation)
            throw error
        }
        if hasFailed.withLock(\.self) { attach(at: test.sourceLocation) }
    }

    private func commented(_ issue: Issue) -> Issue {
        guard issue.isFailure else { return issue }
        hasFailed.withLock { $0 = true }
        var issue = issue
        issue.comments += report.hints.map { Comment(rawValue: $0) }
        return issue
    }

    private func attach(at location: SourceLocation) {
        let report = report
        guard !report.exchanges.isEmpty else { return }
        Attachment.record(report.trace, named: "trace.txt", sourceLocation: location)
        for (name, timeline) in report.timelines {
            Attachment.record(timeline.testDescription + "\n", named: "timeline-\(name).txt", sourceLocation: location)
            Attachment.record(timeline.picture, named: "picture-\(name).txt", sourceLocation: location)
        }
    }

    private var report: DeviceReport {
        DeviceReport(exchanges: exchanges.withLock { $0 }, files: ContainerFile.all(in: containers.path))
    }
}

/// A file of a container, in the state in which it was found.
struct ContainerFile: Hashable, Sendable {
    /// The path from the containers' folder on, which begins with the group.
    var path: String
    var byteCount: Int
    /// Each write makes a file of its own, which takes the place of the one before.
    var number: Int

    /// The files of a folder, by name; the library's own, such as locks, are left out.
    static func all(in folder: String) -> [ContainerFile] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.sorted()
            .compactMap { path in
                // A file that was removed meanwhile is left out.
                guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
                    let found = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path),
                    found[.type] as? FileAttributeType == .typeRegular
                else { return nil }
                return ContainerFile(
                    path: path,
                    byteCount: found[.size] as? Int ?? 0,
                    number: found[.systemFileNumber] as? Int ?? 0
                )
            }
    }
}
#endif
