import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct LinkTests {
    @Test func linkWaitsUntilAColdAppIsReady() throws {
        var script = Script.loaded()
        #expect(script.command(.openLink("test://day/1")) == nil)
        #expect(script.takeRequests(named: "openURL").isEmpty)
        let launch = try script.take("describe")
        script.answer(launch, .description(ChildDescription()))
        let link = try script.take("openURL")
        #expect(link.body == .openURL("test://day/1"))
        script.answer(link, .link(accepted: true, reason: nil))
        #expect(script.takeReply() == .done)
        #expect(script.records(.linkQueued).count == 1)
    }

    @Test func waitingLinksAreOpenedInOrder() throws {
        var script = Script.loaded()
        script.command(.openLink("test://1"))
        script.command(.openLink("test://2"))
        script.answer(try script.take("describe"), .description(ChildDescription()))
        #expect(script.takeRequests(named: "openURL").map(\.body) == [.openURL("test://1"), .openURL("test://2")])
    }

    @Test func linkFailsIfTheAppDoesNotStart() throws {
        var script = Script.loaded()
        script.command(.openLink("test://day/1"))
        script.fail(try script.take("describe"), .cannotStart)
        #expect(script.takeReply()?.refusal == .cannotStart)
        #expect(script.model.phase(of: Script.app) == .closed)
        #expect(script.model.foreground == nil)
    }

    @Test(arguments: [
        "other://x", "javascript:alert(1)", "x", "", ":", "://", "1test://x", "te st://x", "tes\u{74}\u{301}://x",
        "test" + String(repeating: "x", count: 9_000) + "://",
    ])
    func linkWithoutAMatchingAppIsRefused(url: String) {
        var script = Script.loaded()
        #expect(script.command(.openLink(url))?.refusal == .linkRefused)
    }

    @Test(arguments: ["test://x", "TEST://x", "test:", "Test:path"])
    func schemeIsCaseInsensitive(url: String) {
        #expect(LinkScheme.of(url) == "test")
    }

    @Test func tapFollowsALinkOfTheRendering() throws {
        var script = Script.inFront()
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: "test://inner"))
        #expect(script.takeRequests(named: "openURL").map(\.body) == [.openURL("test://inner")])
    }

    @Test func tapOutsideAllLinksFollowsTheWidgetsOwnLink() throws {
        var script = Script.inFront()
        let url = try #require(try script.widget.rendering?.pictures.first?.archive.url)
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: nil))
        #expect(script.takeRequests(named: "openURL").map(\.body) == [.openURL(url)])
    }

    @Test func linkOfAWidgetOpensItsAppWhateverTheScheme() throws {
        var script = Script.inFront()
        let url = "https://example.org/inner"
        #expect(script.command(.openLink(url))?.refusal == .linkRefused)
        script.command(.tapLink(instance: "w1", digest: try script.digest, url: url))
        #expect(script.takeRequests(named: "openURL").map(\.body) == [.openURL(url)])
    }

    @Test func tapOnALinkThatTheRenderingDoesNotHaveIsRefused() throws {
        var script = Script.inFront()
        let reply = script.command(.tapLink(instance: "w1", digest: try script.digest, url: "test://elsewhere"))
        #expect(reply?.refusal == .notFound)
    }

    @Test func appReturnsFromTheBackgroundWithoutARestart() throws {
        var script = Script.inFront()
        script.command(.goHome)
        #expect(script.takeRequests(named: "sceneBecame").map(\.body) == [.sceneBecame(active: false)])
        #expect(script.command(.openApp(Script.app)) == .done)
        #expect(script.takeRequests(named: "sceneBecame").map(\.body) == [.sceneBecame(active: true)])
        #expect(script.takeRequests(named: "describe").isEmpty)
    }
}
