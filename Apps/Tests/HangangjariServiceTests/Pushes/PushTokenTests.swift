import Testing

@testable import HangangjariService

@Suite("A push token")
struct PushTokenTests {
    @Test("is an even number of hexadecimal digits, and the same in capital letters")
    func digits() {
        #expect(PushToken(rawValue: "00fcA9")?.rawValue == "00fca9")
        #expect(PushToken(rawValue: String(repeating: "f", count: 200)) != nil)
    }

    @Test(
        "that is absurd is refused",
        arguments: ["", "f", "0x12", "zz", "12 4", "１２", "12%00", "'; DROP TABLE park; --", "é0"]
            + [String(repeating: "f", count: 202), String(repeating: "a", count: 100_000)]
    )
    func absurd(_ text: String) {
        #expect(PushToken(rawValue: text) == nil)
    }
}
