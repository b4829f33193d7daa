import CommonCrypto
import CryptoKit
import Foundation
import Testing

struct DigestTests {
    @Test func functionsOfCWriteTheSameBytes() {
        let text = Data("abc".utf8)
        var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = text.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(text.count), &bytes) }
        #expect(bytes == Array(SHA256.hash(data: text)))
        bytes = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        #expect(CC_MD5(nil, 0, &bytes) != nil && bytes == Array(Insecure.MD5.hash(data: Data())))
    }

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

    /// The examples of FIPS 180-4 for words of 64 bits.
    @Test(arguments: [
        (
            "abc",
            """
            ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
            2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
            """,
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        ),
        (
            """
            abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn\
            hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu
            """,
            """
            8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018\
            501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909
            """,
            "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039"
        ),
    ])
    func longDigestsAreThoseOfTheStandard(text: String, long: String, shorter: String) {
        #expect(SHA512.hash(data: Data(text.utf8)).description == "SHA512 digest: \(long)")
        #expect(SHA384.hash(data: Data(text.utf8)).description == "SHA384 digest: \(shorter)")
    }

    @Test func partsGiveTheDigestOfTheWhole() {
        let data = Data((0..<300).map { UInt8($0 % 251) })
        var function = SHA256()
        for start in stride(from: 0, to: data.count, by: 37) {
            function.update(data: data[start..<min(start + 37, data.count)])
        }
        #expect(function.finalize() == SHA256.hash(data: data))
    }

    /// RFC 1321, appendix A.5, and the examples of FIPS 180-4.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "57edf4a22be3c955ac49da2e2107b67a", "50abf5706a150990a08b2c5ea40fa0e585554732"
        ),
    ])
    func olderDigestsAreThoseOfTheirStandards(text: String, md5: String, sha1: String) {
        #expect(Insecure.MD5.hash(data: Data(text.utf8)).description == "MD5 digest: \(md5)")
        #expect(Insecure.SHA1.hash(data: Data(text.utf8)).description == "SHA1 digest: \(sha1)")
    }

    /// Test cases 1, 2 and 6 of RFC 4231; the last key is longer than a block.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4231
    @Test(arguments: [
        (
            Data(repeating: 0x0b, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Data("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            Data(repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func codesAreThoseOfTheStandard(key: Data, text: String, expected: String) {
        let key = SymmetricKey(data: key)
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
        #expect(code.map { String(format: "%02x", $0) }.joined() == expected)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data(text.utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("other".utf8), using: key))
    }
}
