import VitrineUI
import VitrineWidgets

/// The program for tests that need an extension in its own process.
@main
struct SampleBundle: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        ListWidget()
        FaultyWidget()
    }
}
