import Testing
import WidgetArchive

@testable import PortableUI

@MainActor
struct EffectTests {
    @Test func effectsAreArchivedInnermostFirst() {
        let view = Color.red.opacity(0.5).blur(radius: 2)
        #expect(drawn(view) == "0,0 100x100 rectangle #ff383c80/#ff424580 {blur 2}")
        let stacked = Rectangle().blur(radius: 2).rotationEffect(.degrees(45)).opacity(0.5).shadow(radius: 3)
            .grayscale(1)
        #expect(
            drawn(stacked)
                == "0,0 100x100 rectangle primary {blur 2} {rotation 45 0.5,0.5} {opacity 0.5} {shadow #00000054 3 0,0}"
                + " {grayscale 1}"
        )
        let reversed = Rectangle().opacity(0.5).rotationEffect(.degrees(45), anchor: .topLeading)
        #expect(drawn(reversed) == "0,0 100x100 rectangle primary {opacity 0.5} {rotation 45 0,0}")
    }

    @Test func effectsOfSeveralBoxesGroupThem() {
        let view = Color.red.frame(width: 10, height: 10).background(Color.blue).opacity(0.5).padding(1)
        #expect(
            drawn(view) == """
                45,45 10x10 group {opacity 0.5}
                  0,0 10x10 rectangle blue
                  0,0 10x10 rectangle red
                """
        )
    }

    @Test func effectOfAGroupAppliesToEachView() {
        let group = Group { several(Color.red, Color.blue) }
        #expect(
            drawn(row(group.opacity(0.5))) == """
                0,0 50x100 rectangle red {opacity 0.5}
                50,0 50x100 rectangle blue {opacity 0.5}
                """
        )
    }

    @Test func effectsThatChangeNothingAreOmitted() {
        let faded = Color.red.modifier(EmptyModifier()).opacity(1).scaleEffect(1).rotationEffect(.zero)
        #expect(drawn(faded) == "0,0 100x100 rectangle red")
        let toned = Color.red.grayscale(0).saturation(1).brightness(0).blur(radius: 0)
        #expect(drawn(toned) == "0,0 100x100 rectangle red")
    }

    @Test func invalidNumbersAreHarmless() {
        let view = Rectangle().opacity(.nan).scaleEffect(.infinity).rotationEffect(.degrees(.nan))
            .shadow(radius: -3, x: .nan)
            .blur(radius: .infinity).brightness(7).saturation(-1)
        #expect(drawn(view) == "0,0 100x100 rectangle primary {shadow #00000054 0 0,0} {brightness 1} {saturation 0}")
    }

    @Test func scaleEffectAcceptsAllForms() {
        #expect(drawn(Color.red.scaleEffect(x: -1, y: 1)).hasSuffix("{scale -1,1 0.5,0.5}"))
        #expect(drawn(Color.red.scaleEffect(2, anchor: .bottom)).hasSuffix("{scale 2,2 0.5,1}"))
        #expect(drawn(Color.red.scaleEffect(CGSize(width: 2, height: 3))).hasSuffix("{scale 2,3 0.5,0.5}"))
    }

    @Test func hiddenViewKeepsItsSpace() {
        #expect(drawn(row(Color.red.hidden(), Color.blue)) == "50,0 50x100 rectangle blue")
        let button = Button(action: ArchivedAction(intent: "Go"), label: Color.red).hidden()
        #expect(ArchiveLines.archive(button).actions.isEmpty)
    }
}

@MainActor
struct ForegroundTests {
    @Test func innerStyleWins() {
        #expect(drawn(Rectangle().foregroundStyle(.red).foregroundStyle(.blue)) == "0,0 100x100 rectangle red")
        #expect(drawn(Rectangle().foregroundColor(nil).foregroundStyle(.blue)) == "0,0 100x100 rectangle primary")
    }

