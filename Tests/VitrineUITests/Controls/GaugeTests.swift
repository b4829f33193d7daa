import Testing
import WidgetArchive

@testable import PortableUI

@MainActor
struct GaugeTests {
    private let gauge = Gauge(value: 3, in: 0...10) {
        Text("Speed")
    } currentValueLabel: {
        Text("3")
    } minimumValueLabel: {
        Text("0")
    } maximumValueLabel: {
        Text("10")
    }

    @Test func ringOfARoundWidgetShowsOnlyItsCentre() {
        let view = ProgressView(value: 0.5) {
            Text("Panda")
        } currentValueLabel: {
            Text("C")
        }
        .progressViewStyle(.circular)
        let round = Archived.entry(view, 76, 76)
        #expect(Archived.texts(round).map(\.string) == ["C"])
        #expect(Archived.leaves(round).first?.frame == box(0, 0, 76, 76))
        #expect(Archived.leaves(round).first?.accessibility?.label == "Panda")
        #expect(Archived.texts(Archived.entry(view, 100, 100)).map(\.string) == ["C"])
    }

    /// In little room the line and the words become smaller with the ring.
    @Test func roundGaugeKeepsItsProportions() throws {
        func sizes(_ side: CGFloat) throws -> [Double] {
            let view = gauge.gaugeStyle(.accessoryCircular).frame(width: side, height: side)
            let archive = ArchiveLines.archive(view, 200, 200)
            let node = try #require(archive.content.first)
            guard case .gauge(let mark) = node.content else { return [] }
            return [node.frame.size.width, mark.thickness] + Archived.texts(archive).map { $0.styles[0].size }
        }
        let whole = try sizes(58)
        #expect(whole.count == 5)
        let half = try sizes(29)
        // A text shrinks in steps.
        #expect(zip(half, whole).allSatisfy { abs($0 * 2 - $1) < 0.5 }, "\(half) \(whole)")
        #expect(try sizes(100) == whole)
    }

    @Test func defaultGaugeIsABarBetweenItsLabels() {
        #expect(
            drawn(gauge, 200) == """
                18.33,42 156x16 gauge bar 0.3 blue on fill thick 16
                  57,-32.33 49.67x20.33 text "Speed" primary
                  -18.33,-2.33 10.33x20.33 text "0" primary
                  164,-2.33 17.67x20.33 text "10" primary
                  76.33,28 10.67x20.33 text "3" primary
                """
        )
        #expect(drawn(gauge.gaugeStyle(.linearCapacity), 200) == drawn(gauge, 200))
    }

    @Test func dialShowsItsValueInsideAndItsBoundsBelow() {
        let lines = drawn(gauge.gaugeStyle(.accessoryCircular))
        #expect(lines.hasPrefix("21,21 58x58 gauge dial 0.3 blue on blue thick 5.8 [\"Speed\" value \"3\"]\n"))
        #expect(lines.contains("text \"3\"") && lines.contains("text \"0\"") && lines.contains("text \"10\""))
        #expect(!lines.contains("text \"Speed\""))
    }

    @Test func boundsOfADialStandBetweenTheEndsOfItsRing() throws {
        let dial = Gauge(value: 0.5, in: 0...400) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("400")
        }
        let archive = ArchiveLines.archive(dial.gaugeStyle(.accessoryCircular), 58, 58)
        let labels = try #require(archive.content.first).children
        #expect(labels.count == 2)
        // The ends of a ring of 58 points are 41 points apart, and as thick as a tenth of it.
        #expect(labels.allSatisfy { $0.frame.origin.x >= 14 && $0.frame.maxX <= 44 && $0.frame.maxY <= 56 })
    }

    @Test func dialWithoutBoundsShowsItsLabelBelow() {
        let dial = Gauge(value: 0.5) {
            Text("Speed")
        } currentValueLabel: {
            Text("3")
        }
        let lines = drawn(dial.gaugeStyle(.accessoryCircular))
        #expect(lines.contains("text \"Speed\"") && lines.contains("text \"3\""))
    }

    @Test func ringHasItsLabelForScreenReaders() {
        let lines = drawn(gauge.gaugeStyle(.accessoryCircularCapacity))
        #expect(lines.hasPrefix("21,21 58x58 gauge ring 0.3 blue on fill thick 5.8 [\"Speed\" value \"3\"]\n"))
        #expect(!lines.contains("text \"Speed\""))
    }

    @Test func ringWithoutAValueShowsItsLabel() {
        let ring = Gauge(value: 0.3) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
        #expect(drawn(ring).contains("text \"Speed\""))
    }

    @Test func ringAndDialFillACircularWidget() {
        #expect(drawn(gauge.gaugeStyle(.accessoryCircularCapacity), 72, 72).hasPrefix("0,0 72x72 gauge ring"))
        #expect(drawn(gauge.gaugeStyle(.accessoryCircular), 40, 40).hasPrefix("0,0 40x40 gauge dial"))
    }

    @Test func accessoryBarsAreLaidOut() {
        let bar = drawn(gauge.gaugeStyle(.accessoryLinear), 200)
        #expect(bar.contains("gauge barWithMarker 0.3 blue on blue thick 6") && bar.contains("[\"Speed\" value \"3\"]"))
        #expect(drawn(gauge.gaugeStyle(.accessoryLinearCapacity), 200).contains("gauge bar 0.3 blue on fill thick 6"))
    }

    @Test(
        arguments: [
            ("bar", "linear(red@0 blue@1 0,0.5-1,0.5)"), ("ring", "angular(red@0 blue@1 -90-270)"),
            ("dial", "angular(red@0 blue@1 135-405)"),
        ]
    )
    func gradientRunsAlongTheGauge(_ form: String, _ paint: String) {
        let tinted = gauge.tint(Gradient(colors: [.red, .blue]))
        let view =
            switch form {
            case "bar": AnyView(tinted.gaugeStyle(.linearCapacity))
            case "ring": AnyView(tinted.gaugeStyle(.accessoryCircularCapacity))
            default: AnyView(tinted.gaugeStyle(.accessoryCircular))
            }
        #expect(drawn(view, 200).contains("gauge \(form) 0.3 \(paint)"))
    }

    @Test(arguments: [(-5.0, "0"), (0, "0"), (2.5, "0.25"), (10, "1"), (99, "1"), (.nan, "0"), (.infinity, "0")])
    func valueIsClampedToItsBounds(_ value: Double, _ expected: String) {
        let lines = drawn(Gauge(value: value, in: 0...10) { EmptyView() })
        #expect(lines == "0,42 100x16 gauge bar \(expected) blue on fill thick 16")
    }

    @Test func emptyBoundsGiveAnEmptyGauge() {
        #expect(drawn(Gauge(value: 3, in: 3...3) { EmptyView() }).contains("gauge bar 0 "))
    }

    @Test func customStyleDrawsTheValue() {
        struct Dot: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Circle().fill(.red).frame(width: 100 * configuration.value)
                configuration.currentValueLabel
            }
        }
        #expect(
            drawn(gauge.gaugeStyle(Dot())) == """
                25.67,35 30x30 circle red
                63.67,40 10.67x20.33 text "3" primary
                """
        )
    }
}

