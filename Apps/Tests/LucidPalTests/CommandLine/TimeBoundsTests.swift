import Testing
import VitrineTesting

/// The times that commands take.
struct TimeBoundsTests {
    @Test(arguments: ["9001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "0001-01-01T00:00:00Z"])
    func timeOutsideTheSupportedYearsIsRefused(now: String) throws {
        let ending = try Phone().command(["habit", "list", "--now", now])
        #expect(ending.status == 64)
        #expect(ending.errors.contains("1970 to 9000"), "\(ending.errors)")
    }

    @Test(arguments: ["1970-01-01T00:00:00Z", "9000-12-31T23:59:59Z"])
    func timeInTheSupportedYearsIsAccepted(now: String) throws {
        #expect(try Phone().command(["habit", "list", "--now", now]).status == 0)
    }
}
