import CryptoKit
import Foundation
import Testing

struct DigestTests {
    /// The examples of FIPS 180-4.
    ///
    /// https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func digestIsThatOfTheStandard(text: String, expected: String) {
        let digest = SHA256.hash(data: Data(text.utf8))
        #expect(digest.map { String(format: "%02x", $0) }.joined() == expected)
        #expect(digest.description == "SHA256 digest: \(expected)")
    }

    @Test func partsGiveTheDigestOfTheWhole() {
        let data = Data((0..<300).map { UInt8($0 % 251) })
        var function = SHA256()
        for start in stride(from: 0, to: data.count, by: 37) {
            function.update(data: data[start..<min(start + 37, data.count)])
        }
        #expect(function.finalize() == SHA256.hash(data: data))
    }
}
