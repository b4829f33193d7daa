import SwiftUI
import WidgetKit

@main
struct ExportedWidgets: WidgetBundle {
    var body: some Widget {
        StepsWidget()
    }
}
