import BrowserTesting
import Foundation
import Testing
import VitrineDevice

extension PageTests {
    /// The flows of the page by mouse, finger and keyboard, in windows of five widths and in three schemes of colours.
    ///
    /// Each flow meets three of the widths, by mouse or keyboard. If the environment variable
    /// `VITRINE_PICTURES` names a folder, every combination is walked, by finger too, and a picture of each step is
    /// stored there: a browser without a window loses some touches, so that only some of the tests of this folder use
    /// a finger.
    @Suite struct Walk {
        @Test func flowsAreWalkedAtEveryWidthInEveryScheme() async throws {
            let pictures = ProcessInfo.processInfo.environment["VITRINE_PICTURES"].map { URL(filePath: $0) }
            try await PageTests.onPage(of: [.lucidPal], withSample: true) { page, _ in
                try await page.waitForWidgets()
                let hands: [Hand.Kind] = pictures == nil ? [.mouse, .keyboard] : Hand.Kind.allCases
                for (column, width) in [390, 768, 1024, 1440, 1900].enumerated() {
                    for (row, flow) in Walker.Flow.allCases.enumerated() {
                        for (handIndex, hand) in hands.enumerated() {
                            for (schemeIndex, scheme) in Walker.Scheme.allCases.enumerated()
                            where pictures != nil
                                || (row + column) % 5 < 3 && handIndex == (row + column) % 2
                                    && schemeIndex == (row + 2 * column) % 3
                            {
                                let walker = Walker(
                                    hand: Hand(page: page, kind: hand),
                                    width: width,
                                    scheme: scheme,
                                    pictures: pictures
                                )
                                try await walker.walk(flow)
                            }
                        }
                    }
                }
            }
        }
    }
}
