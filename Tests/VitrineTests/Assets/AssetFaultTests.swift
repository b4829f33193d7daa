import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// Images beside texts, with writers that are killed, that find the disk full, or that run concurrently.
@Suite(.serialized, .hangGuard)
struct AssetFaultTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func prepare(isFirst: Bool) throws {
        try folder.removeEverything()
        guard !isFirst else { return }
        for byte in [5, 6] as [UInt8] { try folder.putPage(byte) }
    }

    /// The stored text; "torn" if text and image do not belong together.
    private func shown() -> String {
        let (reading, picture) = folder.store.read(.page, with: .picture)
        guard let text = reading.value?.text else { return "\(reading == .missing ? "nothing" : "damaged")" }
        guard let bytes = picture.bytes, bytes.count == 20_000, bytes.allSatisfy({ "\($0)" == text }) else {
            return "torn: \(text) with \(picture)"
        }
        return text
    }

    @Test(.needsStrace, arguments: [(true, false), (false, false), (false, true)])
    func textAndImageMatchIfKilledAtAnySystemCall(isFirst: Bool, isDurable: Bool) throws {
        let arguments = ["cover", folder.path, "7"] + (isDurable ? ["durable"] : [])
        try prepare(isFirst: isFirst)
        let (calls, whole) = try probe.systemCalls(of: arguments, from: folder.path)
        #expect(whole.output == "stored\n")
        try #require(calls.count > 20)
        var outcomes: [String: Int] = [:]
        for call in calls.swept() {
            try prepare(isFirst: isFirst)
            let end = try probe.killed(at: call, arguments).finish()
            let shown = shown()
            outcomes[shown, default: 0] += 1
            if end.output == "stored\n" { #expect(shown == "7", "\(call) lost what was acknowledged") }
            #expect(shown == "7" || shown == (isFirst ? "nothing" : "6"), "\(call) left \(shown)")
        }
        // The system calls cover both sides of the moment at which the new value becomes visible.
        #expect(outcomes["7"] ?? 0 > 0 && outcomes.count == 2, "\(outcomes)")
        // Leftover files are gone after two more writes.
        for byte in [8, 9] as [UInt8] { try folder.putPage(byte) }
        #expect(shown() == "9")
        #expect(try folder.names().filter { $0.hasPrefix("picture.") }.count == 3)
        #expect(try folder.names(in: ".vitrine").allSatisfy { $0.hasPrefix("page.json.") })
    }

    @Test(.needsStrace, arguments: ["1+", "2"])
    func fullDiskAtEitherWriteLeavesTextAndImageUnchanged(writes: String) throws {
        try prepare(isFirst: false)
        let fault = "error=ENOSPC:when=\(writes)"
        let end = try probe.faulty(fault, call: "pwrite64", "cover", folder.path, "7").finish()
        #expect(end.status == 3 && end.output.contains("diskFull"), "\(end)")
        #expect(shown() == "6")
        try folder.putPage(7)
        #expect(shown() == "7")
        #expect(try folder.names().filter { $0.hasPrefix("picture.") }.count == 3)
    }

    @Test(.needsStrace) func fullDiskReusesTheSpaceOfUnreferencedImages() throws {
        try prepare(isFirst: false)
        let litter = try folder.names().filter { $0.hasPrefix("picture.") }
        #expect(litter.count == 3)
        let end = try probe.faulty("error=ENOSPC:when=1", call: "pwrite64", "cover", folder.path, "7").finish()
        #expect(end.output == "stored\n" && shown() == "7", "\(end)")
        // The generation before the last is gone: the plain name, the previous image and the current one are left.
        let left = try folder.names().filter { $0.hasPrefix("picture.") }
        #expect(left.count == 3 && Set(left).intersection(litter).count == 2)
    }

    @Test(.needsRoot) func fullDiskKeepsTheOldImageAndRecovers() throws {
        #expect(mount("tmpfs", folder.path, "tmpfs", 0, "size=72k,mode=700") == 0)
        defer { umount2(folder.path, Int32(MNT_DETACH)) }
        try folder.putPage(5)
        try folder.put(String(repeating: "x", count: 28_000), as: "ballast")
        #expect(code { try folder.putPage(6) } == .diskFull)
        #expect(shown() == "5")
        try FileManager.default.removeItem(atPath: folder.path + "/ballast")
        try folder.putPage(6)
        #expect(shown() == "6")
    }

    @Test func readersNeverPairATextWithTheWrongImage() throws {
        let readers = try (0..<2).map { _ in try probe.start("pairs", folder.path) }
        for reader in readers { #expect(reader.waitForLine() == "reading") }
        let writers = try (0..<3).map { _ in try probe.start("covers", folder.path, "150") }
        for writer in writers { #expect(try writer.finish().status == 0) }
        for reader in readers { #expect(try reader.finish().output == "many pairs, faults: [:]\n") }
    }

    @Test func writersKilledAmongOthersLeaveNoTornPair() throws {
        let reader = try probe.start("pairs", folder.path)
        #expect(reader.waitForLine() == "reading")
        let victims = try (0..<3).map { _ in try probe.start("covers", folder.path, "1000000") }
        for victim in victims {
            let before = folder.store.read(.page).snapshot?.generation ?? 0
            while folder.store.read(.page).snapshot?.generation ?? 0 < before + 20 { usleep(200) }
            victim.send(SIGKILL)
        }
        for victim in victims { _ = try victim.finish() }
        #expect(try probe.start("covers", folder.path, "3").finish().status == 0)
        #expect(try reader.finish().output == "many pairs, faults: [:]\n")
        #expect(try folder.names().filter { $0.hasPrefix("picture.") }.count == 3)
    }
}
