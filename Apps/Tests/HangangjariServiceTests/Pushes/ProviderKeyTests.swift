import Crypto
import Foundation
import HangangjariAPI
import HangangjariService
import Testing

@testable import HangangjariPushes

@Suite("A team's key")
struct ProviderKeyTests {
    private let key = P256.Signing.PrivateKey()

    private func signer(_ keyID: String = "ABC123DEFG", team: String = "TEAM123456") throws -> ProviderKey {
        try ProviderKey(pem: key.pemRepresentation, keyID: keyID, teamID: team)
    }

    private func bytes(_ text: Substring) throws -> Data {
        let digits = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return try #require(Data(base64Encoded: digits + padding))
    }

    @Test("signs a token that its public half verifies, with the identifiers and the time")
    func token() throws {
        let parts = try signer().token(at: 1_786_597_500).split(separator: ".")
        try #require(parts.count == 3)
        #expect(String(decoding: try bytes(parts[0]), as: UTF8.self) == #"{"alg":"ES256","kid":"ABC123DEFG"}"#)
        #expect(String(decoding: try bytes(parts[1]), as: UTF8.self) == #"{"iss":"TEAM123456","iat":1786597500}"#)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try bytes(parts[2]))
        #expect(key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).e30".utf8)))
    }

    @Test("makes a new token after 50 minutes, and where the clock was set back")
    func renewal() throws {
        let clock = ServiceClock(standingAt: TestedService.begin)
        let tokens = ProviderTokens(try signer(), now: { clock.now })
        let first = try tokens.current()
        clock.set(TestedService.begin.adding(2999), running: false)
        #expect(try tokens.current() == first)
        clock.set(TestedService.begin.adding(3000), running: false)
        let second = try tokens.current()
        #expect(second != first)
        clock.set(TestedService.begin, running: false)
        #expect(try tokens.current() != second)
    }

    @Test(
        "that is not a key is refused without a word of it",
        arguments: ["", "secret", "-----BEGIN PRIVATE KEY-----\nsecret"]
    )
    func noKey(_ pem: String) throws {
        let error = #expect(throws: ServiceError.self) {
            try ProviderKey(pem: pem, keyID: "ABC123DEFG", teamID: "TEAM123456")
        }
        #expect(error?.code == .badInput)
        #expect(!String(reflecting: error).contains("secret"))
    }

    @Test("has identifiers of ten letters and digits", arguments: ["", "abc123defg", "ABC123DEF", "ABC\"23DEFG"])
    func identifiers(_ id: String) {
        #expect(throws: ServiceError.self) { try signer(id) }
        #expect(throws: ServiceError.self) { try signer(team: id) }
    }
}
