import Foundation
import HangangjariAPI
import Logging
import Synchronization
import Testing

@testable import HangangjariService

@Suite("A log line")
struct JSONLogHandlerTests {
    /// Returns the lines that the handler writes for some messages.
    private func lines(_ body: (inout Logger) -> Void) -> [String] {
        let written = Mutex<[String]>([])
        var logger = Logger(label: "service") { label in
            JSONLogHandler(
                label: label,
                now: { TestedService.begin },
                write: { line in written.withLock { $0.append(line) } }
            )
        }
        body(&logger)
        return written.withLock { $0 }
    }

    @Test("is a JSON object with the time, the level, the message and the metadata")
    func form() {
        let lines = lines { logger in
            logger[metadataKey: "park"] = "banpo"
            logger[metadataKey: "code"] = "old"
            logger.warning("the source fails", metadata: ["code": "timedOut"])
        }
        #expect(
            lines == [
                #"{"code":"timedOut","level":"warning","logger":"service","message":"the source fails","park":"banpo","#
                    + #""time":"2026-08-13T05:05:00Z"}"#
            ]
        )
    }

    @Test("stays on one line for any text of a client")
    func injection() throws {
        let path = "/a\"\n{\"level\":\"critical\"}\u{2028}\u{0}"
        let lines = lines { $0.info("refused", metadata: ["path": "\(path)"]) }
        #expect(lines.count == 1)
        #expect(!lines[0].contains("\n"))
        let members = try JSONDecoder().decode([String: String].self, from: Data(lines[0].utf8))
        #expect(members["path"] == path)
        #expect(members["level"] == "info")
    }

    @Test("below the level is not written")
    func level() {
        #expect(lines { $0.debug("quiet") }.isEmpty)
    }
}
