import Testing
import Vitrine
import VitrineTesting

/// Limits that the host sets for a process.
struct HostLimitTests {
    /// Without a handler, the write ends the process by the signal SIGXFSZ, and nothing is said.
    @Test func limitOnFileSizesIsAnErrorWithItsRemedy() throws {
        let phone = try Phone()
        let ending = try phone.command(["note", "add", "New"], under: ["/usr/bin/prlimit", "--fsize=0"])
        #expect(ending.status == 73 || ending.status == 74, "\(ending.status)")
        #expect(ending.errors.contains("ulimit -f"), "\(ending.errors)")
    }
}