    @Test func levelsFollowTheForeground() {
        let box = Rectangle()
        let view = row(box, box.foregroundStyle(.secondary), box.fill(.tertiary), box.foregroundStyle(.foreground))
        #expect(
            drawn(view.foregroundStyle(.red, .blue, .green)) == """
                0,0 25x100 rectangle red
                25,0 25x100 rectangle blue
                50,0 25x100 rectangle green
                75,0 25x100 rectangle red
                """
        )
        // Levels that are not given are those of the last that is.
        #expect(drawn(view.foregroundStyle(.red)).contains("25,0 25x100 rectangle #ff383c80/#ff424580"))
        #expect(drawn(view.foregroundStyle(.red, .blue)).contains("50,0 25x100 rectangle #0088ff80/#0091ff80"))
        #expect(drawn(view).contains("25,0 25x100 rectangle secondary"))
        #expect(drawn(view).contains("50,0 25x100 rectangle tertiary"))
        let nested = box.foregroundStyle(.secondary).foregroundStyle(.secondary)
        #expect(drawn(nested) == "0,0 100x100 rectangle tertiary", "levels add up")
    }

    @Test func tintIsAvailableAsAStyle() {
        #expect(drawn(Rectangle().fill(.tint).tint(.green)) == "0,0 100x100 rectangle green")
        #expect(drawn(Rectangle().fill(.tint).tint(Color?.none).tint(.green)) == "0,0 100x100 rectangle blue")
    }
}

@MainActor
struct AccessibilityTests {
    @Test func accessibilityTextsAreArchived() {
        let view = Rectangle().accessibilityLabel("Ring").accessibilityValue(Text("25 percent"))
            .accessibilityHint("Opens")
        #expect(drawn(view) == "0,0 100x100 rectangle primary [\"Ring\" value \"25 percent\" hint \"Opens\"]")
        let name = "Habit"
        #expect(drawn(Rectangle().accessibilityLabel(name)).hasSuffix("[\"Habit\"]"))
    }

    @Test func outermostAccessibilityTextsWin() {
        #expect(drawn(Rectangle().accessibilityLabel("in").accessibilityLabel("out")).hasSuffix("[\"out\"]"))
        #expect(drawn(Rectangle().accessibilityHidden(true).accessibilityHidden(false)).hasSuffix("[]"))
    }

    @Test func headerTraitIsArchivedAsAHeading() {
        #expect(drawn(Rectangle().accessibilityAddTraits(.isHeader)).hasSuffix("[header]"))
        let removed = Rectangle().accessibilityAddTraits([.isHeader]).accessibilityRemoveTraits(.isHeader)
        #expect(drawn(removed).hasSuffix("[]"))
        #expect(drawn(Rectangle().accessibilityAddTraits(.isButton)).hasSuffix("[]"))
    }

    @Test func elementsCombineIgnoreOrContainTheirChildren() {
        let pair = row(Color.red, Color.blue)
        let inside = """

              0,0 50x100 rectangle red
              50,0 50x100 rectangle blue
            """
        #expect(drawn(pair.accessibilityElement(children: .combine)) == "0,0 100x100 group [combined]" + inside)
        #expect(drawn(pair.accessibilityElement(children: .contain)) == "0,0 100x100 group []" + inside)
        let both = pair.accessibilityElement().accessibilityLabel("Both")
        #expect(drawn(both) == "0,0 100x100 group [\"Both\" combined]" + inside)
    }

    @Test func traitsFormASet() {
        var traits: AccessibilityTraits = [.isHeader, .isLink]
        #expect(traits.contains(.isHeader) && !traits.contains(.isButton) && !traits.isEmpty)
        #expect(traits.remove(.isLink) == .isLink && traits == .isHeader)
        #expect(traits.remove(.isLink) == nil && traits.insert(.isLink).inserted)
        #expect(traits.intersection(.isLink) == .isLink && traits.symmetricDifference(.isLink) == .isHeader)
    }
}

@MainActor
struct RedactionTests {
    private var view: some View {
        column(Text("A"), Image(systemName: "star"), Text("B").unredacted(), Color.red.frame(height: 10))
    }

    @Test func placeholderHidesTextsAndImages() {
        let lines = drawn(view.redacted(reason: .placeholder)).split(separator: "\n")
        #expect(lines.map { $0.hasSuffix("redacted") } == [true, true, false, false])
        #expect(!drawn(view).contains("redacted"))
    }

    @Test func privateContentIsMarkedAndHiddenWhenLocked() {
        let text = Text("A").privacySensitive()
        #expect(drawn(text).hasSuffix("text \"A\" primary {private}"))
        #expect(drawn(text.redacted(reason: .privacy)).hasSuffix("redacted"))
        #expect(!drawn(Text("A").redacted(reason: .privacy)).contains("redacted"))
        #expect(!drawn(Text("A").privacySensitive(false)).contains("private"))
    }

