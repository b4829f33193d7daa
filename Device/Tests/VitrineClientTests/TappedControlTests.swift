import Foundation
import Testing
import VitrineDevice

@testable import VitrineClient

/// Which control a person means by a name.
struct TappedControlTests {
    private let reading: WidgetReading

    init() throws {
        reading = try JSONDecoder()
            .decode(
                WidgetReading.self,
                from: Data(
                    #"""
                    {"id": "w4", "app": "app.a", "kind": "A", "name": "A", "family": "systemSmall", "now": 0, "isPlaceholder": false,
                     "text": [], "findings": [], "actions": {"a0": "CheckIntent", "a1": "CheckIntent", "a2": "CheckIntent"},
                     "elements": [
                       {"role": "button", "label": "Check Make the bed, Morning", "action": "a0"},
                       {"role": "button", "label": "Check Stretch, Morning", "action": "a1"},
                       {"role": "button", "label": "Stretch", "action": "a2"}]}
                    """#
                    .utf8
                )
            )
    }

    @Test(arguments: [
        ("a0", "a0"), ("Check Make the bed, Morning", "a0"), ("make the bed", "a0"), ("Check Stretch", "a1"),
        // A whole label comes before a part of another one.
        ("stretch", "a2"),
    ])
    func controlIsFoundByItsActionItsLabelOrAPartOfIt(name: String, action: String) throws {
        #expect(try TappedControl(name, in: reading).action == action)
    }

    @Test(arguments: [("Morning", ClientError.Code.badValue), ("Evening", .notFound), ("", .notFound)])
    func nameOfNoneOrOfSeveralIsRefused(name: String, code: ClientError.Code) {
        let error = #expect(throws: ClientError.self) { try TappedControl(name, in: reading) }
        #expect(error?.code == code)
    }

    @Test(arguments: [nil, "test://day"])
    func widgetWithoutControlsIsTappedItself(url: String?) throws {
        var reading = self.reading
        (reading.elements, reading.actions, reading.url) = ([], [:], url)
        let tapped = try TappedControl(nil, in: reading)
        #expect(tapped.action == nil && tapped.url == url)
        #expect(tapped.line == (url == nil ? "tapped w4, which opens its app" : "tapped the link test://day on w4"))
    }

    @Test func addressOfAWidgetWithControlsIsTappedByItsName() throws {
        var reading = self.reading
        reading.url = "test://day"
        #expect(try TappedControl("test://day", in: reading).url == "test://day")
        #expect(throws: ClientError.self) { try TappedControl(nil, in: reading) }
    }

    @Test func oneOfSeveralActionsWithoutWordsMustBeNamed() throws {
        var reading = self.reading
        reading.elements = []
        let error = #expect(throws: ClientError.self) { try TappedControl(nil, in: reading) }
        #expect(error?.message == "w4 has several controls: \"a0\", \"a1\", \"a2\"; name one of them")
    }
}
