import VitrineUI
import VitrineWidgets

/// The program of the tests that need an extension in a process of its own.
@main
struct SampleBundle: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        ListWidget()
        FaultyWidget()
    }
}
