import Combine
import Testing

struct PublishedTests {
    private class Base: ObservableObject {
        @Published var count = 0
    }

    private final class Model: Base {
        @Published var name = ""
    }

    @Test func propertySendsItsValueAndEachChange() {
        let model = Model()
        var received: [Int] = []
        let subscription = model.$count.sink { received.append($0) }
        model.count = 1
        model.count += 1
        subscription.cancel()
        #expect(received == [0, 1, 2])
        #expect(model.count == 2)
    }

    @Test func subscriberSeesTheOldValueInTheObject() {
        let model = Model()
        var old: [Int] = []
        let subscription = model.$count.dropFirst().sink { _ in old.append(model.count) }
        model.count = 5
        subscription.cancel()
        #expect(old == [0])
    }

    @Test func objectSaysThatItWillChange() {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        model.count = 1
        model.name = "a"
        subscription.cancel()
        #expect(changes == 2)
    }

    @Test func propertyFollowsAPublisher() {
        let model = Model()
        let source = PassthroughSubject<Int, Never>()
        source.assign(to: &model.$count)
        source.send(4)
        #expect(model.count == 4)
        let subscription = ["b"].publisher.assign(to: \.name, on: model)
        subscription.cancel()
        #expect(model.name == "b")
    }
}
