import Testing
import VitrineTesting

@testable import VitrineDevice

@Suite(.hangGuard)
struct ProgramTurnsTests {
    @Test func requestWaitsUntilAllBeforeItAreAnswered() async {
        let turns = RequestSequencer()
        for token in 1...3 { turns.begin(token) }
        await turns.wait(for: 1)
        let (order, continuation) = AsyncStream.makeStream(of: Int.self)
        await withTaskGroup(of: Void.self) { group in
            for token in [3, 2] {
                group.addTask {
                    await turns.wait(for: token)
                    continuation.yield(token)
                    turns.finish(token)
                }
            }
            turns.finish(1)
            await group.waitForAll()
        }
        continuation.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == [2, 3])
    }

    @Test func withdrawnRequestHoldsNoOtherUp() async {
        let turns = RequestSequencer()
        turns.begin(1)
        turns.begin(2)
        turns.finish(1)
        await turns.wait(for: 2)
        turns.finish(2)
        // A request that was never noted has nothing to wait for.
        await turns.wait(for: 7)
    }

    @Test func nothingWaitsAfterTheDeviceStopped() async {
        let turns = RequestSequencer()
        turns.begin(1)
        turns.begin(2)
        let waiting = Task { await turns.wait(for: 2) }
        waiting.cancel()
        await waiting.value
        await turns.wait(for: 2)
    }
}
