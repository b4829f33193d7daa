import Testing
import VitrineWidgets
import VitrineWire

struct IntentParameterTests {
    @Test func formsStartAsTheyAreDeclared() {
        let intent = EveryParameter()
        #expect(intent.count == 7)
        #expect(intent.ratio == 0.5)
        #expect(!intent.flag)
        #expect(intent.when == nil)
        #expect(intent.place == nil)
        #expect(intent.period == .week)
        #expect(intent.park == nil)
        #expect(intent.tags == ["a"])
        #expect(intent.untitled == nil)
    }

    @Test func readingARequiredParameterBeforeItIsSetTrapsWithItsName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = EveryParameter().text
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #if DEBUG
        #expect(text.contains("\"Text\" was read before it was set"))
        #endif
    }

    @Test func copiesShareTheirParametersAsInAppIntents() {
        let intent = EveryParameter()
        let copy = intent
        copy.count = 9
        #expect(intent.count == 9)
    }

    @Test func parametersComeInTheOrderOfTheirDeclaration() {
        let names = IntentParameters(of: EveryParameter()).all.map(\.name)
        #expect(
            names == ["text", "count", "ratio", "flag", "when", "place", "period", "park", "tags", "untitled"]
        )
    }

    @Test(arguments: [
        ("text", #""a \"quoted\" \\ text""#), ("text", #""line\u000abreak 🐝 \u0001""#), ("text", #""""#),
        ("count", "-3"), ("ratio", "2.5"), ("flag", "true"), ("when", "802172460.125"), ("when", "null"),
        ("place", #""https://example.org/a?b=c""#), ("period", #""day""#), ("park", #""2""#), ("park", "null"),
        ("tags", #"["x","y/z"]"#), ("tags", "[]"), ("untitled", "1"),
    ])
    func valueComesBackAsItWasSent(name: String, json: String) async throws {
        let parameters = IntentParameters(of: EveryParameter())
        try await parameters.set([name: json])
        let back = try #require(parameters.values[name])
        #expect(try _IntentJSON(text: back) == _IntentJSON(text: json))
    }

    @Test(arguments: [
        ("count", "3.0", "3"), ("ratio", "2", "2.0"), ("when", #""2026-06-03T09:41:00Z""#, "802172460.0"),
        ("when", #""2026-06-03T18:41:00.5+09:00""#, "802172460.5"),
    ])
    func otherWritingsOfAValueAreUnderstood(name: String, json: String, stored: String) async throws {
        let parameters = IntentParameters(of: EveryParameter())
        try await parameters.set([name: json])
        #expect(parameters.values[name] == stored)
    }

    @Test(arguments: [
        ("text", "3", "wants a text"), ("text", "null", "wants a text"), ("count", "1.5", "wants a whole number"),
        ("count", #""1""#, "wants a whole number"), ("ratio", "true", "wants a number"),
        ("flag", "1", "wants true or false"),
        ("when", #""yesterday""#, "wants a date"), ("place", #""""#, "wants a URL"), ("place", "1", "wants a URL"),
        ("period", #""year""#, "wants one of day, week"), ("park", #""77""#, "names no Park that exists"),
        ("park", #""x""#, "wants an identifier of Park"), ("tags", #""a""#, "wants a list"),
        ("tags", "[1]", "wants a text"),
        ("count", "{", "is no JSON value"), ("count", #"{"a":1}"#, "is no JSON value"),
        ("nonsense", "1", "there is no parameter nonsense"),
    ])
    func badValueIsRefusedByName(name: String, json: String, says: String) async {
        let error = await #expect(throws: WireFailure.self) {
            try await IntentParameters(of: EveryParameter()).set([name: json])
        }
        #expect(error?.code == "badParameter")
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains(name) == true)
    }

    @Test func refusedValueLeavesTheOldOne() async {
        let intent = EveryParameter()
        _ = await #expect(throws: WireFailure.self) { try await IntentParameters(of: intent).set(["count": "x"]) }
        #expect(intent.count == 7)
    }

    @Test func entityQueryGivesTheDefaultOnlyWhereNothingIsSet() async throws {
        let untouched = EveryParameter()
        await IntentParameters(of: untouched).setQueriedDefaults()
        #expect(untouched.park?.name == "Ttukseom")
        let chosen = EveryParameter()
        let parameters = IntentParameters(of: chosen)
        try await parameters.set(["park": #""1""#])
        await parameters.setQueriedDefaults()
        #expect(chosen.park?.name == "Yeouido")
    }
}
