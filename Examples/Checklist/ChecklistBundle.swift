import SwiftUI
import WidgetKit

@main
struct ChecklistBundle: WidgetBundle {
    var body: some Widget {
        ChecklistWidget()
    }
}
