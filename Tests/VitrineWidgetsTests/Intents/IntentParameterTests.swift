import Testing
import VitrineWidgets
import VitrineWire

struct IntentParameterTests {
    @Test func parametersStartWithTheirDeclaredDefaults() {
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

    @Test func readingAnUnsetRequiredParameterTrapsWithItsName() async {
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

    @Test(arguments: [
        ("text", #""a \"quoted\" \\ text""#), ("text", #""line\u000abreak 🐝 \u0001""#), ("text", #""""#),
        ("count", "-3"), ("ratio", "2.5"), ("flag", "true"), ("when", "802172460.125"), ("when", "null"),
        ("place", #""https://example.org/a?b=c""#), ("period", #""day""#), ("park", #""2""#), ("park", "null"),
        ("tags", #"["x","y/z"]"#), ("tags", "[]"), ("untitled", "1"),
    ])
    func valueSurvivesARoundTrip(name: String, json: String) async throws {
        let parameters = IntentParameters(of: EveryParameter())
        try await parameters.set([name: json])
        let back = try #require(parameters.values[name])
        #expect(try _IntentJSON(text: back) == _IntentJSON(text: json))
    }

    @Test(arguments: [
        ("count", "3.0", "3"), ("ratio", "2", "2.0"), ("when", #""2026-06-03T09:41:00Z""#, "802172460.0"),
        ("when", #""2026-06-03T18:41:00.5+09:00""#, "802172460.5"),
    ])
    func alternativeFormsOfAValueAreAccepted(name: String, json: String, stored: String) async throws {
        let parameters = IntentParameters(of: EveryParameter())
        try await parameters.set([name: json])
        #expect(parameters.values[name] == stored)
    }

    @Test(arguments: [
        ("text", "3", "expects a text"), ("text", "null", "expects a text"), ("count", "1.5", "expects a whole number"),
        ("count", #""1""#, "expects a whole number"), ("ratio", "true", "expects a number"),
        ("flag", "1", "expects true or false"),
        ("when", #""yesterday""#, "a date"), ("place", #""""#, "expects a URL"), ("place", "1", "expects a URL"),
        ("period", #""year""#, "expects one of day, week"), ("park", #""x""#, "expects an identifier of Park"),
        ("tags", #""a""#, "expects a list"),
        ("tags", "[1]", "expects a text"),
        ("count", "{", "is not a JSON value"), ("count", #"{"a":1}"#, "is not a JSON value"),
        ("nonsense", "1", "there is no parameter nonsense"),
    ])
    func invalidValueIsRefusedAndNamed(name: String, json: String, says: String) async {
        let error = await #expect(throws: WireFailure.self) {
            try await IntentParameters(of: EveryParameter()).set([name: json])
        }
        #expect(error?.code == "badParameter")
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains(name) == true)
    }

    private struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Park") var park: Park
        @Parameter(title: "Next") var next: Park?
        @Parameter(title: "All") var all: [Park]

        func perform() async throws -> some IntentResult { .result() }
    }

    /// A person deletes what a widget was configured with.
    @Test func entityThatIsGoneIsRefusedOnlyWhereOneIsRequired() async throws {
        let visit = Visit()
        try await IntentParameters(of: visit).set(["next": #""77""#, "all": #"["2","77","1"]"#])
        #expect(visit.next == nil)
        #expect(visit.all.map(\.id) == [2, 1])
        let error = await #expect(throws: WireFailure.self) {
            try await IntentParameters(of: Visit()).set(["park": #""77""#])
        }
        #expect(error?.message.contains("names no Park that exists: 77") == true)
    }

    @Test func refusedValueKeepsTheOldValue() async {
        let intent = EveryParameter()
        _ = await #expect(throws: WireFailure.self) { try await IntentParameters(of: intent).set(["count": "x"]) }
        #expect(intent.count == 7)
    }

    @Test func entityQueryProvidesTheDefaultOnlyIfNothingIsSet() async throws {
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
