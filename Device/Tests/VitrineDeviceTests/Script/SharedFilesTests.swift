import Foundation
import Testing
import VitrineDevice

@testable import VitrineScript

/// Snapshots and journals in the apps' containers, as the checks of a script see them between two steps.
struct SharedFilesTests {
    private let folder: TemporaryFolder
    private var files: SharedFiles

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/group.a", withIntermediateDirectories: true)
        files = SharedFiles(containers: folder.path, groups: ["app.a": "group.a"])
    }

    private func write(_ text: String, _ name: String = "a.json") throws {
        try folder.write(text, to: "group.a/\(name)")
    }

    private func snapshot(_ generation: Int, count: Int) -> String {
        #"{"_vitrine":{"generation":\#(generation),"owners":{},"schema":1},"count":\#(count)}"#
    }

    @Test mutating func writesThatFollowOneAnotherAreRight() throws {
        #expect(files.look() == nil)
        for generation in [1, 2, 2, 5] {
            try write(snapshot(generation, count: generation))
            #expect(files.look() == nil)
        }
        try FileManager.default.removeItem(atPath: folder.path + "/group.a/a.json")
        try write("[1, 2]", "foreign.json")
        #expect(files.look() == nil)
    }

    @Test mutating func twoContentsOfOneGenerationAreALostWrite() throws {
        try write(snapshot(4, count: 1))
        #expect(files.look() == nil)
        try write(snapshot(4, count: 2))
        #expect(files.look() == "group.a/a.json has two contents of generation 4")
        #expect(files.look() == nil)
    }

    @Test mutating func generationThatFallsIsALostWriteUnlessTheFileWasBroken() throws {
        try write(snapshot(4, count: 1))
        #expect(files.look() == nil)
        files.note(.fileFault(app: "app.a", file: "a.json", .torn))
        #expect(files.isBroken("app.a"))
        try write(snapshot(1, count: 1))
        #expect(files.look() == nil)
        files.note(.fileFault(app: "app.a", file: "a.json", nil))
        #expect(files.look() == nil)
        try write(snapshot(3, count: 1))
        #expect(files.look() == nil)
        try write(snapshot(2, count: 2))
        #expect(files.look() == "group.a/a.json went back from generation 3 to 2")
    }

    @Test func tapsThatWereNotPerformedAreCounted() throws {
        #expect(files.pending() == ["app.a": []])
        let record = #"{"action":{"id":"x"},"number":1,"acceptedAt":0,"attempts":1,"isReported":false}"#
        try write(
            #"{"_vitrine":{"generation":1,"owners":{},"schema":1},"accepted":1,"omitted":0,"records":[\#(record)],"settled":0}"#,
            "actions.json"
        )
        let pending = try #require(files.pending()["app.a"]?.first)
        #expect(pending.hasPrefix("actions.json has 1 taps that were not performed"), "\(pending)")
    }

    @Test mutating func generationsBeginAnewAfterAResetWhichMendsTheFile() throws {
        try write(snapshot(10, count: 1))
        #expect(files.look() == nil)
        files.note(.fileFault(app: "app.a", file: "a.json", .torn))
        files.note(.operation("reset", ["app": "app.a", "data": "sample"]))
        #expect(!files.isBroken("app.a"))
        try write(snapshot(7, count: 1))
        #expect(files.look() == nil)
        try write(snapshot(6, count: 1))
        #expect(files.look() == "group.a/a.json went back from generation 7 to 6")
    }
}
