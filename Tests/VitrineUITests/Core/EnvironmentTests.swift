#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct EnvironmentTests {
    @Test func customKeysHaveADefaultAreInheritedAndTransformedAndTheInnermostWins() {
        let label = Named()
        #expect(texts(column(label, label.environment(\.greeting, "hi"))) == ["hello", "hi"])
        let twice = column(label.environment(\.greeting, "first"), label.environment(\.greeting, "second"))
        #expect(texts(twice) == ["first", "second"])
        #expect(texts(column(label.environment(\.greeting, "near")).environment(\.greeting, "far")) == ["near"])
        let changed = label.transformEnvironment(\.greeting) { $0 += "!" }.environment(\.greeting, "hey")
        #expect(texts(changed) == ["hey!"])
    }

    @Test func closuresReadTheEnvironmentOfTheViewThatCreatedThem() {
        struct Outer: View {
            @Environment(\.greeting) private var greeting

            var body: some View {
                VStack {
                    GeometryReader { _ in Text(greeting) }
                    ForEach(0..<1) { _ in Text(greeting) }
                    Text("x").modifier(Prefixed())
                }
                .environment(\.greeting, "inner")
            }
        }
        #expect(Set(texts(Outer().environment(\.greeting, "outer"))) == ["outer", "inner", "x"])
        #expect(texts(Outer().environment(\.greeting, "outer")).filter { $0 == "outer" }.count == 2)
    }

    @Test func modifierEnvironmentDoesNotAffectTheClosuresOfItsContent() {
        struct Changing: ViewModifier {
            func body(content: Content) -> some View { content.environment(\.greeting, "changed") }
        }
        struct Outer: View {
            @Environment(\.greeting) private var greeting

            var body: some View {
                VStack {
                    ForEach(0..<1) { _ in Text(greeting) }
                    Named()
                }
                .modifier(Inside())
            }
        }
        struct Inside: ViewModifier {
            func body(content: Content) -> some View { VStack { content }.modifier(Changing()) }
        }
        #expect(texts(Outer()) == ["hello", "changed"])
    }

    @Test func onlyViewsThatReadTheColorSchemeAreRecorded() {
        var archiver = ViewArchiver()
        let request = ArchiveRequest(size: CGSize(width: 100, height: 100))
        _ = archiver.archive(Text("x").foregroundColor(.red), in: request)
        #expect(!archiver.reads.colorScheme)
        _ = archiver.archive(Appearance(), in: request)
        #expect(archiver.reads.colorScheme)
        _ = archiver.archive(Text("x"), in: request)
        #expect(!archiver.reads.colorScheme)
    }

    @Test func colorSchemeOfTheDeviceIsRead() {
        var environment = EnvironmentValues()
        environment.system.colorScheme = .dark
        #expect(Archived.texts(Archived.entry(Appearance(), environment: environment)).map(\.string) == ["dark"])
        #expect(texts(Appearance()) == ["light"])
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func aViewIsDrawnInTheAppearanceThatIsSetForIt(_ own: ColorScheme) throws {
        let view = VStack {
            Text("a \(Text("b").foregroundStyle(.secondary))")
            Image(systemName: "star")
            Divider()
            ProgressView(value: 0.5)
            LinearGradient(colors: [.primary, .blue], startPoint: .top, endPoint: .bottom).background(.thinMaterial)
                .shadow(color: .primary, radius: 2)
        }
        .containerBackground(.background, for: .widget)
        let device = try json(view)
        let shown = try json(view.environment(\.colorScheme, own))
        #expect(device.contains(##""dark":"#ebebf599","light":"#3c3c4399""##), "\(device)")
        #expect(!shown.contains(#""dark""#) && shown.contains(own == .dark ? "#ebebf599" : "#3c3c4399"), "\(shown)")
        #expect(shown.contains(#""material":{"isDark":\#(own == .dark),"thickness":2}"#))
        #expect(texts(Appearance().environment(\.colorScheme, own)) == ["\(own)"])
    }

    @Test func styleOfATextSeesTheAppearanceThatIsSetForIt() throws {
        struct Night: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                Color(white: environment.colorScheme == .dark ? 1 : 0)
            }
        }
        let text = Text("a").foregroundStyle(Night())
        #expect(try json(text).contains("#000000"))
        #expect(try json(text.environment(\.colorScheme, .dark)).contains("#ffffff"))
    }

    @Test func styleIsDrawnInTheAppearanceOfTheInnermostView() throws {
        let text = Text("a").environment(\.colorScheme, .light)
        let view = VStack { text }.foregroundStyle(.blue)
        #expect(try json(view.environment(\.colorScheme, .dark)) == json(view))
    }

    private func json(_ view: some View) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(Archived.entry(view)), as: UTF8.self)
    }

    @Test func scaledMetricGrowsWithTheTextSize() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility1
        #expect(Archived.boxes(Scaled(), environment: environment).map(\.size.width) == [28])
        #expect(Archived.boxes(Scaled()).map(\.size.width) == [17])
    }

    @Test func copiesDoNotShareChanges() {
        var first = EnvironmentValues()
        first.greeting = "a"
        var second = first
        second.greeting = "b"
        second.lineLimit = 2
        #expect(first.greeting == "a")
        #expect(first.lineLimit == nil)
    }

    @Test func rightToLeftDirectionMirrorsTheLayout() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = row(Probe.fixed(10, 10), Probe.fixed(20, 10).offset(x: 3), Spacer())
        #expect(Archived.boxes(view, environment: environment) == [box(90, 45, 10, 10), box(73, 45, 20, 10)])
    }

    private func texts<V: View>(_ view: V) -> [String] { Archived.texts(Archived.entry(view, 300, 300)).map(\.string) }
}

private struct GreetingKey: EnvironmentKey {
    static let defaultValue = "hello"
}

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }
}

private struct Named: View {
    @Environment(\.greeting) private var greeting

    var body: some View { Text(greeting) }
}

private struct Appearance: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

private struct Scaled: View {
    @ScaledMetric private var width = 17.0

    var body: some View { Probe.fixed(width, 10) }
}

private struct Prefixed: ViewModifier {
    @Environment(\.greeting) private var greeting

    func body(content: Content) -> some View {
        VStack { several(Text(greeting), content) }
    }
}
#endif
