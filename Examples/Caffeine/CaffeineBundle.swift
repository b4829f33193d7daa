import SwiftUI
import WidgetKit

@main
struct CaffeineBundle: WidgetBundle {
    var body: some Widget {
        CaffeineWidget()
    }
}