    @Test func invalidatableContentIsMarked() {
        #expect(drawn(Text("A").invalidatableContent()).hasSuffix("{invalidatable}"))
        #expect(!drawn(Text("A").invalidatableContent(false)).contains("invalidatable"))
    }
}

@MainActor
struct WidgetModifierTests {
    private func url(_ text: String) -> URL? { URL(string: text) }

    @Test func widgetHasOneURL() {
        #expect(ArchiveLines.archive(Color.red.widgetURL(url("a://b"))).url == "a://b")
        #expect(ArchiveLines.archive(Color.red.widgetURL(nil)).url == nil)
        let twice = ArchiveLines.archive(Color.red.widgetURL(url("a://b")).widgetURL(url("c://d")))
        #expect(twice.findings.map(\.kind) == [.undefined])
    }

    @Test func containerBackgroundFillsTheWidget() {
        var archiver = ViewArchiver()
        let archive = archiver.archive(
            Text("A").containerBackground(for: .widget) { Color.red },
            in: ArchiveRequest(size: CGSize(width: 158, height: 158), contentMargin: 16)
        )
        #expect(ArchiveLines.text(archive.background, indent: "") == "0,0 158x158 rectangle red")
        #expect(archive.content.count == 1)
        let gradient = ArchiveLines.archive(Text("A").containerBackground(.red.gradient, for: .widget)).background
        #expect(ArchiveLines.text(gradient, indent: "").hasPrefix("0,0 100x100 rectangle linear("))
        #expect(ArchiveLines.archive(Text("A").containerBackground(.red, for: .navigation)).background.isEmpty)
    }

    @Test func backgroundThatContainsTheWidgetIsDrawnOnce() {
        struct Own: View {
            var body: some View { Text("A").containerBackground(for: .widget) { background(Color.red) } }
        }
        let archive = ArchiveLines.archive(Own())
        #expect(archive.content.count == 1)
        #expect(ArchiveLines.text(archive.background, indent: "").contains("rectangle red"))
    }

    @Test func backgroundReadsItsEnvironment() {
        let view = Text("A").containerBackground(for: .widget) { Rectangle().fill(.tint) }.tint(.green)
        #expect(ArchiveLines.text(ArchiveLines.archive(view).background, indent: "") == "0,0 100x100 rectangle green")
    }

    @Test func accentableViewIsInTheAccentGroup() {
        #expect(drawn(Color.red.widgetAccentable()) == "0,0 100x100 rectangle red accented")
        #expect(drawn(Color.red.widgetAccentable(false)) == "0,0 100x100 rectangle red")
    }
}

@MainActor
struct IgnoredModifierTests {
    @Test func unsupportedModifiersRecordFindings() {
        let view = Color.red.blendMode(.destinationOut).contrast(2).hueRotation(.degrees(3)).colorInvert().zIndex(2)
            .colorMultiply(.red).luminanceToAlpha().preferredColorScheme(.dark)
            .task {}
            .rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0)).accessibilitySortPriority(1)
        #expect(drawn(view) == "0,0 100x100 rectangle red")
        #expect(ArchiveLines.archive(view).findings.allSatisfy { $0.kind == .ignored })
        #expect(ArchiveLines.archive(view).findings.count == 10)
    }

    @Test func blendModeIsArchived() {
        #expect(drawn(Color.red.blendMode(.plusLighter)).hasSuffix("{blend plus-lighter}"))
        #expect(drawn(Color.red.blendMode(.normal)) == "0,0 100x100 rectangle red")
    }

    @Test func modifiersWithoutVisibleEffectRecordNoFindings() {
        let view = Color.red.animation(.spring, value: 1).transition(.opacity).contentTransition(.numericText())
            .compositingGroup().drawingGroup().geometryGroup().id("a").tag(1).ignoresSafeArea()
            .contentShape(Rectangle()).accessibilityIdentifier("x")
        #expect(drawn(view) == "0,0 100x100 rectangle red")
        #expect(ArchiveLines.findings(view).isEmpty)
    }
}
