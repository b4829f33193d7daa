import BrowserTesting
import Foundation

/// Takes the documentation's picture of a running page: `vitrine-screenshots ADDRESS FILE`, a file in WebP.
///
/// The device's clock must stand still, because the picture shows its time.
@main
struct Screenshots {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let address = arguments.first, let file = arguments.last else {
            FileHandle.standardError.write(Data("usage: vitrine-screenshots ADDRESS FILE\n".utf8))
            exit(64)
        }
        do {
            let picture = try await homeScreen(at: address)
            try picture.write(to: URL(filePath: file))
            print("\(file): \(picture.count / 1024) KiB")
        } catch {
            FileHandle.standardError.write(Data("screenshots: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func homeScreen(at address: String) async throws -> Data {
        try await Browser.withPage(width: 1440, height: 1000, scale: 1) { page in
            // The picture must not show an unfinished animation.
            try await page.setPreferences(reducesMotion: true)
            try await page.load(address)
            // All timelines are of the same moment.
            for command in ["commands/reload", "settle"] {
                let request = "{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }"
                let isDone = "fetch('/api/\(command)', \(request)).then((answer) => answer.ok)"
                guard try await page.evaluate(isDone) == true else { throw CocoaError(.featureUnsupported) }
            }
            try await page.wait(
                until: """
                    document.documentElement.dataset.ready && document.querySelector('.widget')
                      && !document.querySelector('.widget:is([data-status="placeholder"], [data-status="pending"], [data-digest=""])')
                    """
            )
            try await page.evaluate(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
            let answer = try await page.call("Page.captureScreenshot", ["format": "webp", "quality": 80])
            guard let picture = Data(base64Encoded: answer["data"].string ?? "") else {
                throw CocoaError(.coderInvalidValue)
            }
            return picture
        }
    }
}
