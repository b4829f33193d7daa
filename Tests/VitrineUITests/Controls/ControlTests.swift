import Testing
import WidgetArchive

@testable import PortableUI

/// Basic controls, compared by their archived form.
@MainActor
struct LabelTests {
    private let label = Label("Run", systemImage: "star")

    @Test func iconIsPlacedBeforeTheTitle() {
        #expect(
            drawn(label) == """
                20.97,39.8 20.4x20.4 symbol star 400 primary
                49.33,40 29.67x20.33 text "Run" primary
                """
        )
        #expect(drawn(label.labelStyle(.titleAndIcon)) == drawn(label))
        #expect(drawn(label.labelStyle(.automatic)) == drawn(label))
    }

    @Test func titleOnlyAndIconOnlyStylesHideTheOtherPart() {
        #expect(drawn(label.labelStyle(.titleOnly)) == "35.33,40 29.67x20.33 text \"Run\" primary")
        #expect(drawn(label.labelStyle(.iconOnly)) == "39.8,39.8 20.4x20.4 symbol star 400 primary [\"Run\"]")
    }

    @Test func customStyleArrangesTheParts() {
        struct Below: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                column(configuration.icon.foregroundStyle(.red), configuration.title)
            }
        }
        #expect(
            drawn(label.labelStyle(Below())) == """
                39.8,29.63 20.4x20.4 symbol star 400 red
                35.33,50 29.67x20.33 text "Run" primary
                """
        )
    }

    @Test func styleMayShowTheLabelInside() {
        struct Boxed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).background(.red)
            }
        }
        #expect(drawn(label.labelStyle(Boxed())).hasPrefix("20.97,39.8 58.07x20.4 rectangle red\n"))
    }
}

@MainActor
struct ButtonTests {
    private func button(_ title: String = "Go", role: ButtonRole? = nil) -> Button<Text> {
        Button(action: ArchivedAction(intent: "Log", parameters: ["id": "7"]), role: role, label: Text(title))
    }

    @Test func plainButtonShowsOnlyItsLabel() {
        #expect(
            drawn(button().buttonStyle(.plain)) == """
                39,40 22x20.33 button a0
                  0,0 22x20.33 text "Go" primary
                """
        )
    }

    @Test func borderedButtonHasABackground() {
        let bordered = """
            27,33 46x34.33 button a0
              0,0 46x34.33 capsule fill2
              12,7 22x20.33 text "Go" blue
            """
        #expect(drawn(button()) == bordered)
        #expect(drawn(button().buttonStyle(.bordered)) == bordered)
        #expect(drawn(button().buttonStyle(.bordered).buttonStyle(.plain)) == bordered, "the inner style counts")
        let prominent = button().buttonStyle(.borderedProminent).tint(.red)
        #expect(
            drawn(prominent.buttonBorderShape(.roundedRectangle(radius: 4))) == """
                27,33 46x34.33 button a0
                  0,0 46x34.33 rounded 4,4,4,4 red
                  12,7 22x20.33 text "Go" white
                """
        )
        #expect(drawn(button(role: .destructive).buttonStyle(.borderless)).hasSuffix("text \"Go\" red"))
        #expect(drawn(button().controlSize(.small)).hasPrefix("29,36 42x28.33 button"))
    }

    @Test func circleAroundALabelIsAsWideAsHigh() {
        let circle = """
            32,32 36x36 button a0
              0,0 36x36 circle fill2
              7,8 22x20.33 text "Go" blue
            """
        #expect(drawn(button().buttonStyle(.bordered).buttonBorderShape(.circle)) == circle)
    }

    @Test func customStyleDrawsTheButton() {
        struct Round: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(2).background(.green, in: Circle())
                    .opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        #expect(
            drawn(button().buttonStyle(Round())) == """
                37,38 26x24.33 button a0
                  0.83,0 24.33x24.33 circle green
                  2,2 22x20.33 text "Go" primary
                """
        )
    }

    @Test func customPrimitiveStyleCreatesTheButton() {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
        }
        #expect(
            drawn(button().buttonStyle(Framed())) == """
                39,40 22x20.33 button a0
                  0,0 22x20.33 text "Go" primary
                39.5,40.33 21x19.33 rectangle red stroke 1 butt miter
                """
        )
    }

    @Test func disabledButtonIsDimmedAndDoesNotReact() {
        let archive = ArchiveLines.archive(button().buttonStyle(.plain).disabled(true))
        #expect(ArchiveLines.text(archive.content, indent: "") == "39,40 22x20.33 text \"Go\" primary {opacity 0.4}")
        #expect(archive.actions.isEmpty)
    }

    @Test func actionsAreNumberedInReadingOrder() {
        let behind = Button(action: ArchivedAction(intent: "Behind"), label: Color.red)
        let flip = Toggle(isOn: false, action: ArchivedAction(intent: "Flip"), label: Text("B"))
        let view = column(button("A").background { behind }, flip).buttonStyle(.plain)
        let actions = ArchiveLines.archive(view, 200, 200).actions
        #expect(actions.keys.sorted() == ["a0", "a1", "a2"])
        #expect(actions["a1"] == ArchivedAction(intent: "Log", parameters: ["id": "7"]))
        #expect(actions["a0"]?.intent == "Behind" && actions["a2"]?.intent == "Flip")
    }

    @Test func severalViewsInALabelArePlacedSideBySide() {
        let colors = [Color.red, .blue]
        let button = Button(action: ArchivedAction(intent: "Log"), label: ForEach(colors, id: \.self) { $0 })
        #expect(
            drawn(button.buttonStyle(.plain)) == """
                0,0 100x100 button a0
                  0,0 46x100 rectangle red
                  54,0 46x100 rectangle blue
                """
        )
    }
}

