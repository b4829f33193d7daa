import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The flows of the page by mouse, finger and keyboard, in windows of five widths and in three schemes of colours.
    ///
    /// Each flow meets every width, every scheme and every hand. If the environment variable `VITRINE_PICTURES` names a
    /// folder, every combination is walked, and a picture of each step is stored there.
    @Suite struct Walk {
        private static let pictures = ProcessInfo.processInfo.environment["VITRINE_PICTURES"].map { URL(filePath: $0) }

        @Test func flowsAreWalkedAtEveryWidthInEveryScheme() async throws {
            // The requests of a walk are not collected for as long as on a phone.
            var profile = DeviceProfile.development
            profile.coalescing = ProfileNumber(.milliseconds(100), .modelled)
            try await PageTests.onPage(of: [.lucidPal], withSample: true, profile: profile) { page, device in
                try await page.waitForWidgets()
                for step in Self.steps {
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

        /// Every flow at every width; the hands and the schemes take turns, unless pictures of all are asked for.
        private static var steps: [Step] {
            let (hands, schemes) = (Hand.Kind.allCases, Walker.Scheme.allCases)
            return [390, 768, 1024, 1440, 1900].enumerated()
                .flatMap { column, width in
                    Walker.Flow.allCases.enumerated()
                        .flatMap { row, flow -> [Step] in
                            guard pictures == nil else {
                                return hands.flatMap { hand in schemes.map { (flow, width, hand, $0) } }
                            }
                            // The variants are drawn for seconds; tests of their own open them.
                            guard flow != .variants else { return [] }
                            return [(flow, width, hands[(row + column) % 3], schemes[(row + 2 * column) % 3])]
                        }
                }
        }
    }
}
