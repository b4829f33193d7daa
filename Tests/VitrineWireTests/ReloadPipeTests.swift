import Foundation
import Testing
import VitrineTesting

@testable import VitrineWire

/// The pipe by which processes that the device did not start reach the device.
struct ReloadPipeTests {
    private let folder: TemporaryContainers
    private let pipe: ReloadPipe

    init() throws {
        folder = try TemporaryContainers()
        pipe = ReloadPipe(containers: folder.path)
    }

    private static func notice(_ kinds: String?...) -> ReloadNotice {
        ReloadNotice(group: "group.x", reloads: kinds.map { ReloadRequest(kind: $0) })
    }

    /// Runs a closure with a device's end of the pipe open, and returns the notices that arrived.
    private func listening(_ body: () throws -> Void) throws -> [ReloadNotice] {
        let end = try pipe.openForReading()
        defer { close(end) }
        try body()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(end, &bytes, bytes.count)
        guard count > 0 else { return [] }
        var reader = ReloadNoticeReader()
        let (notices, invalid) = reader.read(bytes[..<count])
        #expect(invalid == 0)
        return notices
    }

    @Test func noticesArriveInOrder() throws {
        let notices = [Self.notice("a", nil), Self.notice("b\n\"\u{0}"), Self.notice()]
        let arrived = try listening { for notice in notices { try pipe.send(notice) } }
        #expect(arrived == notices)
    }

    @Test func noticeIsNotSentWithoutADevice() throws {
        #expect(try !pipe.send(Self.notice("a")), "no device ever ran")
        _ = try listening {}
        #expect(try !pipe.send(Self.notice("a")), "a device ran, and has ended")
        let arrived = try listening { try pipe.send(Self.notice("b")) }
        #expect(arrived == [Self.notice("b")], "nothing is left over")
    }

    @Test func longNoticeRequestsAllKindsInstead() throws {
        let kinds = (0..<100).map { ReloadRequest(kind: "kind number \($0)") }
        let arrived = try listening { try pipe.send(ReloadNotice(group: "group.x", reloads: kinds)) }
        #expect(arrived == [Self.notice(nil)])
        #expect(throws: WireError.self) {
            try pipe.send(ReloadNotice(group: String(repeating: "g", count: 600), reloads: []))
        }
    }

    @Test func fullPipeDropsNoticesWithoutBlocking() throws {
        var reported = 0
        let end = try pipe.openForReading()
        while try pipe.send(Self.notice("a")) { reported += 1 }
        #expect(reported > 100)
        close(end)
        #expect(try !pipe.send(Self.notice("a")))
    }

    /// A notice written to a regular file would stay there, and a link's target may belong to another program.
    @Test(arguments: ["file", "link", "folder"])
    func otherFileAtThePipesPathIsNotUsed(what: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/.device", withIntermediateDirectories: true)
        let other = folder.path + "/other"
        try Data("kept".utf8).write(to: URL(filePath: other))
        switch what {
        case "file": try manager.copyItem(atPath: other, toPath: pipe.path)
        case "link": try manager.createSymbolicLink(atPath: pipe.path, withDestinationPath: other)
        default: try manager.createDirectory(atPath: pipe.path, withIntermediateDirectories: false)
        }
        let error = #expect(throws: WireError.self) { try pipe.send(Self.notice("a")) }
        #expect(error?.code == .system && error?.message.contains(pipe.path) == true)
        #expect(throws: WireError.self) { try pipe.openForReading() }
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "kept")
    }

    @Test func onlyTheOwnerMayUseThePipe() throws {
        _ = try listening {}
        for (path, mode) in [(folder.path + "/.device", 0o700), (pipe.path, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }

    @Test func splitLinesAreReadAndInvalidLinesAreCounted() throws {
        let notices = [Self.notice("a"), Self.notice(nil)]
        let text =
            try notices[0].line() + Array("nonsense\n{}\n".utf8) + Array(repeating: 65, count: 5000)
            + Array("\n".utf8) + notices[1].line()
        for size in [1, 2, 7, 100, text.count] {
            var reader = ReloadNoticeReader()
            var (found, bad): ([ReloadNotice], Int) = ([], 0)
            for start in stride(from: 0, to: text.count, by: size) {
                let (some, invalid) = reader.read(text[start..<min(start + size, text.count)])
                found += some
                bad += invalid
            }
            #expect(found == notices && bad == 3, "\(size)")
        }
    }
}