@MainActor
struct LinkTests {
    private let destination = URL(string: "lucidpal://habit/7?day=1") ?? URL(filePath: "/")

    @Test func linkCoversItsLabel() {
        #expect(
            drawn(Link(destination: destination) { Color.red }) == """
                0,0 100x100 link lucidpal://habit/7?day=1
                  0,0 100x100 rectangle red
                """
        )
    }

    @Test func titledLinkUsesTheTint() {
        #expect(drawn(Link("Go", destination: destination)).hasSuffix("text \"Go\" blue"))
        #expect(drawn(Link("Go", destination: destination).tint(.red)).hasSuffix("text \"Go\" red"))
    }

    @Test func linkWithoutALabelIsEmpty() {
        #expect(drawn(Link(destination: destination) { EmptyView() }).isEmpty)
    }
}

@MainActor
struct ToggleTests {
    private func toggle(_ isOn: Bool) -> Toggle<Text> {
        Toggle(isOn: isOn, action: ArchivedAction(intent: "Flip"), label: Text("On"))
    }

    @Test func switchIsPlacedAtTheOppositeEnd() {
        #expect(
            drawn(toggle(true), 200) == """
                0,34.67 200x31 toggle a0 on
                  0,5.33 22.33x20.33 text "On" primary
                  149,0 51x31 capsule green
                  171,2 27x27 circle white
                """
        )
        #expect(drawn(toggle(false), 200).hasSuffix("149,0 51x31 capsule fill2\n  151,2 27x27 circle white"))
        #expect(drawn(toggle(true).tint(.red), 200).contains("capsule red"))
        #expect(drawn(toggle(true).toggleStyle(SwitchToggleStyle(tint: .blue)), 200).contains("capsule blue"))
    }

    @Test func buttonStyleFillsItsBackgroundWhenOn() {
        #expect(
            drawn(toggle(true).toggleStyle(.button)) == """
                27,33 46.33x34.33 toggle a0 on
                  0,0 46.33x34.33 capsule blue
                  12,7 22.33x20.33 text "On" white
                """
        )
        #expect(drawn(toggle(false).toggleStyle(.button)).contains("capsule fill2"))
    }

    @Test func customStyleReceivesTheState() {
        struct Tick: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                row(Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle"), configuration.label)
            }
        }
        #expect(drawn(toggle(true).toggleStyle(Tick())).contains("symbol checkmark.circle.fill 400"))
        #expect(drawn(toggle(false).toggleStyle(Tick())).contains("symbol circle 400"))
    }
}

@MainActor
struct LabelsHiddenTests {
    @Test func hiddenLabelsAreNotShown() {
        let view = VStack {
            Toggle(isOn: true, action: nil, label: Text("Toggle"))
            Gauge(value: 0.5) { Text("Gauge") }
            ProgressView("Progress", value: 0.5)
            Label("Label", systemImage: "star")
        }
        let words = ["Toggle", "Gauge", "Progress", "Label"]
        let shown = drawn(view, 200, 300)
        let hidden = drawn(view.labelsHidden(), 200, 300)
        #expect(words.filter { shown.contains("\"\($0)\"") } == words)
        #expect(words.filter { hidden.contains("\"\($0)\"") } == ["Label"])
    }
}

@MainActor
struct GroupBoxTests {
    @Test func contentIsPlacedOnABackground() {
        #expect(
            drawn(GroupBox("T") { Color.red.frame(width: 20, height: 10) }) == """
                24,14.83 52x70.33 rounded 8,8,8,8 #f2f2f7ff/#1c1c1eff
                40,31 11x20.33 text "T" primary
                40,59.17 20x10 rectangle red
                """
        )
        #expect(drawn(GroupBox { Color.red }).hasSuffix("16,16 68x68 rectangle red"))
    }

    @Test func accessoryBackgroundHasTheWidgetsOutline() {
        #expect(drawn(AccessoryWidgetBackground(), 72, 72) == "0,0 72x72 rounded 20,20,20,20 fill")
    }
}