@MainActor
struct ProgressViewTests {
    private let hour = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 3600)

    @Test func barFillsBelowItsTitle() {
        #expect(
            drawn(ProgressView("Load", value: 1, total: 4)) == """
                0,60.17 100x4 gauge bar 0.25 blue on fill thick 4
                  0,-24.17 38.33x20.33 text "Load" primary
                """
        )
    }

    @Test func ringFillsAroundItsValue() {
        let view = ProgressView(value: 0.5) {
            Text("Load")
        } currentValueLabel: {
            Text("half")
        }
        let lines = drawn(view.progressViewStyle(.circular))
        #expect(lines.contains("58x58 gauge ring 0.5 blue on fill"))
        #expect(lines.contains("text \"half\"") && lines.contains("[\"Load\" value \"half\"]"))
        let bare = drawn(ProgressView(value: 0.5).progressViewStyle(.circular))
        #expect(bare == "21,21 58x58 gauge ring 0.5 blue on fill thick 5.8")
    }

    @Test func indeterminateProgressIsARing() {
        #expect(drawn(ProgressView()) == "21,21 58x58 gauge ring indeterminate blue on fill thick 5.8")
        let unknown: Double? = nil
        #expect(drawn(ProgressView(value: unknown)).contains("gauge ring indeterminate"))
        #expect(drawn(ProgressView().progressViewStyle(.linear)).contains("gauge bar indeterminate"))
    }

    @Test func intervalFollowsTheClock() {
        let up = drawn(ProgressView(timerInterval: hour, countsDown: false))
        #expect(up.hasPrefix("0,38.83 100x4 gauge bar 0-3600 up blue on fill thick 4\n  0,8.17 "))
        let bare = ProgressView(timerInterval: hour, label: { EmptyView() }, currentValueLabel: { EmptyView() })
        #expect(drawn(bare) == "0,48 100x4 gauge bar 0-3600 down blue on fill thick 4")
    }

    @Test func tintComesFromTheStyleOrTheEnvironment() {
        #expect(drawn(ProgressView(value: 0.5).tint(.red)).contains("gauge bar 0.5 red"))
        let bar = ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
        #expect(drawn(bar.tint(.red)).contains("gauge bar 0.5 green"))
        let ring = ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .green))
        #expect(drawn(ring).contains("gauge ring 0.5 green"))
    }

    @Test func customStyleReceivesTheFraction() {
        struct Percent: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: (configuration.fractionCompleted ?? 0) * 100, height: 5)
            }
        }
        #expect(drawn(ProgressView(value: 0.3).progressViewStyle(Percent())) == "35,47.5 30x5 rectangle red")
        #expect(drawn(ProgressView(timerInterval: hour).progressViewStyle(Percent())).hasSuffix("0x5 rectangle red"))
    }

    @Test(arguments: [(-1.0, 1.0, "0"), (5, 1, "1"), (1, 0, "0"), (.nan, 1, "0")])
    func valueIsClampedToItsTotal(_ value: Double, _ total: Double, _ expected: String) {
        #expect(drawn(ProgressView(value: value, total: total)).contains("gauge bar \(expected) "))
    }
}
