#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct ResolvingTests {
    @Test func conditionsAndLoopsAddTheirViews() {
        #expect(texts(Conditions(count: 3, name: nil)) == ["0", "1", "2", "many", "none"])
        #expect(texts(Conditions(count: 1, name: "Kim")) == ["0", "one", "Kim"])
        #expect(texts(Conditions(count: 0, name: "Kim")) == ["zero", "Kim"])
    }

    @Test func modifierOfAGroupAppliesToEachOfItsViews() {
        let view = HStack(spacing: 0) {
            Group {
                Probe.fixed(10, 10)
                Probe.fixed(10, 10)
            }
            .padding(5)
        }
        #expect(Archived.boxes(view).map(\.origin.x) == [35, 55])
    }

    @Test func sectionsKeepTheirOrder() {
        let view = VStack {
            Section {
                Text("content")
            } header: {
                Text("header")
            } footer: {
                Text("footer")
            }
        }
        #expect(texts(view) == ["header", "content", "footer"])
    }

    @Test func customModifiersWrapTheirContent() {
        struct Framed: ViewModifier {
            var label: String

            func body(content: Content) -> some View {
                VStack {
                    Text(label)
                    content
                }
            }
        }
        #expect(texts(Text("x").modifier(Framed(label: "a"))) == ["a", "x"])
        #expect(texts(Text("x").modifier(Framed(label: "a").concat(Framed(label: "b")))) == ["b", "a", "x"])
        #expect(texts(Text("x").modifier(EmptyModifier())) == ["x"])
    }

    @Test func stateKeepsItsInitialValueAndBindingsWriteToIt() {
        struct Counter: View {
            @State private var count = 1

            var body: some View { Inner(count: $count) }
        }
        struct Inner: View {
            @Binding var count: Int

            var body: some View { Text("\(count)") }
        }
        #expect(texts(Counter()) == ["1"])
        #expect(texts(Inner(count: .constant(7))) == ["7"])
    }

    @Test func severalRootViewsAreStackedVertically() {
        let view = Group {
            Probe.fixed(10, 10)
            Probe.fixed(10, 10)
        }
        #expect(Archived.boxes(view).map(\.origin.y) == [36, 54])
    }

    private func texts<V: View>(_ view: V) -> [String] { Archived.texts(Archived.entry(view, 300, 300)).map(\.string) }
}

private struct Conditions: View {
    let count: Int
    let name: String?

    var body: some View {
        VStack {
            ForEach(Array(0..<count), id: \.self) { Text("\($0)").equatable() }
            switch count {
            case 0: AnyView(AnyView(Text("zero")))
            case 1: Text("one")
            default: if #available(iOS 17, *) { Text("many") } else { Text("old") }
            }
            if let name {
                Text(name)
            } else if count > 2 {
                Text("none")
            }
        }
    }
}
#endif
