import Testing
import VitrineWidgets
import VitrineWire
import WidgetArchive

private struct PrivateIntent: AppIntent {
    static let title: LocalizedStringResource = "Private"

    func perform() async throws -> some IntentResult { .result() }
}

struct IntentCatalogTests {
    @Test func nameIsTheTypeNameWithItsModule() {
        #expect(IntentCatalog.name(of: OpenTheApp.self) == "VitrineWidgetsTests.OpenTheApp")
    }

    @Test func everyTypeIsFoundByItsNameWithoutAList() throws {
        for type in [OpenTheApp.self, EveryParameter.self, Nest.Inner.self] as [any AppIntent.Type] {
            let found = try #require(IntentCatalog().type(named: IntentCatalog.name(of: type)))
            #expect(ObjectIdentifier(found) == ObjectIdentifier(type))
        }
    }

    @Test func privateTypeIsFoundOnlyInAList() {
        let name = IntentCatalog.name(of: PrivateIntent.self)
        #expect(IntentCatalog().type(named: name) == nil)
        #expect(IntentCatalog([PrivateIntent.self]).type(named: name) != nil)
    }

    @Test func listedTypeIsFoundByItsShortName() {
        let found = IntentCatalog([OpenTheApp.self]).type(named: "OpenTheApp")
        #expect(found.map { ObjectIdentifier($0) } == ObjectIdentifier(OpenTheApp.self))
        #expect(IntentCatalog().type(named: "OpenTheApp") == nil)
    }

    @Test(arguments: ["", ".", "@", "Swift.Int", "VitrineWidgetsTests.Park", "A.B.C", "@nonsense", "A\u{e9}.B"])
    func otherNamesFindNothing(name: String) {
        #expect(IntentCatalog().type(named: name) == nil)
    }

    @Test func typesAreListedOnceInOrder() {
        let catalog = IntentCatalog([OpenTheApp.self, Failing.self, OpenTheApp.self])
        #expect(catalog.types.map { "\($0)" } == ["OpenTheApp", "Failing"])
    }

    @Test func formListsEveryParameterWithItsType() throws {
        let form = IntentForm(of: EveryParameter.self)
        #expect(form.title == "Every parameter")
        #expect(form.details == "Has one of each.")
        #expect(IntentForm(of: SurfaceConfiguration.self).details == "Shows one list.", "it need not be optional")
        #expect(IntentForm(of: Failing.self).details.isEmpty)
        #expect(form.opensApp)
        let rows = form.parameters.map { parameter in
            "\(parameter.name) \(parameter.title) \(parameter.isList ? "list of " : "")\(parameter.type)"
                + "\(parameter.isOptional ? " optional" : "") \(parameter.defaultValue ?? "-")"
        }
        #expect(
            rows == [
                "text Text string -", "count Count integer 7", "ratio Ratio number 0.5", "flag Flag boolean false",
                "when When date optional -", "place Where url optional -", #"period Period enum "week""#,
                "park Park entity optional -", #"tags Tags list of string ["a"]"#,
                "untitled untitled integer optional -",
            ]
        )
        let (day, week) = (#""day""#, #""week""#)
        let options = [ParameterOption(value: day, title: "Day"), ParameterOption(value: week, title: "A week")]
        #expect(form.parameters[6].options == options)
    }

    @Test func actionContainsTheParametersThatAreSet() {
        let intent = EveryParameter()
        intent.text = "a\"b"
        intent.park = ParkQuery.parks[1]
        let action = ArchivedAction(performing: intent)
        #expect(action.intent == "VitrineWidgetsTests.EveryParameter")
        #expect(action.parameters["text"] == #""a\"b""#)
        #expect(action.parameters["park"] == #""2""#)
        #expect(action.parameters["when"] == "null")
        #expect(action.parameters.count == 10)
    }
}
