import Foundation
import Testing

@testable import VitrineDevice

/// Files of an app that the device breaks and mends.
struct FileFaultTests {
    private let test: TestDevice
    private let group: String
    private let content = Data(#"{"_vitrine":{"generation":1,"owners":{},"schema":1},"count":3}"#.utf8)

    init() throws {
        test = try TestDevice()
        group = test.folder.path + "/containers/group.faulty"
    }

    private func read(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(group)/\(name)")) }

    private func write(_ data: Data, _ name: String) throws {
        try data.write(to: URL(fileURLWithPath: "\(group)/\(name)"))
    }

    @Test(arguments: FileFault.allCases) func fileIsBrokenAndMended(_ fault: FileFault) async throws {
        try write(content, "a.json")
        try await test.run { device in
            try await device.setFileFault(fault, of: "a.json", in: "app.faulty")
            let broken = try read("a.json")
            #expect(try fault.applied(to: content) == broken)
            #expect(broken != content)
            // Another fault is one of the whole file, not of the broken one.
            try await device.setFileFault(.torn, of: "a.json", in: "app.faulty")
            #expect(try read("a.json") == content.prefix(content.count / 2))
            try await device.setFileFault(nil, of: "a.json", in: "app.faulty")
            #expect(try read("a.json") == content)
            #expect(await device.count(.faultChanged) == 3)
        }
    }

    @Test func filesThatCanBeBrokenAreListedWithTheirFaults() async throws {
        try write(content, "b.json")
        try write(content, "a.json")
        try write(content, ".hidden.json")
        try write(content, "store.db")
        try await test.run { device in
            try await device.setFileFault(.torn, of: "b.json", in: "app.faulty")
            let files = await device.sharedFiles()
            #expect(files.map(\.file) == ["a.json", "b.json"])
            #expect(files.map(\.fault) == [nil, .torn])
        }
    }

    @Test func brokenFileIsSavedAsItWasAndMendedWhenTheDeviceEnds() async throws {
        try write(content, "a.json")
        try await TestDevice.loaded(test) { device, _ in
            try await device.setFileFault(.torn, of: "a.json", in: "app.faulty")
            try await device.saveState(named: "day")
            #expect(await device.sharedFiles().map(\.fault) == [.torn])
        }
        let saved = test.device.configuration.stateFolder + "/states/day/containers/group.faulty/a.json"
        #expect(FileManager.default.contents(atPath: saved) == content)
        #expect(try read("a.json") == content)
    }

    @Test func whatAProgramHasStoredSinceStays() async throws {
        try write(content, "a.json")
        try await test.run { device in
            try await device.setFileFault(.torn, of: "a.json", in: "app.faulty")
            try write(Data("new".utf8), "a.json")
            #expect(await device.sharedFiles().map(\.fault) == [nil])
            try await device.setFileFault(nil, of: "a.json", in: "app.faulty")
            #expect(try read("a.json") == Data("new".utf8))
        }
    }

    @Test func impossibleFileIsRefused() async throws {
        let files: [(String, DeviceError.Code)] = [
            ("b.json", .notFound), ("", .badValue), ("../a.json", .badValue), ("/etc/passwd", .badValue),
            ("x/../a.json", .badValue), ("empty.json", .badValue), ("link.json", .badValue), ("folder", .badValue),
            ("inner/a.json", .notFound),
        ]
        try write(content, "a.json")
        try write(Data(), "empty.json")
        try FileManager.default.createSymbolicLink(atPath: group + "/link.json", withDestinationPath: "a.json")
        try FileManager.default.createDirectory(atPath: group + "/folder", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: group + "/inner", withDestinationPath: group)
        try await test.run { device in
            for (file, code) in files {
                let error = await #expect(throws: DeviceError.self) {
                    try await device.setFileFault(.torn, of: file, in: "app.faulty")
                }
                #expect(error?.code == code, "\(file): \(error.map(String.init) ?? "")")
                let kept = try read("a.json")
                #expect(kept == content, "\(file)")
            }
            let error = await #expect(throws: DeviceError.self) {
                try await device.setFileFault(nil, of: "b.json", in: "app.faulty")
            }
            #expect(error?.code == .notFound)
        }
    }

    /// A program may be faster than the device.
    ///
    ///     device                          program
    ///     reads the file
    ///                                     puts a link in its place
    ///     writes
    @Test func bytesAreNotWrittenThroughALink() throws {
        try write(content, "a.json")
        let file = try SharedFile("a.json", of: FaultyProgram.app([]), in: test.folder.path + "/containers")
        #expect(try file.content() == content)
        let target = test.folder.path + "/target"
        try FileManager.default.moveItem(atPath: group + "/a.json", toPath: target)
        try FileManager.default.createSymbolicLink(atPath: group + "/a.json", withDestinationPath: target)
        let error = #expect(throws: DeviceError.self) { try file.replaceContent(by: Data("new".utf8)) }
        #expect(error?.code == .badValue)
        #expect(FileManager.default.contents(atPath: target) == content)
    }

    @Test func refusedFaultLeavesTheFormerOne() async throws {
        let plain = Data(#"{"count":3}"#.utf8)
        try write(plain, "a.json")
        try await test.run { device in
            try await device.setFileFault(.torn, of: "a.json", in: "app.faulty")
            let torn = try read("a.json")
            await #expect(throws: DeviceError.self) {
                try await device.setFileFault(.newerSchema, of: "a.json", in: "app.faulty")
            }
            #expect(try read("a.json") == torn)
            #expect(await device.sharedFiles().map(\.fault) == [.torn])
        }
    }
}
