import Foundation
import Testing
import VitrineTesting

/// What tests hear of programs and files.
struct ProgramTests {
    @Test func endOfAProgramsOutputIsNoEmptyLine() throws {
        let program = try RunningProgram("/bin/sh", ["-c", "echo; echo a; printf b"])
        #expect(program.waitForLine() == "")
        #expect(program.waitForLine() == "a")
        #expect(program.waitForLine() == "b")
        #expect(program.waitForLine() == nil)
        #expect(try program.finish().status == 0)
    }

    @Test func missingExpectedFileIsNamedWithTheRemedy() throws {
        let folder = try TestFolder()
        let error = #expect(throws: (any Error).self) {
            try Expected.contents(of: URL(filePath: folder.path + "/absent.txt"))
        }
        let message = "\(folder.path)/absent.txt is missing; run the test with VITRINE_RECORD=1 to write it"
        #expect(error.map { "\($0)" } == message)
    }
}
