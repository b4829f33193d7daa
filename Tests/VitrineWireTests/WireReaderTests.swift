import Testing
import VitrineTesting
import VitrineWire

struct WireReaderTests {
    static let bodies: [[UInt8]] = [[], [1], Array("{}".utf8), Array(repeating: 7, count: 300), [0, 0, 0, 0]]

    static func stream() throws -> [UInt8] {
        try bodies.flatMap { body in try WireWriter().frame(body) }
    }

    @Test func headerIsTheLengthMostSignificantByteFirst() throws {
        #expect(try WireWriter().frame([9, 8]) == [0, 0, 0, 2, 9, 8])
        #expect(try WireWriter().frame(Array(repeating: 0, count: 0x01_0203)).prefix(4) == [0, 1, 2, 3])
    }

    @Test func everySplitIntoThreePiecesGivesTheSameFrames() throws {
        let stream = try Self.stream()
        for first in 0...stream.count {
            for second in first...stream.count {
                var reader = WireReader()
                var frames: [[UInt8]] = []
                for piece in [stream[..<first], stream[first..<second], stream[second...]] {
                    reader.append(piece)
                    while let frame = try reader.nextFrame() { frames.append(frame) }
                }
                guard frames == Self.bodies else {
                    Issue.record("split at \(first) and \(second) gave \(frames.map(\.count))")
                    return
                }
                try reader.finish()
            }
        }
        var reader = WireReader()
        var frames: [[UInt8]] = []
        for byte in stream {
            reader.append([byte])
            while let frame = try reader.nextFrame() { frames.append(frame) }
        }
        #expect(frames == Self.bodies, "byte by byte")
    }

    @Test func everyEndInsideAFrameIsTruncated() throws {
        let frame = try WireWriter().frame(Array("hello".utf8))
        for length in 1..<frame.count {
            var reader = WireReader()
            reader.append(frame.prefix(length))
            #expect(try reader.nextFrame() == nil)
            #expect(reader.pendingByteCount == length)
            let error = #expect(throws: WireError.self) { try reader.finish() }
            #expect(error?.code == .truncated)
        }
    }

    @Test(arguments: [(limit: 4, length: 4, taken: true), (4, 5, false), (1, 0, true), (1, 1, true), (1, 2, false)])
    func limitIsInclusive(limit: Int, length: Int, taken: Bool) throws {
        let frame = try WireWriter().frame(Array(repeating: 1, count: length))
        var reader = WireReader(limit: limit)
        reader.append(frame)
        if taken {
            #expect(try reader.nextFrame()?.count == length)
        } else {
            let error = #expect(throws: WireError.self) { try reader.nextFrame() }
            #expect(error?.code == .tooLarge)
        }
    }

    @Test func oversizedFrameIsReportedFromItsHeaderOnEveryCall() {
        var reader = WireReader()
        reader.append([0xff, 0xff, 0xff, 0xff])
        for _ in 0..<2 {
            let error = #expect(throws: WireError.self) { try reader.nextFrame() }
            #expect(error?.code == .tooLarge)
            #expect(error?.message.contains("4294967295") == true)
            reader.append(Array(repeating: 0, count: 100))
        }
    }

    @Test func writerRejectsFramesThatAReaderWouldReject() {
        let error = #expect(throws: WireError.self) { try WireWriter(limit: 3).frame([1, 2, 3, 4]) }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func randomFramesInRandomPiecesAreReadCompletely(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bodies = (0..<200)
            .map { _ in
                (0..<Int.random(in: 0...2_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        let stream = try bodies.flatMap { body in try WireWriter().frame(body) }
        var reader = WireReader(limit: 2_000)
        var frames: [[UInt8]] = []
        var position = 0
        while position < stream.count {
            let end = min(stream.count, position + Int.random(in: 1...5_000, using: &random))
            reader.append(stream[position..<end])
            position = end
            while let frame = try reader.nextFrame() { frames.append(frame) }
        }
        #expect(frames == bodies, "seed \(seed)")
        try reader.finish()
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func garbageNeverTrapsAndStaysWithinTheLimit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var reader = WireReader(limit: 64)
        for _ in 0..<200 {
            reader.append(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...2, using: &random) }
            )
            do {
                while let frame = try reader.nextFrame() { #expect(frame.count <= 64, "seed \(seed)") }
                #expect(reader.pendingByteCount <= 68, "seed \(seed)")
            } catch {
                #expect(error.code == .tooLarge, "seed \(seed)")
                return
            }
        }
    }
}
