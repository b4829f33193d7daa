import Testing

@testable import VitrineClient

struct ConfigurationTextTests {
    @Test(arguments: [
        ("city=Seoul", ["city": "\"Seoul\""]), ("days=3,isMetric=true", ["days": "3", "isMetric": "true"]),
        ("city=Bonn, am Rhein,days=2", ["city": "\"Bonn, am Rhein\"", "days": "2"]), ("tags=[1,2]", ["tags": "[1,2]"]),
        ("city=", ["city": "\"\""]), ("sum=a=b", ["sum": "\"a=b\""]),
    ])
    func valuesAreJSONOrText(_ text: String, _ parameters: [String: String]) throws {
        #expect(try ConfigurationText.parameters(text) == parameters)
    }

    @Test(arguments: ["", "Seoul", "=3"]) func textWithoutANameIsRefused(_ text: String) {
        #expect(throws: ClientError.self) { try ConfigurationText.parameters(text) }
    }
}
