import StepsWidget
import VitrineWidgets

@main
struct StepsBundle: WidgetBundle {
    var body: some Widget { StepsWidget() }
}
