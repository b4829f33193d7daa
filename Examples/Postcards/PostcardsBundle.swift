import SwiftUI
import WidgetKit

@main
struct PostcardsBundle: WidgetBundle {
    var body: some Widget {
        PostcardsWidget()
    }
}
