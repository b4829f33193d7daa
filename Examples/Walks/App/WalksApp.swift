import SwiftUI
import WidgetKit

@main
struct WalksApp: App {
    @State private var opened: URL?

    var body: some Scene {
        WindowGroup {
            VStack(spacing: 12) {
                Text("Walks").font(.largeTitle)
                Text("\(WalkStore().total) of \(WalkStore.goal) minutes")
                if opened?.host() == "today" { Text("Today") }
            }
            .padding()
            .onOpenURL { opened = $0 }
        }
    }
}
