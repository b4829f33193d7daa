import Testing
import WidgetArchive

@testable import PortableUI

@MainActor
struct AppearanceTests {
    /// The form of NetNewsWire's widget: https://github.com/Ranchero-Software/NetNewsWire, ArticleItemView.
    private struct Article: View {
        @State private var icon: Color?
        let color: Color

        var body: some View {
            HStack(spacing: 0) {
                if let icon { icon.frame(width: 10) }
                Color.red
            }
            .onAppear { icon = color }
        }
    }

    @Test func stateThatIsSetWhenAViewAppearsIsSeen() {
        #expect(drawn(Article(color: .blue)).contains("10x100 rectangle blue"))
        #expect(ArchiveLines.findings(Article(color: .blue)).isEmpty)
        let several = VStack(spacing: 0) {
            ForEach([Color.blue, .green], id: \.self) { Article(color: $0) }
        }
        let lines = drawn(several)
        #expect(lines.contains("10x50 rectangle blue") && lines.contains("10x50 rectangle green"), "\(lines)")
    }

    private struct Tinted: ViewModifier {
        @State private var isTinted = false

        func body(content: Content) -> some View {
            content.background(isTinted ? Color.blue : .green).onAppear { isTinted = true }
        }
    }

    @Test func stateOfAModifierIsSeen() {
        #expect(drawn(Color.red.modifier(Tinted())).contains("rectangle blue"))
    }

    private struct Measured: View {
        @State private var width = 0.0

        var body: some View {
            GeometryReader { proxy in
                Color.red.frame(width: width / 2).onAppear { width = proxy.size.width }
            }
        }
    }

    @Test func stateIsSeenWithinAGeometryReader() {
        #expect(drawn(Measured()).contains("50x100 rectangle red"))
    }

    private struct Changed: View {
        @State private var shown = 0
        let isInitial: Bool

        var body: some View {
            Color.red.frame(width: CGFloat(10 + shown)).onChange(of: 5, initial: isInitial) { shown = 5 }
                .onChange(of: 7, initial: isInitial) { _, new in shown += new }
        }
    }

    @Test func onlyAnInitialChangeIsSeen() {
        #expect(drawn(Changed(isInitial: true)).contains("22x100"))
        #expect(drawn(Changed(isInitial: false)).contains("10x100"))
    }

    @Test func actionsRunOnceInTheOrderOfTheViewsAndNotForAnAbsentView() {
        var seen: [String] = []
        let view = VStack {
            Color.red.onAppear { seen.append("first") }
            EmptyView().onAppear { seen.append("absent") }
            Color.red.onAppear { seen.append("second") }.onAppear(perform: nil)
        }
        _ = ArchiveLines.archive(view)
        #expect(seen == ["first", "second"])
    }

    @Test func screenOfAnAppLeavesAFinding() {
        var appeared = false
        var request = ArchiveRequest(size: CGSize(width: 100, height: 80), contentMargin: 0)
        request.allowsOwnHeight = true
        var archiver = ViewArchiver()
        let archive = archiver.archive(Color.red.onAppear { appeared = true }, in: request)
        #expect(!appeared)
        #expect(archive.findings.map(\.message) == ["onAppear(perform:) has no effect on a screen of an app"])
    }
}
