import Vitrine
import VitrineUI
import VitrineWidgets

struct StepsScreen: View {
    var body: some View {
        Text("\(Walks().store.read(.steps).value?.count ?? 0) steps")
    }
}

@main
struct StepsApp: DeviceApp {
    static var intents: [any AppIntent.Type] { [CountWalk.self] }

    init() {
        let walks = Walks()
        do {
            try walks.journal
                .drain(
                    now: DeviceMoment.current.now,
                    perform: { try walks.count($0) },
                    report: { print($0.settled) }
                )
        } catch {
            print("the walks stay in the journal:", error)
        }
    }

    var body: some Scene { WindowGroup { StepsScreen() } }
}
