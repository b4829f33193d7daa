import SwiftUI
import WidgetKit

@main
struct CountdownBundle: WidgetBundle {
    var body: some Widget {
        CountdownWidget()
    }
}
