/// Functions that protect nothing any more, for values that others have made with them.
public enum Insecure {
    /// MD5, RFC 1321.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1321
    public struct MD5: HashFunction {
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        private var buffer = BlockBuffer()

        public static var blockByteCount: Int { BlockBuffer.blockByteCount }

        public init() {}

        public mutating func update<D: DataProtocol>(data: D) {
            for block in buffer.blocks(with: data) { process(block) }
        }

        public func finalize() -> MD5Digest {
            var last = self
            last.update(data: buffer.padding(isBigEndian: false))
            return MD5Digest(_bytes: last.state.flatMap { BlockBuffer.bytes($0.littleEndian) })
        }

        private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

        /// The whole parts of 2³² times the absolute values of the sines of 1 to 64.
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        private mutating func process(_ block: ArraySlice<UInt8>) {
            let words = stride(from: block.startIndex, to: block.endIndex, by: 4)
                .map { start in block[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mixed, word) =
                    switch index / 16 {
                    case 0: ((b & c) | (~b & d), index)
                    case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), (7 * index) % 16)
                    }
                let sum = a &+ mixed &+ Self.sines[index] &+ words[word]
                let count = Self.turns[index / 16 * 4 + index % 4]
                (a, b, c, d) = (d, b &+ (sum << count | sum >> (32 - count)), b, c)
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }

    /// SHA-1, FIPS 180-4, section 6.1.
    ///
    /// https://doi.org/10.6028/NIST.FIPS.180-4
    public struct SHA1: HashFunction {
        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        private var buffer = BlockBuffer()

        public static var blockByteCount: Int { BlockBuffer.blockByteCount }

        public init() {}

        public mutating func update<D: DataProtocol>(data: D) {
            for block in buffer.blocks(with: data) { process(block) }
        }

        public func finalize() -> SHA1Digest {
            var last = self
            last.update(data: buffer.padding(isBigEndian: true))
            return SHA1Digest(_bytes: last.state.flatMap { BlockBuffer.bytes($0.bigEndian) })
        }

        private mutating func process(_ block: ArraySlice<UInt8>) {
            var words = stride(from: block.startIndex, to: block.endIndex, by: 4)
                .map { start in block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
            for index in 16..<80 {
                let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(word << 1 | word >> 31)
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: ((b & c) ^ (~b & d), 0x5a82_7999)
                    case 1: (b ^ c ^ d, 0x6ed9_eba1)
                    case 2: ((b & c) ^ (b & d) ^ (c & d), 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let sum = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ words[index]
                (a, b, c, d, e) = (sum, a, b << 30 | b >> 2, c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    public struct MD5Digest: _ByteDigest {
        public static var byteCount: Int { 16 }

        public let _bytes: [UInt8]
    }

    public struct SHA1Digest: _ByteDigest {
        public static var byteCount: Int { 20 }

        public let _bytes: [UInt8]
    }
}
