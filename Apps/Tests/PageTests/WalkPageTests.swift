import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The flows of the page by mouse, finger and keyboard, in windows of five widths and in three schemes of colours.
    ///
    /// If the environment variable `VITRINE_PICTURES` names a folder, every combination is walked, and a picture of
    /// each step is stored there; with `VITRINE_WIDTH`, in windows of that width only.
    @Suite struct Walk {
        private static let environment = ProcessInfo.processInfo.environment
        private static let pictures = environment["VITRINE_PICTURES"].map { URL(filePath: $0) }

        @Test func everyFlowIsWalkedOnce() async throws { try await walk(Self.diagonal) }

        @Test func flowsAreWalkedAtEveryWidthInEveryScheme() async throws { try await walk(Self.steps) }

        private func walk(_ steps: [Step]) async throws {
            // The requests of a walk are not collected for as long as on a phone.
            var profile = DeviceProfile.development
            profile.coalescing = ProfileNumber(.milliseconds(100), .modelled)
            try await PageTests.onPage(of: [.lucidPal], withSample: true, profile: profile) { page, device in
                try await page.waitForWidgets()
                for step in steps {
                    let hand = Hand(page: page, kind: step.hand)
                    let walker = Walker(
                        hand: hand,
                        device: device,
                        width: step.width,
                        scheme: step.scheme,
                        pictures: Self.pictures
                    )
                    try await walker.walk(step.flow)
                }
            }
        }

        private typealias Step = (flow: Walker.Flow, width: Int, hand: Hand.Kind, scheme: Walker.Scheme)

        private static let widths =
            environment["VITRINE_WIDTH"].flatMap(Int.init).map { [$0] } ?? [390, 768, 1024, 1440, 1900]
        private static let (hands, schemes) = (Hand.Kind.allCases, Walker.Scheme.allCases)
        /// The variants are drawn for seconds; tests of their own open them.
        private static let flows = Walker.Flow.allCases.filter { $0 != .variants }

        /// Every flow once: among them are all pairs of a hand and a scheme, and all widths.
        private static var diagonal: [Step] {
            flows.enumerated()
                .map { row, flow in (flow, widths[row % widths.count], hands[row % 3], schemes[row / 3 % 3]) }
        }

        /// Every flow at every width; the hands and the schemes take turns, unless pictures of all are asked for.
        private static var steps: [Step] {
            widths.enumerated()
                .flatMap { column, width -> [Step] in
                    guard pictures == nil else {
                        return Walker.Flow.allCases.flatMap { flow in
                            hands.flatMap { hand in schemes.map { (flow, width, hand, $0) } }
                        }
                    }
                    return flows.enumerated()
                        .map { row, flow in (flow, width, hands[(row + column) % 3], schemes[(row + 2 * column) % 3]) }
                }
        }
    }
}
