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
}
